import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'
import { createTimeline } from './timeline'

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)

/** Deals by the day on which they close, or are to; those after day 500 are open. */
const deals = (isOpen: (day: number) => boolean): (string | number)[][] => [
  ['deal', 'close_date', 'source', 'stage', 'amount', 'days_to_close'],
  ...Array.from({ length: 800 }, (_, row) => {
    const day = Math.floor((row * 600) / 800)
    const ended = row % 3 ? 'Lost' : 'Won'
    return [
      `D-${1000 + row}`,
      dateOf(day),
      ['Web', 'Fair', 'Call'][row % 3]!,
      isOpen(day) ? 'Proposal' : ended,
      Math.round(500 + spread(row, 900, 389)),
      isOpen(day) ? '' : Math.round(10 + spread(row, 60, 197)),
    ]
  }),
]
const untilOf = (rows: (string | number)[][]) => {
  const { table, profile } = understand(rows).subject
  return createTimeline(table, profile)!.until
}

describe('what is told over time', () => {
  it('ends where something is not known yet', () => {
    expect(untilOf(deals((day) => day > 500))).toMatchObject({ rows: 132 })
    const { blocks, insights, layout } = draft(deals((day) => day > 500))
    const line = blocks.find(({ type }) => type === 'line')!
    expect(line.config.query!.filters).toContainEqual({ column: 'close_date', op: '<', value: '2025-05-01' })
    expect(insights.filter(({ kind }) => kind === 'change_point' || kind === 'trend')).toEqual([])
    expect(layout.narrative_snippets.join(' ')).toMatch(
      /132 deals have no days to close yet and lie after May 15, 2025: they are left out of changes and trends\./i,
    )
  })

  it('does not end where what is missing has been so all the time, or where no state says so', () => {
    expect(untilOf(deals((day) => day % 9 === 0))).toBeNull()
    const stopped = deals(() => false).map((row, at) => (at > 700 ? [...row.slice(0, 5), ''] : row))
    expect(untilOf(stopped)).toBeNull()
  })

  it('does not end where what began of late goes on', () => {
    const tickets = deals((day) => day > 500).map((row, at) => {
      if (at === 0) return [...row, 'closed_at']
      const opened = Date.parse(`${row[1]}T00:00:00Z`)
      const days = row[5] === '' ? null : Number(row[5])
      return [...row, days === null ? '' : new Date(opened + days * dayMs).toISOString().slice(0, 10)]
    })
    expect(untilOf(tickets)).toBeNull()
  })

  it('ends before a few dates far ahead', () => {
    const some = deals(() => false).map((row, at) =>
      at > 0 && at % 160 === 0 ? [row[0]!, dateOf(1500 + at * 8), ...row.slice(2)] : row,
    )
    expect(untilOf(some)).toMatchObject({ rows: 5, column: null })
    expect(untilOf(deals(() => false))).toBeNull()
    // stragglers of a few years are none
    const years = Array.from({ length: 200 }, (_, row) => [
      row < 198 ? 1962 + (row % 13) : 1977,
      row % 7,
      row % 2,
    ])
    expect(untilOf([['year', 'size', 'ulcer'], ...years])).toBeNull()
  })
})
