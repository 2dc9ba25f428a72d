import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../../generate-dashboard'

/** An account with three payments a day, and what it holds after each. */
function statement(): string {
  let balance = 5000
  const lines = Array.from({ length: 270 }, (_, row) => {
    const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 3))).toISOString().slice(0, 10)
    const paid = (row * 7919) % 97
    const got = row % 30 === 0 ? 1500 : 0
    balance += got - paid
    return `${date},${['shop', 'rent', 'food'][row % 3]},${paid},${got},${balance}`
  })
  return ['Date,Type,Paid out,Paid in,Balance', ...lines].join('\n')
}

describe('a balance at the end of its dates', () => {
  it.each(['What was my balance at the end of each month?', 'balance at month end', 'balance by month'])(
    'is drawn by the month, once and as it is asked for: %s',
    (instructions) => {
      const { blocks, instructions: report } = generateDashboard(new TextEncoder().encode(statement()), {
        fileType: 'csv',
        instructions,
      })
      const asked = blocks.filter(({ clause }) => clause !== null && clause !== undefined)
      expect(report.map(({ status }) => status)).toEqual(['applied'])
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatchObject({
        type: 'line',
        config: { query: { grain: 'month', over_time: 'last' } },
      })
    },
  )
})
