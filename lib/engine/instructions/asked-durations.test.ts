import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const date = (day: number) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)
const site = (row: number) => ['Lyon', 'Graz', 'Turin'][row % 3]!
/** One of five has left, after 100 days and a few more by site. */
const leaving = (row: number) => (row % 5 === 0 ? date((row % 200) + 100 + 10 * (row % 3)) : '')

function asked(header: string, cells: (row: number) => (string | number)[], instructions: string) {
  const lines = Array.from({ length: 300 }, (_, row) => cells(row).join(','))
  const { blocks, instructions: clauses } = generateDashboard(
    new TextEncoder().encode([header, ...lines].join('\n')),
    { fileType: 'csv', fileName: 'people.csv', instructions },
  )
  const block = blocks.find(({ clause }) => clause !== undefined && clause !== null)!
  const { rows } = block.data_preview as { rows: Record<string, unknown>[] }
  const shown = rows.map((row) => Object.values(row).slice(0, 2) as [string, number])
  return { status: clauses[0]!.status, shown: new Map(shown) }
}

describe('durations', () => {
  it.each([
    'How long do people stay before they leave, by site?',
    'How many days from hiring to leaving, by site?',
  ])('are told of those few who have an end: %s', (text) => {
    const { status, shown } = asked(
      'name,site,hire_date,leaving_date',
      (row) => [`P${row}`, site(row), date(row % 200), leaving(row)],
      text,
    )
    expect(status).toBe('applied')
    expect([...shown].sort()).toEqual([
      ['Graz', 110],
      ['Lyon', 100],
      ['Turin', 120],
    ])
  })

  it('are those that were measured, not those that were planned', () => {
    const { status, shown } = asked(
      'order,region,days_to_ship_actual,days_to_ship_scheduled',
      (row) => [`A-${row}`, site(row), 3 + (row % 3), 6],
      'How many days until shipping, by region?',
    )
    expect(status).toBe('applied')
    expect(shown.get('Turin')).toBe(5)
  })
})
