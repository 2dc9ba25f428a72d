import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const lines = Array.from({ length: 24 }, (_, month) => {
  const date = new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10)
  return `${date},${500 + ((month * 37) % 90)},${50 + ((month * 7) % 23)},${5000 + ((month * 811) % 1700)}`
})
const bytes = new TextEncoder().encode(`month,stock_level,units,sales\n${lines.join('\n')}`)
const numbers = (column: number) => lines.map((line) => Number(line.split(',')[column]))
const total = (column: number) => numbers(column).reduce((sum, value) => sum + value, 0)

function askedFor(instructions: string) {
  const draft = generateDashboard(bytes, { fileType: 'csv', fileName: 'shop.csv', instructions })
  const [report] = draft.instructions
  return { report: report!, block: draft.blocks[report!.block ?? 0]! }
}

describe('a target that is asked for', () => {
  it.each([
    [
      'total sales as a KPI with a target of 100000',
      'kpi',
      { operation: 'sum', value: total(3), target: 100_000 },
    ],
    [
      'a gauge of units against a target of 2,000',
      'gauge',
      { operation: 'sum', value: total(2), target: 2000 },
    ],
    ['average units vs a goal of 70 as a kpi', 'kpi', { operation: 'avg', value: total(2) / 24, target: 70 }],
    ['average units, target 70', 'kpi', { operation: 'avg', target: 70 }],
  ])('stands on the card that was asked for: %s', (text, type, spec) => {
    const { report, block } = askedFor(text)
    expect(report).toMatchObject({ status: 'applied', reason: null })
    expect(block.type).toBe(type)
    expect(block.clause).toBe(text)
    const { value, ...rest } = spec as { value?: number }
    expect(block.spec).toMatchObject(rest)
    if (value !== undefined) expect((block.spec as { value: number }).value).toBeCloseTo(value, 6)
  })

  it.each([
    ['a gauge of units against a target', 'gauge', 'No target of units is known'],
    ['sales by month as a line with a target of 9000', 'line', 'A line shows no target'],
  ])('is told where it is not drawn: %s', (text, type, reason) => {
    const { report, block } = askedFor(text)
    expect(report.status).toBe('partly')
    expect(report.reason).toContain(reason)
    expect(block.type).toBe(type)
    expect(block.spec).not.toHaveProperty('target')
  })

  it('is of the whole dashboard where no card is named', () => {
    const { report, block } = askedFor('target for sales: 500000')
    expect(report.status).toBe('applied')
    expect(block.spec).toMatchObject({ value_from_column: 'sales', operation: 'sum', target: 500_000 })
  })
})

describe('the last value of a level', () => {
  it('is no sum where each date has one row', () => {
    const { block } = askedFor('stock level as a kpi')
    expect(block.title).toBe('Latest stock level')
    expect(block.spec).toMatchObject({ operation: 'max', value: numbers(1).at(-1) })
    expect(block.config.query).toEqual({ over_time: 'last' })
    expect(block.description).toMatch(/^At the last month in the data\./)
  })

  it('is a sum of what stands side by side', () => {
    const rows = lines.flatMap((line) => [`A,${line}`, `B,${line}`])
    const twice = new TextEncoder().encode(`store,month,stock_level,units,sales\n${rows.join('\n')}`)
    const draft = generateDashboard(twice, {
      fileType: 'csv',
      fileName: 'shops.csv',
      instructions: 'stock level as a kpi',
    })
    expect(draft.blocks[0]!.spec).toMatchObject({ operation: 'sum', value: 2 * numbers(1).at(-1)! })
    expect(draft.blocks[0]!.config.query).toEqual({ over_time: 'last' })
  })

  it('is passed by so much, and not reached by 103%, where more is not known to be good', () => {
    const costs = new TextEncoder().encode(
      `month,cost,sales\n${lines.map((line) => line.split(',').toSpliced(1, 1).join()).join('\n')}`,
    )
    const instructions = 'a gauge of cost against a target of 1,000'
    const [block] = generateDashboard(costs, { fileType: 'csv', fileName: 'shop.csv', instructions }).blocks
    expect(block!.description).toMatch(/^[\d,]+ above the target of 1,000: 1\d\d% of it\.$/)
    const [over, share] = block!.config.evidence!.figures
    expect(over!.value).toBeCloseTo(total(2) - 1000, 6)
    expect(share!.value).toBeCloseTo(total(2) / 1000, 6)
  })
})
