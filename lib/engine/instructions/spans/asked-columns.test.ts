import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const stages = ['1 - Open', '5 - Deal Won', '6 - Deal Lost']
const visits = understand(
  [
    ['born', 'visited_at', 'clinic', 'smoker', 'insured', 'cost', 'budget', 'actual', 'stage'],
    ...Array.from({ length: 240 }, (_, row) => [
      `${1940 + ((row * 7) % 60)}-03-01`,
      `2024-0${1 + (row % 6)}-1${row % 9} ${8 + (row % 9)}:30:00`,
      ['North', 'South', 'East'][(row * 5) % 3]!,
      row % 4 === 0 ? 'Yes' : 'No',
      row % 3 === 0 ? 'Yes' : 'No',
      20 + ((row * 31) % 157) + 0.5,
      900 + ((row * 13) % 211) + 0.25,
      880 + ((row * 29) % 263) + 0.75,
      stages[(row * 7) % 3]!,
    ]),
  ],
  'visits.csv',
)

const read = (text: string) => parseInstructions(text, visits)
const rowsOf = (text: string) => {
  const draft = composeDashboard(visits, read(text))
  const block = draft.blocks[draft.instructions[0]!.block ?? -1]
  return {
    rows: block?.data_preview.rows ?? [],
    columns: draft.dataset.columns,
    status: draft.instructions[0]!.status,
  }
}

describe('bands that somebody lists', () => {
  it.each([
    ['average cost by budget: below 950, 950 to 1000, above 1000', 'avg', 3],
    ['number of visits by cost band 0-50, 50-100, 100+', 'count', 3],
    ['cost for budgets up to 950, 951 to 1050 and 1051 or more', null, 3],
    ['durchschnittliche cost nach budget: unter 950, 950 bis 1000, über 1000', 'avg', 3],
  ])('are what a chart is broken down by: %s', (text, aggregation, bands) => {
    const { cards, clauses } = read(text)
    expect(clauses.map(({ status }) => status)).toEqual(['applied'])
    expect(cards).toEqual([expect.objectContaining({ aggregation, filters: [] })])
    expect(cards[0]!.made).toEqual([expect.objectContaining({ kind: 'bands' })])
    expect(rowsOf(text).rows).toHaveLength(bands)
  })

  it('are in thousands on both ends where the last is', () => {
    const [card] = read('average cost by budget: below 1k, 1 to 2k, above 2k').cards
    expect(card!.made).toMatchObject([{ bands: [{ to: 1000 }, { from: 1000, to: 2000 }, { from: 2000 }] }])
  })

  it('are of years where the table has a day of birth', () => {
    const { rows, columns } = rowsOf('average cost by age: under 40, 40 to 60, over 60')
    expect(rows.map((row) => Object.values(row)[0])).toEqual([
      'under 40 years',
      '40–60 years',
      'over 60 years',
    ])
    expect(
      columns.find(({ name }) => name.startsWith('Age at') && name.endsWith(')'))?.derived_from,
    ).toHaveLength(1)
  })

  it.each([
    'cost by clinic where budget is below 950 or above 1000',
    'cost by clinic where budget is between 900 and 1000',
  ])('are none where rows are picked: %s', (text) => {
    expect(read(text).cards.every(({ made, x }) => !made && x === 'clinic')).toBe(true)
  })
})

describe('what some rows are of a whole', () => {
  it.each([
    'how much of the cost comes from North, by smoker',
    'what share of total cost was made in North by smoker?',
  ])('%s', (text) => {
    const { cards, clauses } = read(text)
    expect(clauses[0]!.status).toBe('applied')
    expect(cards[0]).toMatchObject({
      x: 'smoker',
      metric: { kind: 'ratio', denominator: 'cost' },
      filters: [],
    })
    for (const row of rowsOf(text).rows)
      expect(
        Object.values(row).some((value) => typeof value === 'number' && value > 0.2 && value < 0.5),
      ).toBe(true)
  })

  it('is a rate where several things hold', () => {
    expect(read('share of visits with both smoker and insured').cards[0]!.made).toEqual([
      expect.objectContaining({ kind: 'flag' }),
    ])
  })

  it('is each part of it where no rows are picked', () => {
    expect(read('how much of total cost goes to each clinic').cards[0]!.computed).toBe('share_of_total')
  })
})

describe('a plan and what came of it', () => {
  it.each([
    'budget versus actual by clinic',
    'actual minus budget by clinic',
    'overspend by clinic',
    'variance against budget by clinic',
    'Budget gegen actual nach clinic',
  ])('is told by its difference: %s', (text) => {
    const { cards, clauses } = read(text)
    expect(clauses[0]!.status).toBe('applied')
    expect(cards).toEqual([
      expect.objectContaining({
        x: 'clinic',
        made: [expect.objectContaining({ above: 'actual', below: 'budget' })],
      }),
    ])
  })

  it('is told by its share', () => {
    expect(read('what percentage of the budget was spent, by clinic').cards[0]!.metric).toMatchObject({
      numerator: 'actual',
      denominator: 'budget',
    })
  })

  it('is no plan of its own where only one is named', () => {
    expect(read('budget by clinic').cards[0]).toMatchObject({ y: 'budget' })
    expect(read('budget by clinic').cards[0]!.made).toBeUndefined()
  })
})

describe('words for a part of a value', () => {
  it('pick its rows, and say so', () => {
    const { cards, clauses } = read('cost of lost deals by clinic')
    expect(cards[0]!.filters).toEqual([{ column: 'stage', op: '=', value: '6 - Deal Lost' }])
    expect(clauses[0]!.reason).toContain('“lost” was read as 6 - Deal Lost')
  })

  it('pick nothing where several values have them', () => {
    expect(read('cost of deal by clinic').cards[0]!.filters).toEqual([])
  })
})

it('draws the hours beside the weekdays', () => {
  const { cards } = read('visits by weekday and hour of day')
  expect(cards[0]).toMatchObject({ grain: 'weekday', grouping: 'Hour of day' })
})

it('computes of columns that the request makes', () => {
  expect(read('running total of amount times cost by month').cards).toBeDefined()
  expect(read('share of total variance against budget by clinic').cards).toBeDefined()
})
