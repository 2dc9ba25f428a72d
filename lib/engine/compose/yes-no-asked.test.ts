import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const { pick, random } = createNoise(43)
const rows = Array.from({ length: 300 }, () => [
  pick(['black', 'white']),
  pick(['f', 'm']),
  random() < 0.2 ? 1 : 0,
])
const bytes = new TextEncoder().encode(
  ['race,gender,received_callback', ...rows.map((row) => row.join())].join('\n'),
)
const shareOf = (race: string) => {
  const own = rows.filter(([one]) => one === race)
  return own.filter(([, , isBack]) => isBack === 1).length / own.length
}
const askedFor = (instructions: string) =>
  generateDashboard(bytes, { fileType: 'csv', fileName: 'resumes.csv', instructions }).blocks.find(
    ({ clause }) => clause !== undefined,
  )!

describe('a yes or no that is asked for by itself', () => {
  it.each([
    'callbacks by race',
    'Did callbacks differ by race?',
    'received callback per race as a bar chart',
  ])('is told by how often it is yes: %s', (instructions) => {
    const { type, data_preview } = askedFor(instructions)
    expect(type).toBe('bar')
    const told = Object.fromEntries(data_preview.rows!.map((row) => [row.race, row.received_callback]))
    expect(told.black).toBeCloseTo(shareOf('black'), 6)
    expect(told.white).toBeCloseTo(shareOf('white'), 6)
  })

  it('is counted where a number of them is asked for', () => {
    const { data_preview } = askedFor('number of callbacks by race')
    const all = data_preview.rows!.reduce((sum, row) => sum + Number(row.count), 0)
    expect(all).toBe(rows.filter(([, , isBack]) => isBack === 1).length)
  })

  it.each(['how many different callbacks per race', 'distinct count of received_callback by gender'])(
    'is counted by its values where that is said, also where the table is about another: %s',
    (instructions) => {
      const other = rows.map((row, at) => [...row, at % 3 ? 'TRUE' : 'FALSE', 20 + (at % 17)].join())
      const text = ['race,gender,received_callback,has_coupon,amount', ...other].join('\n')
      const { instructions: told, blocks } = generateDashboard(new TextEncoder().encode(text), {
        fileType: 'csv',
        fileName: 'orders.csv',
        instructions: instructions.replace('received_callback', 'has_coupon').replace('callbacks', 'coupons'),
      })
      expect(told[0]!.reason ?? '').not.toContain('error of ours')
      expect(blocks.some(({ clause }) => clause !== undefined)).toBe(true)
    },
  )
})
