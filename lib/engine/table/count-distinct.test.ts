import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countDistinct } from './count-distinct'
import type { Column } from './table'

const cells = fc.array(
  fc.record({ group: fc.integer({ min: -1, max: 5 }), code: fc.integer({ min: -1, max: 40 }) }),
)

function counted(rows: { group: number; code: number }[], values: number) {
  const groups = Int32Array.from(rows, ({ group }) => group)
  const codes = Int32Array.from(rows, ({ code }) => code)
  const column = { codes, values: { length: values }, numbers: null } as unknown as Column
  return [...countDistinct({ groups, count: 6 }, column)]
}

it('counts each value of a group once, however many there may be', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      const expected = Array.from(
        { length: 6 },
        (_, group) =>
          new Set(rows.flatMap((row) => (row.group === group && row.code >= 0 ? [row.code] : []))).size,
      )
      expect(counted(rows, 41)).toEqual(expected)
      expect(counted(rows, 50_000_000)).toEqual(expected)
    }),
  )
})
