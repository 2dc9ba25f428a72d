import { describe, expect, it } from 'vitest'
import type { ColumnOverride } from '@/lib/contracts/analysis'
import { generateDashboard } from './generate-dashboard'

const rows = Array.from({ length: 240 }, (_, row) =>
  [
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-15`,
    ['n', 's', 'e'][row % 3],
    row % 2,
    40 + ((row * 37) % 61),
    100 + ((row * 53) % 89),
  ].join(),
)
const bytes = new TextEncoder().encode(['day,reg,mbr,val,fee', ...rows].join('\n'))

const make = (overrides: Record<string, ColumnOverride>, instructions?: string) =>
  generateDashboard(bytes, { fileType: 'csv', fileName: 'x.csv', overrides, instructions })
const columnOf = (overrides: Record<string, ColumnOverride>, name: string) =>
  make(overrides).dataset.columns.find((column) => column.name === name)!

describe('what a caller says of columns', () => {
  it('names them in titles, and is found by wishes', () => {
    const { blocks, dataset } = make({ reg: { label: 'Sales area' } }, 'fee by sales area')
    expect(dataset.columns[1]!.label).toBe('Sales area')
    expect(blocks.find(({ clause }) => clause)).toMatchObject({
      spec: { x: 'reg' },
      title: 'Fee by sales area',
    })
  })

  it('takes a name from another column, which keeps one of its own', () => {
    const { columns } = make({ val: { label: 'fee' } }).dataset
    const labels = columns.map(({ label }) => label?.toLowerCase())
    expect(labels).toContain('fee')
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('gives numbers a unit, and takes one away', () => {
    expect(columnOf({ fee: { unit: '€' } }, 'fee')).toMatchObject({ unit: '€' })
    const { blocks } = make({ fee: { unit: '€' } }, 'fee by reg')
    expect(blocks.find(({ clause }) => clause)?.config.formats?.fee).toMatchObject({ currency: 'EUR' })
    const priced = new TextEncoder().encode(
      'k,cost_usd\n'.concat(rows.map((_, row) => `${row % 3},${row}.5\n`).join('')),
    )
    const unitOf = (overrides: Record<string, ColumnOverride>) =>
      generateDashboard(priced, { fileType: 'csv', overrides }).dataset.columns[1]!.unit
    expect([unitOf({}), unitOf({ cost_usd: { unit: '' } })]).toEqual(['USD', null])
  })

  it('says how they are put together, whatever else speaks against it', () => {
    expect(columnOf({}, 'fee').additivity).not.toBe('ordinal')
    for (const additivity of ['additive', 'semi_additive', 'intensive', 'ordinal'] as const)
      expect(columnOf({ fee: { additivity } }, 'fee')).toMatchObject({ additivity })
    const [summed, averaged] = (['additive', 'intensive'] as const).map((additivity) =>
      make({ fee: { additivity } }, 'fee by reg').blocks.find(({ clause }) => clause),
    )
    expect([summed!.spec, averaged!.spec]).toMatchObject([{ aggregation: 'sum' }, { aggregation: 'avg' }])
  })

  it('says what values mean', () => {
    const meanings = { values: { n: 'North', s: 'South' } }
    const { blocks, dataset } = make({ reg: meanings }, 'fee by reg')
    expect(dataset.columns[1]!.values?.map(({ value, meaning }) => [value, meaning])).toEqual([
      ['n', 'North'],
      ['s', 'South'],
      ['e', undefined],
    ])
    expect(blocks.find(({ clause }) => clause)?.config.value_labels?.reg).toMatchObject(meanings.values)
  })

  it('changes nothing where it says nothing', () => {
    expect(make({ nobody: { label: 'x' } })).toEqual(make({}))
    expect(make({ fee: {} })).toEqual(make({}))
  })
})
