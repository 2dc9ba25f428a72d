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
