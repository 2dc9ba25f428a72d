import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { cars, sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'

const statusOf = (text: string, data = sales) => parseInstructions(text, data).clauses[0]!.status

describe('words that pick rows or name a breakdown that there is not', () => {
  it.each([
    ['revenue by region and colour', sales],
    ['average weight of red cars by origin', cars],
    ['weight by origin for cars with automatic gearbox', cars],
    ['weight of electric cars by year', cars],
    ['revenue by region before tax', sales],
    ['revenue by region in rubles', sales],
    ['average weight, northbound vs origin', cars],
    ['revenue, inbound vs region', sales],
    ['Umsatz nach Kategorie und Farbe', verkauf],
    ["chiffre d'affaires par ville et couleur", ventes],
    ['ventas por ciudad y color', ventasEs],
  ])('are told: %s', (text, data) => {
    expect(statusOf(text, data)).not.toBe('applied')
  })
})

describe('words that pick nothing', () => {
  it.each([
    ['show me a simple overview of revenue by region', sales],
    ['average weight of cars by origin', cars],
    ['scatter plot of weight and horsepower, colored by origin', cars],
    ['a bar chart showing revenue by region', sales],
    ['revenue by region again, please', sales],
  ])('are not: %s', (text, data) => {
    expect(statusOf(text, data)).toBe('applied')
  })
})

it('are read beside a column that has no word for a name', () => {
  const odd = understand([['&', 'amount'], ...Array.from({ length: 30 }, (_, row) => ["'", row * 7])])
  expect(statusOf('AAAA', odd)).toBe('not_possible')
})

const parcels = understand(
  [
    ['sent', 'region', 'returned', 'damaged', 'status', 'revenue'],
    ...Array.from({ length: 160 }, (_, row) => [
      new Date(Date.UTC(2024, 0, 1 + row * 2)).toISOString().slice(0, 10),
      ['North', 'South', 'East'][(row * row) % 3]!,
      row % 5 === 0 ? 'yes' : 'no',
      row % 7 === 0 ? 'yes' : 'no',
      ['open', 'paid', 'cancelled'][(row + (row >> 2)) % 3]!,
      100 + ((row * 137) % 900),
    ]),
  ],
  'parcels.csv',
)

describe('a word that turns a column or a value round', () => {
  it.each([
    'revenue by region for undamaged orders',
    'revenue of unreturned orders by region',
    'uncancelled revenue by region',
  ])('is told where nothing is left out by it: %s', (text) => {
    const { clauses, cards } = parseInstructions(text, parcels)
    const isKept = cards.some(({ filters }) => filters.length > 0)
    expect(isKept || clauses[0]!.status === 'partly').toBe(true)
    expect(clauses[0]!.status === 'applied' && !isKept).toBe(false)
  })

  it.each(['interesting revenue by region', 'revenue by region, indicating the largest'])(
    'is none whose rest says nothing: %s',
    (text) => {
      expect(statusOf(text, parcels)).toBe('applied')
    },
  )
})

describe('yes in one column or in another', () => {
  it.each([
    'revenue of returned or damaged orders by region',
    'revenue by region where returned or damaged',
    'revenue of orders that were returned or were damaged',
  ])('is kept as one or the other, or told: %s', (text) => {
    const { clauses, cards } = parseInstructions(text, parcels)
    const isEither = cards.some(({ filters }) => filters.some((filter) => 'any' in filter))
    expect(isEither || clauses[0]!.status !== 'applied').toBe(true)
    if (!isEither) expect(clauses[0]!.reason).toContain('was not kept as one or the other')
  })

  it('is not asked for by "and"', () => {
    expect(parseInstructions('revenue by returned and damaged', parcels).clauses[0]!.status).toBe('applied')
  })
})
