import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { understand } from '../subject/subject.fixture'

/** Days of counters that are all busier on some days than on others. */
function days(names: string[], countOf = (busy: number, at: number) => Math.round((300 + 90 * at) * busy)) {
  const random = createRandom(23)
  const rows = Array.from({ length: 150 }, (_, row) => {
    const busy = 0.5 + random()
    const day = new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)
    return [day, ...names.map((_name, at) => countOf(busy * (0.8 + 0.4 * random()), at))]
  })
  return [['day', ...names], ...rows]
}
const totalOf = (rows: (string | number)[][]) => {
  const { table, subject } = understand(rows)
  const leads = subject.profile.columns[subject.outcomes[0]!.column]!
  return { from: table.columns.at(-1)!.derivedFrom, leads: leads.name, column: table.columns.at(-1)! }
}

describe('what like columns come to', () => {
  it.each([
    [['Bridge St', 'Canal North', 'Station Rd']],
    [['Umsatz Brot', 'Umsatz Kuchen', 'Umsatz Kaffee', 'Umsatz Snacks']],
    [['venda_balcão', 'venda_online', 'venda_telefone']],
  ])('is told of %j, and leads', (names) => {
    const { from, leads, column } = totalOf(days(names))
    expect(from).toEqual(names)
    expect(leads).toBe(`${names[0]} to ${names.at(-1)}`)
    const { table } = understand(days(names))
    const parts = names.map((name) => table.columns.find((one) => one.name === name)!.numbers!)
    expect(column.numbers![7]).toBe(parts.reduce((sum, part) => sum + part[7]!, 0))
  })

  it.each([
    ['each measures something of its own', days(['orders', 'visits', 'returns'])],
    ['they may be marks', days(['Art', 'Latin', 'Music'], (busy, at) => Math.round(40 * busy + 5 * at))],
    [
      'they go with nothing of each other',
      days(['Alpha', 'Beta', 'Gamma'], (busy, at) => Math.round(500 + ((busy * 1e6) % 400) * (at + 1))),
    ],
    [
      'each is what is left of the one before',
      days(['Seen', 'Asked', 'Booked'], (busy, at) => Math.round(900 * busy * 0.4 ** at)),
    ],
  ])('is not made up where %s', (_, rows) => {
    expect(totalOf(rows).from).toBeUndefined()
  })
})
