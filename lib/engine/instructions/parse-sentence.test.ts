import { expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { sales } from './instructions.fixture'
import { parseSentence } from './parse-sentence'

const filters = [{ column: 'country', op: '=', value: 'Spain' }]

it('asks for its own cards alone, of the rows of all cards', () => {
  const plan = parseSentence('average revenue by region', 'Only Spain. revenue by product', sales)
  expect(plan.cards).toMatchObject([{ x: 'region', y: 'revenue', filters: [] }])
  expect(plan.filters).toEqual(filters)
  expect(plan.clauses).toHaveLength(1)
})

it('is of all rows where the instructions leave all', () => {
  expect(
    parseSentence('revenue by region', 'revenue by product where country is Spain', sales).filters,
  ).toEqual([])
})

it('is drawn so', () => {
  const rows = Array.from(
    { length: 90 },
    (_, at) => `${['Spain', 'France'][at % 2]},${['a', 'b', 'c'][at % 3]},${10 + at}`,
  )
  const bytes = new TextEncoder().encode(['country,kind,amount', ...rows].join('\n'))
  const { blocks, instructions } = generateDashboard(bytes, {
    fileType: 'csv',
    instructions: 'Only Spain.',
    sentence: 'number of rows by kind',
  })
  const card = blocks.find(({ clause }) => clause !== undefined)!
  expect(card.config.query).toMatchObject({ filters })
  expect(instructions).toMatchObject([{ status: 'applied', clause: 'number of rows by kind' }])
})
