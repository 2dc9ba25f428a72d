import { describe, expect, it } from 'vitest'
import { inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'

const nights = madeTable(
  { fileName: 'nights.csv', names: 'night production genre capacity seats_sold bar_takings', count: 240 },
  (row) => [
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`,
    inTurn(['Hamlet', 'Medea', 'Tosca', 'Cats'], (row * 7) % 11),
    inTurn(['play', 'opera'], (row * 5) % 9),
    612,
    150 + ((row * 37) % 431),
    900 + ((row * 53) % 977),
  ],
)

const goals = madeTable(
  { fileName: 'goals.csv', names: 'department start percent_complete target_percentage cost', count: 240 },
  (row) => [
    inTurn(['IT', 'HR', 'Sales'], (row * 7) % 11),
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`,
    `${10 + ((row * 37) % 81)}%`,
    `${60 + ((row * 13) % 31)}%`,
    300 + ((row * 53) % 977),
  ],
)

const work = madeTable(
  { fileName: 'waves.csv', names: 'start zone lines_picked lines_per_hour', count: 240 },
  (row) => [
    `2024-03-${String(1 + (row % 28)).padStart(2, '0')} ${String(6 + (row % 9)).padStart(2, '0')}:${10 + (row % 40)}`,
    inTurn(['A', 'B', 'Cold'], (row * 7) % 11),
    200 + ((row * 37) % 431),
    40 + ((row * 5) % 23),
  ],
)

describe('a number against one that is the same in all rows', () => {
  it('is over it, where that is never less', () => {
    const { cards } = parseInstructions('seats sold against capacity for each production', nights)
    expect(cards.map(({ x, metric }) => [x, metric])).toEqual([
      ['production', { kind: 'ratio', numerator: 'seats_sold', denominator: 'capacity' }],
    ])
  })

  it('is beside it, where it is more', () => {
    const { cards } = parseInstructions('bar takings against capacity for each production', nights)
    expect(cards.map(({ x, y, grouping, metric }) => [x, y, grouping, metric ?? null])).toEqual([
      ['capacity', 'bar_takings', 'production', null],
    ])
  })

  it('stays on the card where it is what the number is not over', () => {
    const { cards } = parseInstructions('compare seats sold with capacity by production', nights)
    expect(cards.map(({ x, y, grouping }) => [x, y, grouping])).toEqual([
      ['capacity', 'seats_sold', 'production'],
    ])
  })
})

describe('how far something is from what it is measured against', () => {
  it.each(['from', 'below', 'above'])('is the difference of the two, which is told: %s', (way) => {
    const { cards, clauses } = parseInstructions(`how far ${way} target is each department on average`, goals)
    expect(cards.map(({ x, y, aggregation }) => [x, y, aggregation])).toEqual([
      ['department', 'percent_complete - target_percentage', 'avg'],
    ])
    expect(clauses[0]).toMatchObject({
      status: 'partly',
      reason: expect.stringContaining('was read as percent_complete - target_percentage'),
    })
  })

  it('is told as not read where nothing is measured against anything', () => {
    const { clauses } = parseInstructions('how far off is the cost of each department on average', goals)
    expect(clauses[0]).toMatchObject({ status: 'partly', reason: expect.stringContaining('far') })
  })
})

it('names no column by "per" and a unit out of the midst of its name', () => {
  const { cards } = parseInstructions('lines picked per hour by zone', work)
  expect(cards.map(({ x, y, grouping, metric }) => [x, y, grouping, metric ?? null])).toEqual([
    ['start', 'lines_picked', 'zone', null],
  ])
})

const trips = madeTable(
  { fileName: 'trips.csv', names: 'route stop scheduled actual boardings', count: 240 },
  (row) => {
    const minute = 5 + (row % 40)
    const day = `2024-03-${String(1 + (row % 28)).padStart(2, '0')} 0${6 + (row % 3)}`
    return [
      inTurn(['X9', '12', '17'], (row * 7) % 11),
      inTurn(['Market', 'Station', 'Hill', 'Quay'], (row * 5) % 9),
      `${day}:${String(minute).padStart(2, '0')}`,
      `${day}:${String(minute + ((row * 5) % 7) - 1).padStart(2, '0')}`,
      3 + ((row * 37) % 41),
    ]
  },
)

describe('what is late or not, and how late', () => {
  it('averages the time, which is told', () => {
    const { cards, clauses } = parseInstructions('average delay by stop', trips)
    expect(cards.map(({ x, y, aggregation }) => [x, y, aggregation])).toEqual([
      ['stop', 'Minutes from scheduled to actual', 'avg'],
    ])
    expect(clauses[0]!.reason).toContain('was read as Minutes from scheduled to actual')
  })

  it('is what the worst are measured by', () => {
    const { cards } = parseInstructions('worst stop on every route by average delay', trips)
    expect(cards.map(({ x, y, grouping, isWithin }) => [x, y, grouping, isWithin])).toEqual([
      ['stop', 'Minutes from scheduled to actual', 'route', true],
    ])
  })

  it('is counted where it is called so', () => {
    const { cards } = parseInstructions('share late by route', trips)
    expect(cards.map(({ x, y, metric }) => [x, y, metric?.kind])).toEqual([['route', 'Late', 'rate']])
  })
})
