import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

/** Loads of four depots, of which one writes in another unit, as the rows say. */
const loads = (units: [string, string], factor: number, head = 'unit') => [
  ['load', 'depot', head, 'quantity'],
  ...Array.from({ length: 240 }, (_, row) => {
    const isOther = row % 4 === 3
    const amount = 400 + spread(row, 300, 613)
    return [
      `L${row}`,
      ['Elm', 'Oak', 'Ash', 'Fir'][row % 4]!,
      units[isOther ? 1 : 0],
      isOther ? Number((amount * factor).toFixed(3)) : amount,
    ]
  }),
]
const quantityOf = (rows: (string | number)[][]) => {
  const { table, profile } = understand(rows)
  const index = table.columns.findIndex(({ name }) => name === 'quantity')
  return { column: table.columns[index]!, profile: profile.columns[index]!, dimensions: profile.dimensions }
}

describe('a measure whose unit stands in another column', () => {
  it.each([
    [['kg', 't'], 0.001],
    [['kg', 'lb'], 2.204_622_6],
    [['min', 'h'], 1 / 60],
  ] as [[string, string], number][])('is told in that of most rows: %s', (units, factor) => {
    const { column, profile, dimensions } = quantityOf(loads(units, factor))
    expect(profile).toMatchObject({ unit: units[0] })
    expect(profile.mixedBy).toBeUndefined()
    expect(Math.min(...column.numbers!)).toBeGreaterThan(399)
    expect(Math.max(...column.numbers!)).toBeLessThan(702)
    expect(dimensions).not.toContain(2)
  })

  it('is told so in the report, and can be had as it stood', () => {
    const { dataset, blocks } = draft(loads(['kg', 't'], 0.001))
    expect(dataset.cleaning).toContainEqual(
      expect.objectContaining({ step: 'unit_slip', column: 'quantity', rows: 60, id: 'told_unit:quantity' }),
    )
    expect(
      blocks.some(({ description }) => /60 values of quantity stood in another unit/.test(description)),
    ).toBe(true)
  })

  it.each([
    ['the numbers lie alike, whatever is said', loads(['kg', 't'], 1)],
    ['the units are of several kinds', loads(['kg', 'h'], 0.001)],
    ['what stands there are no units', loads(['kg', 'pallets'], 0.001)],
  ])('stays as it stands where %s', (_, rows) => {
    expect(quantityOf(rows).column.numbers!.filter((number) => number > 399)).toHaveLength(
      rows.filter((cells) => Number(cells[3]) > 399).length,
    )
  })
})
