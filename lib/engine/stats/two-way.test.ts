import { expect, it } from 'vitest'
import { fitTwoWay } from './two-way'

it('leaves nothing of effects that add up, also with uneven counts', () => {
  const rows = Int32Array.of(0, 0, 0, 1, 1, 1, 1)
  const columns = Int32Array.of(0, 1, 1, 0, 0, 0, 1)
  const values = Float64Array.from(rows, (row, i) => 5 + 3 * row - 2 * columns[i]!)
  const { residuals, counts, filled } = fitTwoWay({ values, rows, columns, size: { rows: 2, columns: 2 } })
  expect([...counts]).toEqual([1, 2, 3, 1])
  expect(filled).toBe(4)
  for (const residual of residuals) expect(residual).toBeCloseTo(0, 3)
})

it('gives the interaction of a balanced table', () => {
  const rows = Int32Array.of(0, 0, 1, 1)
  const columns = Int32Array.of(0, 1, 0, 1)
  const { residuals } = fitTwoWay({
    values: Float64Array.of(1, 0, 0, 0),
    rows,
    columns,
    size: { rows: 2, columns: 2 },
  })
  expect([...residuals]).toEqual([0.25, -0.25, -0.25, 0.25])
})
