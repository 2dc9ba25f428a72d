import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const date = (day: number) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)
const regions = ['North', 'South', 'West']
/** Two whole years of days; the North sells twice as much in the second, the others as before. */
const lines = Array.from({ length: 731 }, (_, day) => {
  const region = regions[day % 3]!
  return `${date(day)},${region},${region === 'North' && day >= 365 ? 200 : 100}`
})

function asked(instructions: string) {
  const { blocks, instructions: clauses } = generateDashboard(
    new TextEncoder().encode(['order_date,region,revenue', ...lines].join('\n')),
    { fileType: 'csv', fileName: 'orders.csv', instructions },
  )
  const block = blocks.find(({ clause }) => clause !== undefined && clause !== null)!
  const { rows } = block.data_preview as { rows: Record<string, string | number>[] }
  return { clause: clauses[0]!, block, rows: rows.map((row) => Object.values(row)) }
}

describe('periods that are told apart', () => {
  it.each([
    'revenue by region 2023 vs 2024',
    'Which regions grew from 2023 to 2024?',
    'Which regions grew from FY2023 to FY2024, and which fell?',
    'Umsatz je Region 2024 im Vergleich zu 2023',
  ])('stand side by side: %s', (text) => {
    const { clause, block, rows } = asked(text)
    expect(clause).toMatchObject({ status: 'applied' })
    expect(block.type).toBe('bar')
    expect(rows.map(([year, , region]) => `${year} ${region}`).sort()).toEqual(
      ['2023', '2024'].flatMap((year) => regions.map((region) => `${year} ${region}`)),
    )
    expect(block.description).toMatch(/North rises(?: most,)? from 12\.2K in 2023 to 24\.4K in 2024/)
  })

  it.each([
    ['revenue in Q1 2024 compared with Q1 2023', 1, 3],
    ['How did revenue develop in January to April 2024 versus January to April 2023?', 1, 4],
    ['revenue, first half of 2024 against first half of 2023', 1, 6],
    ['Wie haben sich Januar bis April 2024 gegenüber Januar bis April 2023 entwickelt?', 1, 4],
  ])('are the same part of two years: %s', (text, first, last) => {
    const { clause, rows } = asked(text)
    expect(clause).toMatchObject({ status: 'applied' })
    const total = (year: number) =>
      lines
        .map((line) => line.split(','))
        .filter(
          ([day]) =>
            day!.startsWith(`${year}`) &&
            Number(day!.slice(5, 7)) >= first &&
            Number(day!.slice(5, 7)) <= last,
        )
        .reduce((sum, [, , revenue]) => sum + Number(revenue), 0)
    expect(rows.map(([year, value]) => [year, value])).toEqual([
      ['2023', total(2023)],
      ['2024', total(2024)],
    ])
  })

  it('are months, and rows where rows are asked for', () => {
    expect(asked('Did revenue fall from May 2024 to June 2024?').rows.map(([month]) => month)).toEqual([
      '2024-05',
      '2024-06',
    ])
    expect(asked('number of orders in 2023 versus 2024').rows).toEqual([
      ['2023', 365],
      ['2024', 366],
    ])
  })

  it('leave a course and a plain stretch of time alone', () => {
    expect(asked('revenue by month from January 2023 to March 2024').rows).toHaveLength(15)
    expect(asked('revenue from January 2024 to March 2024').block.type).toBe('kpi')
  })

  it('are told to be growing by their change, and nothing false of a whole', () => {
    const { block } = asked('revenue growth by region from 2023 to 2024')
    expect(block.description).not.toContain('overall')
  })
})
