import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
type Fails = (of: { instrument: string; date: number; row: number }) => number

/** Samples of three instruments over 240 days, with how many of a hundred fail. */
const samples = (fails: Fails) => [
  ['sample', 'run_date', 'instrument', 'result'],
  ...Array.from({ length: 1920 }, (_, row) => {
    const date = Math.floor(row / 8)
    const instrument = ['A1', 'A2', 'B1'][row % 3]!
    const isFailed = spread(row, 100, 7907) < fails({ instrument, date, row })
    return [`S${row}`, day(date), instrument, isFailed ? 'FAIL' : 'PASS']
  }),
]
const told = (fails: Fails): string[] =>
  draft(samples(fails), 'samples.csv')
    .insights.filter(({ evidence }) => evidence.test === 'scan statistic')
    .map(({ text }) => text)

describe('a stretch in which one segment was another', () => {
  it('is told with what it was before, and what the others were then', () => {
    const [text, ...rest] = told(({ instrument, date }) =>
      instrument === 'B1' && date >= 140 && date < 175 ? 70 : 10,
    )
    expect(text).toMatch(
      /^Share with result FAIL is \d\d(\.\d)?% for B1 \(instrument\) from May 20, 2024 to Jun 23, 2024, against \d\d?(\.\d)?% before; the others average \d\d?(\.\d)?% then\.$/,
    )
    expect(rest).toEqual([])
  })

  it.each<[string, Fails]>([
    ['all are alike', () => 12],
    ['the others share it', ({ date }) => (date >= 140 && date < 175 ? 70 : 10)],
    ['it goes on to the end', ({ instrument, date }) => (instrument === 'B1' && date >= 140 ? 60 : 10)],
    ['it is how the segment always is', ({ instrument }) => (instrument === 'B1' ? 50 : 10)],
  ])('is not told where %s', (_, fails) => {
    expect(told(fails)).toEqual([])
  })
})
