import { describe, expect, it } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { isFilter } from '../table/condition'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { campuses, flats } from './flats.fixture'
import { parseInstructions } from './parse-instructions'

const write = ({ column, op, value }: Filter) => `${column} ${op} ${[value].flat().join('|')}`

type Case = [text: string, ...cards: string[]]

describe('what names the rows breaks nothing down', () => {
  it.each<Case>([
    ['average rent of the flats of each type', 'bar avg rent by type_code -y'],
    ['average rent of flats by building', 'bar avg rent by building -y'],
    ['number of flats by type', 'bar count by type_code -y'],
    ['number of flats for each condition', 'bar count by condition -y'],
    [
      'put the type of the flats on the x axis and the number of flats on the y axis',
      'bar count by type_code -y',
    ],
    [
      'arrange the building of the flats on the X-axis and the number of flats on the Y-axis',
      'bar count by building -y',
    ],
    ['number of flats under each open condition', 'bar count by condition -y'],
    ['average flat rent by building', 'bar avg rent by building -y'],
  ])('%s', drawsAll(flats))
})

describe('a number of things adds up', () => {
  it.each<Case>([
    ['how many degrees were granted by each campus', 'bar sum Degrees by Campus +x'],
    ['number of degrees by year', 'line sum Degrees by Year +x'],
    [
      'number of degrees by campus 1, 5 and 9 in each year',
      'line sum Degrees by Year / Campus +x [Campus in 1,5,9]',
    ],
    ['average degrees by year', 'line avg Degrees by Year +x'],
  ])('%s', drawsAll(campuses))
})

describe('conditions by numbers and names', () => {
  it.each<[text: string, condition: string]>([
    ['average rent by building for flats with more than 2 bathrooms', 'bathroom_count > 2'],
    ['average rent by building for flats with at least 3 bedrooms', 'bedroom_count >= 3'],
    ['average rent by building for flats with fewer than 3 bedrooms', 'bedroom_count < 3'],
    ['average rent by building for flats with no more than 2 bathrooms', 'bathroom_count <= 2'],
    ['number of flats having over 3 bedrooms per building', 'bedroom_count > 3'],
    ['flats with between 2 and 4 bedrooms by building', 'bedroom_count between 2|4'],
    ['flats with 2 to 4 bedrooms by building', 'bedroom_count between 2|4'],
    ['average rent of 3 bedroom flats by building', 'bedroom_count = 3'],
    ['flats with 2 or 3 bathrooms by building', 'bathroom_count in 2|3'],
    ['average rent by building for flats whose rank is between 10 and 15', 'ranking between 10|15'],
    ['average rent by building where the ranking is below 6', 'ranking < 6'],
    ['average rent by building for "Android" or "iOS"', 'app in Android|iOS'],
    ['average rent by building where app is iOS', 'app = iOS'],
    ['average rent by building where app is ios', 'app = iOS'],
    ["average rent by building where app is McDonald's", "app = McDonald's"],
    ['average rent by building for eBay or WebOS', 'app in eBay|WebOS'],
    ['average rent by building for B2B', 'class = B2B'],
    ['average rent by building where app contains "OS"', 'app contains OS'],
  ])('%s', (text, condition) => {
    const { cards } = parseInstructions(text, flats)
    expect(cards[0]?.filters.filter(isFilter).map(write)).toEqual([condition])
    expect(askedCards(text, flats).status).toBe('applied')
  })

  it('keeps the rows of one or the other, and tells apart one and the other', () => {
    expect(askedCards('average rent by building for iOS or Android', flats).cards).toEqual([
      'bar avg rent by building -y [app in iOS,Android]',
    ])
    expect(askedCards('average rent by building for iOS and Android', flats).cards).toEqual([
      'bar avg rent by building / app -y side [app in iOS,Android]',
    ])
  })
})

it('counts no rows instead of showing their places, and says what it did', () => {
  const { status, cards, reasons } = askedCards('bar chart of the ranking of each flat by flat number', flats)
  expect({ status, reasons }).toEqual({
    status: 'partly',
    reasons: 'ranking is an id, so its values were counted.',
  })
  expect(cards).toEqual(['bar count_distinct ranking by flat_number -y'])
})
