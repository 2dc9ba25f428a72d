import { describe, expect, it } from 'vitest'
import { readRefusal, writeRefusal } from './sentence-refusal'

describe('the refusal of a part of a sentence', () => {
  it.each([
    { clause: 'amount by wombat', why: 'There is no column wombat' },
    { clause: 'amount: by “wombat”', why: 'No column is “wombat”: there is none' },
  ])('is read as it was written: $clause', (refusal) => {
    expect(readRefusal(writeRefusal(refusal))).toEqual(refusal)
  })

  it('is none where the sentence as a whole is meant', () => {
    expect(readRefusal('It asks for no chart or figure')).toBeNull()
    expect(readRefusal('“Amount” is no column')).toBeNull()
  })
})
