import { describe, expect, it } from 'vitest'
import { readRefusals } from './read-refusals'

const detail = (code: string, message: string, path = 'sentence') => ({ path, code, message })

describe('what is refused of a sentence', () => {
  it('is told part by part, each with what could be said instead', () => {
    const details = [
      detail('not_possible', '“amount by wombat”: There is no wombat'),
      detail('offer', 'amount by region'),
      detail('offer', 'amount by channel'),
      detail('partly', '“amount by region in red”: No colour is read'),
    ]
    expect(readRefusals(details)).toEqual([
      {
        status: 'not_possible',
        clause: 'amount by wombat',
        why: 'There is no wombat',
        offers: ['amount by region', 'amount by channel'],
      },
      { status: 'partly', clause: 'amount by region in red', why: 'No colour is read', offers: [] },
    ])
  })

  it('may be the sentence as a whole', () => {
    expect(readRefusals([detail('exists', 'has been added already')])).toEqual([
      { status: 'exists', clause: null, why: 'has been added already', offers: [] },
    ])
  })

  it('is nothing where another field is wrong', () => {
    expect(readRefusals([detail('invalid', 'must be 0 to 4', 'position')])).toEqual([])
  })
})
