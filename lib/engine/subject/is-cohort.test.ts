import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from './subject.fixture'

type Rows = (string | number)[][]

const dayMs = 86_400_000
const isoDay = (day: number) => new Date(Date.UTC(2012, 0, 1) + day * dayMs).toISOString().slice(0, 10)
const today = 4000

interface Staff {
  start: string
  rows?: number
  end?: string
  tenure?: string
  /** How much of all that began goes on. */
  goingOn?: number
}

/** Staff as of one day: more of those who came of late are still there, and pay goes with the level. */
function staff({ start, rows = 500, end, tenure, goingOn = 0.85 }: Staff): Rows {
  const head = ['emp_no', 'dept', 'level', start, 'salary', 'training_hours']
  const made = Array.from({ length: rows }, (_, row) => {
    const began = Math.floor(today * (1 - (spread(row, 997, 613) / 997) ** 2))
    const level = 1 + spread(row, 4, 7)
    const hasLeft = spread(row, 100, 37) >= 100 * goingOn && today - began > 500
    const ended = began + 200 + Math.floor((spread(row, 89, 29) / 89) * (today - began - 200))
    return [
      `P${1000 + row}`,
      ['Sales', 'Service', 'Finance'][row % 3]!,
      level,
      isoDay(began),
      30_000 + 9000 * level + spread(row, 2000, 389),
      5 + spread(row, 30, 197),
      ...(end ? [hasLeft ? isoDay(ended) : ''] : []),
      ...(tenure ? [((today - began) / 365.25).toFixed(1)] : []),
    ]
  })
  return [[...head, ...(end ? [end] : []), ...(tenure ? [tenure] : [])], ...made]
}

const isCohortOf = (rows: Rows) =>
  understand(rows).subject.profile.columns.some(({ begins }) => begins === true)

const grid: Staff[] = [
  ...['hire_dt', 'eintritt', 'date_embauche', 'fecha_alta', 'data_assunzione', 'member_since', 'sown'].map(
    (start) => ({ start }),
  ),
  ...['start', 'beginn', 'debut'].flatMap((start) => [
    { start, end: 'ended' },
    { start, end: 'ended', goingOn: 0.6 },
    { start, end: 'ended', rows: 2000 },
    { start, tenure: 'years_here' },
  ]),
]

describe('dates at which things began', () => {
  it.each(grid)('are no time that goes by: $start, end $end, tenure $tenure, $goingOn', (one) => {
    const rows = staff(one)
    expect(isCohortOf(rows)).toBe(true)
    const { title, description, blocks, layout, insights } = draft(rows)
    expect(`${title} ${description}`).not.toMatch(/\b20\d\d\b/)
    for (const { type, title: of } of blocks) if (type === 'line') expect(of).toMatch(/^New /)
    const told = [...layout.narrative_snippets, ...blocks.map((block) => block.description ?? '')].join(' ')
    expect(told).not.toMatch(/\bin 20\d\d\b|not complete|Latest|since around|goes up and down/)
    expect(blocks.filter((block) => block.title.startsWith('Latest'))).toEqual([])
    const courses = insights.filter(({ columns }) => columns.includes(one.start) && columns.length > 1)
    expect(courses.filter(({ kind }) => kind === 'trend' || kind === 'change_point')).toEqual([])
  })

  it.each(['opened', 'order_date', 'invoice_date', 'datum'])(
    'are times where something happened: %s',
    (start) => {
      const tickets = Array.from({ length: 600 }, (_, row) => [
        `T${1000 + row}`,
        ['Web', 'Mail'][row % 2]!,
        isoDay(row),
        100 + spread(row, 90, 389),
        row > 590 || row % 11 === 0 ? '' : isoDay(row + 2 + spread(row, 20, 197)),
      ])
      const table: Rows = [['no', 'channel', start, 'amount', 'closed'], ...tickets]
      expect(isCohortOf(table)).toBe(false)
      expect(draft(table).description).toMatch(/\b201\d\b/)
    },
  )

  it('are times where most never come back, and those that do come soon', () => {
    const orders = Array.from({ length: 800 }, (_, row) => [
      `O${1000 + row}`,
      isoDay(row),
      20 + spread(row, 90, 389),
      spread(row, 10, 7) === 3 ? isoDay(row + 3 + spread(row, 25, 197)) : '',
    ])
    expect(isCohortOf([['order', 'order_date', 'amount', 'returned_on'], ...orders])).toBe(false)
  })
})
