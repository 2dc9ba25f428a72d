import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aggregateGroups, type MeasureInput } from './aggregate-groups'
import { maskGroups } from './grouping'
import { measureKept } from './kept-rows'
import { type Column, missingCode } from './table'

const cell = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null })
const row = fc.record({ group: fc.integer({ min: -1, max: 3 }), a: cell, b: cell, isKept: fc.boolean() })

function numberColumn(name: string, cells: (number | null)[]): Column {
  const values = [...new Set(cells.flatMap((number) => (number === null ? [] : [String(number)])))]
  const codes = Int32Array.from(cells, (number) =>
    number === null ? missingCode : values.indexOf(String(number)),
  )
  const numbers = Float64Array.from(cells, (number) => number ?? Number.NaN)
  const missing = cells.filter((number) => number === null).length
  return { name, type: 'number', codes, values, numbers, missing, unit: null, leadingZeros: false }
}

const none = { column: null, aggregation: 'sum' } as const

describe('measureKept', () => {
  it('measures what the masked groups of all rows come to, to the last digit', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (rows) => {
        const column = numberColumn(
          'a',
          rows.map(({ a }) => a),
        )
        const other = numberColumn(
          'b',
          rows.map(({ b }) => b),
        )
        const groups = Int32Array.from(rows, ({ group }) => group)
        const keep = Uint8Array.from(rows, ({ isKept }) => Number(isKept))
        const measures: MeasureInput[] = [
          ...(['sum', 'avg', 'median', 'count', 'count_distinct', 'max'] as const).map((aggregation) => ({
            column,
            aggregation,
          })),
          { column: null, aggregation: 'count' },
          { column, aggregation: 'avg', weight: other },
          { ...none, ratio: { numerator: column, denominator: other } },
          { ...none, ratio: { numerator: column, denominator: other, each: true } },
        ]
        for (const measure of measures) {
          const kept = measureKept({ grouping: { groups, count: 4 }, measure }, keep)
          const masked = { groups: maskGroups(groups, keep), count: 4 }
          expect(aggregateGroups(kept.grouping, kept.measure)).toEqual(aggregateGroups(masked, measure))
        }
      }),
    )
  })

  it('goes through the kept rows alone where they are few, in arrays that are made once', () => {
    const column = numberColumn('a', [1, 2, 3, 4, 5, 6])
    const all = {
      grouping: { groups: new Int32Array(6), count: 1 },
      measure: { column, aggregation: 'sum' as const },
    }
    const keep = Uint8Array.of(0, 1, 0, 0, 1, 0)
    const { grouping, measure } = measureKept(all, keep)
    expect(grouping.groups).toHaveLength(2)
    expect([...measure.column!.numbers!]).toEqual([2, 5])
    const again = measureKept(all, keep)
    expect(again.grouping.groups).toBe(grouping.groups)
    expect(again.measure.column).toBe(measure.column)
  })

  it('leaves the columns as they are where most rows are kept', () => {
    const column = numberColumn('a', [1, 2, 3])
    const all = {
      grouping: { groups: new Int32Array(3), count: 1 },
      measure: { column, aggregation: 'sum' as const },
    }
    expect(measureKept(all, Uint8Array.of(1, 1, 0)).measure.column).toBe(column)
    expect(measureKept(all, null)).toEqual(all)
  })
})
