import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from '../profile/profile-table'
import { runReader } from './run-reader'
import { shapeTable } from './shape-table'

const run = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at))
const pad = (number: number) => String(number).padStart(2, '0')
const kindOf = (names: string[]) => runReader(names)?.(names[0]!)?.kind ?? null

describe('periods that a run of columns tells', () => {
  it.each([
    ['years of schools that may be months', run(4, (at) => `20${pad(9 + at)}-${pad(10 + at)}`), 'span'],
    ['fiscal years', run(4, (at) => `FY${20 + at}/${21 + at}`), 'span'],
    ['months', run(14, (at) => `${pad(1 + (at % 12))}/${22 + Math.floor(at / 12)}`), 'month'],
    ['hours', run(24, (at) => `${pad(at)}h`), 'hour'],
    ['hours from the first on', run(24, (at) => `H${at + 1}`), 'hour'],
    ['hours of the clock', run(12, (at) => `${at + 7}:00`), 'hour'],
    ['stretches of an hour', run(24, (at) => `${pad(at)}-${pad(at + 1)}`), 'hour'],
  ])('%s', (_, names, kind) => {
    expect(kindOf(names)).toBe(kind)
  })

  it.each([
    ['houses', run(12, (at) => `H${at + 1}`)],
    ['ages', run(6, (at) => `${at * 10}-${at * 10 + 9}`)],
    ['bare numbers', run(24, (at) => `${at}`)],
    ['months of years', run(6, (at) => `2022-${pad(at + 1)}`)],
    ['ranges of goals', run(5, (at) => `${at}-${at + 1}`)],
    ['sizes', run(8, (at) => `${36 + at * 2}/${pad(at + 20)}`)],
    ['rooms', run(9, (at) => `R${at + 1}`)],
    ['spans of ten years', run(4, (at) => `19${50 + at * 10}-${60 + at * 10}`)],
    ['hours far apart', ['0h', '6h', '12h', '18h', '24h']],
    ['marks', ['3/15', '7/15', '11/15', '2/15']],
    ['quarters of an hour', run(12, (at) => `${7 + Math.floor(at / 4)}:${pad((at % 4) * 15)}`)],
  ])('are none: %s', (_, names) => {
    expect(kindOf(names)).toBeNull()
  })

  it.each([
    ['bands of weights', 'zone', run(13, (at) => `${at}-${at + 1}`)],
    ['scores', 'match', run(12, (at) => `${at}-${at + 1}`)],
    ['houses beside a date', 'date', run(24, (at) => `H${at + 1}`)],
    ['stretches of a day of places', 'place', run(24, (at) => `${at}-${at + 1}`)],
  ])('are offered, not taken: %s', (_, label, names) => {
    const rows = run(20, (row) => [
      label === 'date' ? `2024-03-${pad(row + 1)}` : `No ${row}`,
      ...names.map((_, at) => `${20 + ((row * 31 + at * 17) % 60)}.5`),
    ])
    const { table, shapes } = shapeTable(textTable([[label, ...names], ...rows]))
    expect([table.rowCount, table.columns.length]).toEqual([20, names.length + 1])
    expect(shapes?.map(({ rows }) => rows)).toContain(20 * names.length)
  })

  it.each([
    ['hours of the clock', 'place', run(12, (at) => `${at + 7}:00`)],
    ['stretches of a whole day', 'date', run(24, (at) => `${pad(at)}-${pad(at + 1)}`)],
  ])('are taken: %s', (_, label, names) => {
    const rows = run(20, (row) => [
      label === 'date' ? `2024-03-${pad(row + 1)}` : `No ${row}`,
      ...names.map((_, at) => `${20 + ((row * 31 + at * 17) % 60)}.5`),
    ])
    expect(shapeTable(textTable([[label, ...names], ...rows])).table.rowCount).toBe(20 * names.length)
  })

  it('keep what was measured as it was, though few numbers come again', () => {
    const names = run(14, (at) => `${pad(at + 8)}:00`)
    const rows = run(20, (row) => [
      `Court ${row + 1}`,
      ...names.map((_, at) => `${[12, 15, 18, 22][(row * 7 + at * 3 + row * at) % 4]}`),
    ])
    const { table } = shapeTable(textTable([['court', ...names], ...rows]))
    const value = profileTable(table).columns.at(-1)!
    expect([value.name, value.role]).toEqual(['Value', 'measure'])
  })

  it('make hours of days rows, each with its time', () => {
    const days = run(20, (at) => `2024-03-${pad(at + 1)}`)
    const rows = days.map((day, row) => {
      const values = run(24, (at) => String(20 + ((row * 31 + at * 17) % 60)))
      return [day, ...values, String(values.reduce((sum, one) => sum + Number(one), 0))]
    })
    const header = ['Day', ...run(24, (at) => `${pad(at)}h`), 'All day']
    const { table } = shapeTable(textTable([header, ...rows]))
    expect(table.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'Day date',
      'Hour time',
      'Value integer',
    ])
    expect([table.rowCount, table.columns[2]!.addsUp]).toEqual([480, true])
  })
})
