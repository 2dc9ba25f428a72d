import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { cars } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const answers = ['Yes', 'No', 'Unsure']
const lines = Array.from({ length: 90 }, (_, at) =>
  [
    1000 + at,
    ['Gym', 'Pool', 'Spa'][at % 3],
    answers[(at * 2 + (at >> 3)) % 3],
    answers[(at + (at >> 2)) % 3],
    20 + ((at * 7) % 50),
    new Date(Date.UTC(2024, 0, 1, at * 7, at % 60)).toISOString().slice(0, 19),
  ].join(),
)
const visits = understandDataset(
  new TextEncoder().encode(['visit_id,area,guided,paid,spend,came_at', ...lines].join('\n')),
  { fileType: 'csv', fileName: 'visits.csv' },
)

const read = (text: string, data = visits) => {
  const { cards, clauses } = parseInstructions(text, data)
  return { cards: cards.map(cardText), status: clauses[0]!.status, reason: clauses[0]!.reason ?? '' }
}

describe('a value of two columns', () => {
  it('is told where the clause does not say which', () => {
    const made = read('average spend by area for Unsure')
    expect(made.status).toBe('partly')
    expect(made.reason).toContain('is a value of guided and of paid too')
  })

  it.each(['average spend by area where paid is Unsure', 'average spend by area for Gym'])(
    'is none: %s',
    (text) => {
      expect(read(text).status).toBe('applied')
    },
  )
})

it('a word that the language has, and nothing was made of, is told', () => {
  const made = read('visits that leave by area')
  expect(made.status).toBe('partly')
  expect(made.reason).toContain('leave')
  expect(read('average spend by area, leave out Gym').status).toBe('applied')
})

describe('counts that say nothing', () => {
  it('are told where each is of one row', () => {
    expect(read('bar chart of the number of rows for each visit id').status).toBe('partly')
    expect(read('bar chart of the number of rows for each area').status).toBe('applied')
  })

  it('are by the day where moments are counted', () => {
    expect(read('line chart of came at, count them').cards).toEqual(['line: rows by came_at/day'])
  })
})

it('bars that shall be stacked by nothing that was found are told', () => {
  expect(read('stacked bars of average spend by area').status).toBe('partly')
  expect(read('stacked bars of average spend by area and paid').status).toBe('applied')
})

describe('of cars', () => {
  it.each([
    ['average weight by model year', 'line: avg Weight by Year'],
    ['horsepower distribution by acceleration', 'scatter: Horsepower by Acceleration'],
    ['horsepower distribution by origin', 'boxplot: Horsepower by Origin'],
    [
      'maximum weight of cars with 4, 6 and 8 cylinders each year',
      'line: max Weight by Year and Cylinders where Cylinders in 4|6|8',
    ],
    [
      'maximum weight of cars with 4 or 6 cylinders each year',
      'line: max Weight by Year where Cylinders in 4|6',
    ],
  ])('%s', (text, card) => {
    expect(read(text, cars).cards).toEqual([card])
  })
})
