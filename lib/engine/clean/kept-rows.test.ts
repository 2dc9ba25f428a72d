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
  it('keeps invoices without a date above what was paid on them', () => {
    const paid = times(12, (at) =>
      times(2 + (at % 3), (part) => 137.5 + ((at * 7919 + part * 3571) % 80000) / 100),
    )
    const lines = paid.flatMap((parts, at) => [
      `Cust ${at},R${100 + at},,${parts.reduce((sum, part) => sum + part, 0).toFixed(2)}`,
      ...parts.map((part, day) => `Cust ${at},,2024-03-${10 + day},${part.toFixed(2)}`),
    ])
    const { rows, steps } = stepsOf(['customer,invoice,date,amount', ...lines])
    expect(rows).toBe(lines.length)
    expect(steps).toContain('sums_kept')
  })

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

  it.each([
    ['hours', ['1 h', '2 h', '3 h']],
    ['rooms', ['single', 'double', 'triple']],
  ])('keeps what costs so much for each of its %s', (_, names) => {
    const prices = times(12, (at) => [4.5, 5, 6, 7.5, 8, 9, 10, 12, 15, 18, 20, 25][at]!)
    const lines = prices.flatMap((price, at) =>
      names.map((name, by) => `Court ${at},${name},${price * (by + 1)}`),
    )
    const { rows, steps } = stepsOf(['court,what,price', ...lines])
    expect(rows).toBe(lines.length)
    expect(steps).not.toContain('sums_kept')
  })
})
