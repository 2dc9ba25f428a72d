import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { generateDashboard } from '../generate-dashboard'
import { profileTable } from '../profile/profile-table'
import { shapeTable } from '../shape/shape-table'
import { deriveColumns } from './derive-columns'

const months = ['Jan-24', 'Feb-24', 'Mar-24', 'Apr-24']
const rows = [
  ['Revenue', 'kUSD', '823', '848', '847', '892'],
  ['Headcount', 'FTE', '112', '114', '116', '118'],
  ['Churn', '%', '2.1%', '2.2%', '2.0%', '2.3%'],
]

function derive(header: string[], body: string[][]) {
  const { table } = shapeTable(textTable([header, ...body]))
  return deriveColumns({ table, profile: profileTable(table) })
}

describe('several measures below each other', () => {
  it('get a column each, with its own unit, and are never added across', () => {
    const { profile, table } = derive(['Metric', 'Unit', ...months], rows)
    expect(profile.measures.map((index) => profile.columns[index]!.name)).toEqual([
      'Revenue',
      'Headcount',
      'Churn',
    ])
    expect(profile.columns.find(({ name }) => name === 'Churn')).toMatchObject({
      unit: '%',
      additivity: 'intensive',
    })
    expect(profile.columns.find(({ name }) => name === 'Revenue')).toMatchObject({ additivity: 'additive' })
    expect(profile.columns.find(({ name }) => name === 'Value')).toMatchObject({
      mixedBy: 'Metric',
      additivity: 'intensive',
    })
    expect(table.columns.find(({ name }) => name === 'Revenue')?.derivedFrom).toEqual(['Value', 'Metric'])
  })

  it('are seen by units with per cent among them, whatever the column is called', () => {
    const { profile } = derive(['Item', 'Unit', ...months], rows)
    expect(profile.measures).toHaveLength(3)
  })

  const samples = (name: string, kinds: [string, string, number][]) =>
    derive(
      ['Site', name, 'Result', 'Unit'],
      Array.from({ length: 90 }, (_, row) => {
        const [kind, unit, size] = kinds[row % kinds.length]!
        return [`S${row % 4}`, kind, String(size + ((row * 7) % 11) * size * 0.02), unit]
      }),
    ).profile.columns
  const sampled = (...given: Parameters<typeof samples>) =>
    samples(...given).filter(({ mixedBy }) => mixedBy === given[0]).length
  const analytes: [string, string, number][] = [
    ['Cloudiness', 'NTU', 14],
    ['Conductivity', 'µS/cm', 600],
    ['Lead', 'µg/L', 2],
  ]

  it.each(['Parameter', 'What'])('are seen by units of their own, also without a time: %s', (name) => {
    expect(sampled(name, analytes)).toBe(1)
    // a unit of three capital letters is no currency
    expect(samples(name, analytes).find((one) => one.name === 'Cloudiness')?.additivity).toBe('intensive')
  })

  it('are not seen where units are no more than packing', () => {
    const packed = analytes.map(([kind], at): [string, string, number] => [
      kind,
      ['box', 'pcs', 'kg'][at]!,
      50,
    ])
    expect(sampled('Product', packed)).toBe(0)
  })

  it('are not seen where products are ordered, each in the unit that it is sold by', () => {
    const sold: [string, string, number][] = [
      ['Rice', 'kg', 5],
      ['Milk', 'l', 40],
      ['Eggs', 'pcs', 600],
    ]
    const ordered = (measure: string, kinds: [string, string, number][]) =>
      derive(
        ['Order', 'Product', 'Unit', measure],
        Array.from({ length: 60 }, (_, row) => {
          const [kind, unit, size] = kinds[row % kinds.length]!
          return [`O${row}`, kind, unit, String(size * (1 + (row % 4) * 0.05))]
        }),
      ).profile.columns.some(({ mixedBy }) => mixedBy === 'Product')
    expect(ordered('Quantity', sold)).toBe(false)
    expect(ordered('Menge', sold)).toBe(false)
    expect(ordered('Value', [...sold, ['Flour', 'kg', 24], ['Oil', 'l', 2]])).toBe(false)
  })

  it('are not seen among things of one kind', () => {
    const shops = ['Kiel', 'Bonn', 'Ulm'].map((name, at) => [
      name,
      'pcs',
      ...months.map((_, m) => String(100 + at * 7 + m * 31)),
    ])
    const { profile, table } = derive(['Shop', 'Unit', ...months], shops)
    expect(table.columns.some(({ derivedFrom }) => derivedFrom)).toBe(false)
    expect(profile.columns.some(({ mixedBy }) => mixedBy)).toBe(false)
  })

  it('are told apart from what is of the thing that measures', () => {
    const body = Array.from({ length: 120 }, (_, row) => {
      const [metric, unit, size] = [
        ['temp', '°C', 20],
        ['co2', 'ppm', 600],
        ['rh', '%', 70],
      ][row % 3] as [string, string, number]
      const day = `2025-06-${String(1 + Math.floor(row / 6)).padStart(2, '0')}`
      return [
        day,
        'AB'[row % 2]!,
        metric,
        unit,
        String(size + ((row * 7) % 9)),
        (3 + ((row * 5) % 7) / 10).toFixed(1),
      ]
    })
    const { profile } = derive(['day', 'bay', 'metric', 'unit', 'value', 'batt_V'], body)
    expect(profile.measures.map((index) => profile.columns[index]!.name)).toEqual(['temp', 'co2', 'rh'])
    expect(profile.columns.find(({ name }) => name === 'value')?.mixedBy).toBe('metric')
  })

  it('each have their course, however many there are', () => {
    const year = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`)
    const names = ['Umsatz', 'Kosten', 'Marge', 'Mitarbeiter', 'Kündigungen', 'Auslastung']
    const units = ['EUR', 'EUR', '%', 'FTE', 'Stück', '%']
    const lines = names.map((name, at) => [
      name,
      units[at],
      ...year.map((_, m) => 20 + 9 * at + ((m * 7) % 5)),
    ])
    const file = [['Kennzahl', 'Einheit', ...year], ...lines].map((cells) => cells.join(',')).join('\n')
    const { blocks } = generateDashboard(new TextEncoder().encode(file), {
      fileType: 'csv',
      fileName: 'kennzahlen.csv',
      instructions: '',
    })
    const drawn = blocks.flatMap(({ type, spec }) => (type === 'line' ? [(spec as { y: string }).y] : []))
    expect(drawn.sort()).toEqual([...names].sort())
  })
})
