import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + (row % 90))).toISOString().slice(0, 10)
const clock = (row: number) =>
  `${String(8 + (row % 5)).padStart(2, '0')}:${String((row * 7) % 60).padStart(2, '0')}:00`
const price = (row: number) => 10 + (row % 5)

const asked = (header: string, cells: (row: number) => (string | number)[], instructions: string) => {
  const lines = Array.from({ length: 450 }, (_, row) => cells(row).join(','))
  const { blocks, instructions: clauses } = generateDashboard(
    new TextEncoder().encode([header, ...lines].join('\n')),
    { fileType: 'csv', fileName: 'sales.csv', instructions },
  )
  const block = blocks.find(({ clause }) => clause !== undefined && clause !== null)
  return { clauses, block }
}

const apart = (row: number) => [day(row), clock(row), price(row)]
const joined = (row: number) => [`${day(row)}T${clock(row)}`, price(row)]

describe('hours of the day', () => {
  it.each([
    ['a column of times beside the dates', 'sold_on,sold_at,price', apart],
    ['dates with times', 'sold_at,price', joined],
  ])('are read from %s', (_, header, cells) => {
    const { block, clauses } = asked(header, cells, 'Average price by hour of the day')
    expect(clauses[0]).toMatchObject({ status: 'applied' })
    expect(block).toMatchObject({ type: 'bar', config: { query: { grain: 'hour_of_day' } } })
    const rows = (block!.data_preview as { rows: Record<string, unknown>[] }).rows
    expect(rows.map((row) => Object.values(row).slice(0, 2))).toEqual([
      ['08:00', 10],
      ['09:00', 11],
      ['10:00', 12],
      ['11:00', 13],
      ['12:00', 14],
    ])
  })

  it('are meant by the hour over a long time, and single hours over a few days', () => {
    expect(asked('sold_at,price', joined, 'average price per hour').block).toMatchObject({
      config: { query: { grain: 'hour_of_day' } },
    })
    const short = (row: number) => [`2024-03-0${1 + (row % 3)}T${clock(row)}`, price(row)]
    expect(asked('sold_at,price', short, 'average price per hour').block).toMatchObject({
      config: { query: { grain: 'hour' } },
    })
  })

  it('are told to be missing where there are none, and stand beside days of the week', () => {
    const dates = (row: number) => [day(row), price(row)]
    expect(asked('sold_on,price', dates, 'average price by hour of the day').clauses[0]!.status).not.toBe(
      'applied',
    )
    const beside = asked('sold_at,price', joined, 'average price by weekday and hour')
    expect(beside.clauses[0]!.status).toBe('applied')
    expect(JSON.stringify(beside.block?.spec)).toContain('Hour of day')
  })
})
