import { describe, expect, it } from 'vitest'
import type { Evidence } from '@/lib/contracts/claims'
import { claimWords, drawsOf, stabilityWords } from './claim-words'

const evidence = (given: Partial<Evidence>): Evidence => ({
  ...{ test: null, statistic: null, p: null, q: null, effect: null, rows: 1419, figures: [] },
  ...given,
})
const held = (count: number) => ({ resamples: 200, held: count })

describe('how sure a claim is', () => {
  it('is sure where it was tested and holds among other rows, else likely', () => {
    const words = [
      { q: 0.000001, stability: held(200) },
      { q: 0.004 },
      { q: 0.004, stability: held(150) },
      { q: 0.04, stability: held(199) },
    ].map((given) => claimWords(evidence({ test: 'Welch', p: 0.001, ...given })))
    expect(words.map(({ mark, caution }) => [mark, caution])).toEqual([
      ['Sure', null],
      ['Sure', null],
      ['Likely', 'in 150 of 200 draws'],
      ['Likely', null],
    ])
    expect(words[0]!.sentence).toContain('fewer than one in 10,000')
    expect(words[3]!.sentence).toContain('about one in 25')
  })

  it('is described where nothing was tested, and tested where no difference was found', () => {
    expect(claimWords(evidence({}))).toMatchObject({ mark: 'Described', tone: null, caution: null })
    expect(claimWords(evidence({ stability: held(120) })).caution).toBe('in 120 of 200 draws')
    expect(claimWords(evidence({ test: 'Kruskal-Wallis rank test' })).mark).toBe('Tested')
  })

  it('says nothing of draws where none is said to hold, as was stored of rows that were not found', () => {
    const stored = evidence({ test: 'F test on weekly dummies', q: 0.0001, stability: held(0) })
    expect(claimWords(stored)).toMatchObject({ mark: 'Sure', caution: null })
    expect(drawsOf(stored)).toBeNull()
    expect(drawsOf(evidence({ stability: held(3) }))).toEqual(held(3))
  })

  it('says what draws of the rows do to it', () => {
    expect(stabilityWords(held(200))).toContain('every time')
    expect(stabilityWords(held(196))).toMatch(/it holds 196 times\.$/)
    expect(stabilityWords(held(140))).toContain('reads otherwise')
  })
})
