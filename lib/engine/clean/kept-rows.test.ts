import { describe, expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { cleanTable } from './clean-table'

const stepsOf = (lines: string[]) => {
  const { table, steps } = cleanTable(
    readTable(new TextEncoder().encode(lines.join('\n')), { fileType: 'csv' }),
  )
  return { rows: table.rowCount, steps: steps.map(({ step }) => step) }
}
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

describe('rows that come to others and are rows of their own', () => {
  it('keeps equal instalments', () => {
    const [rates, counts] = [
      [150, 200, 100, 100, 200, 100, 100, 150],
      [12, 6, 12, 6, 6, 12, 12, 6],
    ]
    const lines = rates!.flatMap((rate, loan) =>
      times(counts![loan]!, (at) => {
        const day = `2023-${String(at + 1).padStart(2, '0')}-15`
        return `L${loan},${at + 1},${day},${rate},${rate - 10 + (at % 2)},${10 - (at % 2)}`
      }),
    )
    const { rows, steps } = stepsOf(['loan,no,due,instalment,principal,interest', ...lines])
    expect(rows).toBe(lines.length)
    expect(steps).not.toContain('sums_kept')
  })
})
