import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'
import { createTimeline } from './timeline'

type Rows = (string | number)[][]

const dayMs = 86_400_000
const isoDay = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)

interface Invoices {
  /** As of which day the file was written. */
  today: number
  rows?: number
  /** How long they may take. */
  longest?: number
  /** Names of the dates. */
  names?: [string, string, string]
}

/** Invoices of a year, paid within some weeks; as of a day many of the last are open. */
function invoices({ today, rows = 900, longest = 90, names = ['invoiced', 'due', 'paid'] }: Invoices): Rows {
  const made = Array.from({ length: rows }, (_, row) => {
    const began = Math.floor((row * 330) / rows)
    const took = 10 + spread(row, longest - 10, 613)
    const isOpen = began + took > today
    return [
      `R-${1000 + row}`,
      isoDay(began),
      isoDay(began + 30),
      isOpen ? '' : isoDay(began + took),
      ['SMB', 'Public', 'Export'][row % 3]!,
      200 + spread(row, 900, 389),
    ]
  })
  return [['no', ...names, 'segment', 'amount'], ...made]
}
const untilOf = (rows: Rows) => {
  const { table, profile } = understand(rows).subject
  return createTimeline(table, profile)!.until
}

describe('what is known of what has ended alone', () => {
  it.each([
    { today: 335 },
    { today: 335, rows: 300 },
    { today: 335, rows: 5000 },
    { today: 335, longest: 60 },
    { today: 350, longest: 120 },
    { today: 335, names: ['rechnungsdatum', 'faellig', 'bezahlt_am'] as [string, string, string] },
  ])('is told up to when nearly all have ended: %j', (one) => {
    const rows = invoices(one)
    const until = untilOf(rows)!
    const last = Math.round((until.ms - Date.UTC(2024, 0, 1)) / dayMs)
    const longest = one.longest ?? 90
    expect(last).toBeGreaterThan(one.today - longest - 5)
    expect(last).toBeLessThan(one.today - longest / 3)
    const { layout, blocks, insights } = draft(rows)
    const text = layout.narrative_snippets.join(' ')
    const open = rows.slice(1).filter((row) => row[3] === '').length
    expect(text).toMatch(
      new RegExp(`${open} of [\\d,]+ \\w+ have no .* yet and are in no figure of share late; the `),
    )
    expect(text).not.toMatch(/Values are missing/)
    const lines = blocks.filter(({ type, title }) => type === 'line' && /late/i.test(title))
    for (const { config } of lines) expect(config.query!.filters!.some(({ op }) => op === '<')).toBe(true)
    expect(insights.filter(({ kind, columns }) => kind === 'trend' && columns.includes('Late'))).toEqual([])
  })

  it('is told to the end where all have ended, or as many of the old are open as of the young', () => {
    expect(untilOf(invoices({ today: 600 }))).toBeNull()
    const some = invoices({ today: 600 }).map((row, at) =>
      at > 0 && at % 9 === 0 ? [...row.slice(0, 3), '', ...row.slice(4)] : row,
    )
    expect(untilOf(some)).toBeNull()
  })

  it('is no concern of what is known at once', () => {
    const amounts = invoices({ today: 335 }).map((row) => [...row.slice(0, 2), ...row.slice(3)])
    const { profile } = understand(amounts).subject
    const [first] = profile.outcomes!
    if (profile.columns[first!]!.name === 'amount') expect(untilOf(amounts)).toBeNull()
  })

  it('still trends upward up to then, of what was known by then', () => {
    const today = 335
    const tickets = Array.from({ length: 900 }, (_, row) => {
      const began = Math.floor((row * 330) / 900)
      const took = 5 + Math.floor(began / 6) + spread(row, 20, 613)
      return [
        `T-${row}`,
        isoDay(began),
        began + took > today ? '' : isoDay(began + took),
        ['A', 'B'][row % 2]!,
      ]
    })
    const { insights } = draft([['ticket', 'opened', 'closed', 'team'], ...tickets])
    const trend = insights.find(({ kind, direction }) => kind === 'trend' && direction === 'up')!
    expect(trend.text).toMatch(/Days from opened to closed trends upward: .* to (Aug|Sep|Oct) \d+, 2024/)
  })
})
