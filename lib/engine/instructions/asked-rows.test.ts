import { describe, expect, it } from 'vitest'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { rooms } from './rooms.fixture'

type Case = [text: string, ...cards: string[]]

describe('how many different', () => {
  it.each<Case>([
    ['how many different stewards does each decor have', 'bar count_distinct steward by decor -y'],
    ['number of different prices per bed type', 'bar count_distinct base_price by bed_type -y'],
    ['how many distinct stewards are there', 'kpi count_distinct steward'],
    [
      'how many different stewards and bed types are there per decor',
      'bar count_distinct steward by decor -y',
      'bar count_distinct bed_type by decor -y',
    ],
    ['number of distinct stewards and decors', 'kpi count_distinct steward', 'kpi count_distinct decor'],
    ['average base price for different numbers of beds', 'bar avg base_price by beds +x'],
  ])('%s', drawsAll(rooms))
})

describe('the kind of a thing, where another column counts such things', () => {
  it.each<Case>([
    ['number of rooms with a king bed for each decor', 'bar count by decor -y [bed_type = King]'],
    [
      'average base price of rooms with king beds by decor',
      'bar avg base_price by decor -y [bed_type = King]',
    ],
    [
      'average base price for king beds by decor, as bars',
      'bar avg base_price by decor -y [bed_type = King]',
    ],
    ['king bed rooms by decor', 'bar count by decor -y [bed_type = King]'],
    ['total number of king beds by decor', 'bar sum beds by decor -y [bed_type = King]'],
    ['number of rooms for each decor type', 'bar count by decor -y'],
  ])('%s', drawsAll(rooms))
})

describe('what each row is called, and a number of it', () => {
  it.each<Case>([
    ['for all rooms, show the sign and base price as bars', 'bar avg base_price by sign -y'],
    ['the sign and base price of each room in a bar chart', 'bar avg base_price by sign -y'],
    [
      'rooms whose base price is in the range of 100 and 150: sign and base price as a bar chart',
      'bar avg base_price by sign -y [base_price between 100,150]',
    ],
    ['bar chart of the signs and opening years of the rooms', 'bar max opening_year by sign -y'],
    [
      'all signs and opening years, in ascending order of opening year, in a bar chart',
      'bar max opening_year by sign +y',
    ],
  ])('%s', drawsAll(rooms))
})

it.each([
  ['signs and decors of the rooms', 'bar count by decor -y'],
  ['the sign and opening year of the rooms', 'line count by opening_year +x'],
])('tells what each row is called where it is left out: %s', (text, card) => {
  const { cards, status, reasons } = askedCards(text, rooms)
  expect(cards).toEqual([card])
  expect(status).toBe('partly')
  expect(reasons).toContain('sign was left out')
})

describe('what a comparison itself is about', () => {
  it.each<Case>([
    [
      'number of rooms longer than 5 and higher than 3 by decor',
      'bar count by decor -y [length > 5] [height > 3]',
    ],
    ['average base price by attribute decor', 'bar avg base_price by decor -y'],
  ])('%s', drawsAll(rooms))
})

it('tells where no column is of what is compared', () => {
  const { cards, status, reasons } = askedCards('average base price by decor of rooms heavier than 90', rooms)
  expect(cards).toEqual(['bar avg base_price by decor -y [base_price > 90]'])
  expect(status).toBe('partly')
  expect(reasons).toBe('No column tells what is heavier; base_price was compared.')
})
