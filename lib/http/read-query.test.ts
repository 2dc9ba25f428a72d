import { describe, expect, it } from 'vitest'
import { readWaitMs } from './read-query'

const wait = (query: string) => readWaitMs(new URL(`http://readout.test/${query}`))

describe('readWaitMs', () => {
  it('is none by default, and 25 s at the most', () => {
    expect([wait(''), wait('?wait='), wait('?wait=2.5'), wait('?wait=600')]).toEqual([0, 0, 2500, 25_000])
  })

  it.each(['?wait=soon', '?wait=-1', '?wait=NaN'])('refuses %s', (query) => {
    expect(() => wait(query)).toThrow(expect.objectContaining({ code: 'validation_error', param: 'wait' }))
  })
})
