import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { runReader } from './run-reader'
import { shapeTable } from './shape-table'

const run = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at))
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
