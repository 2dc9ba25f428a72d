import { expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const rows = 120

const formsOf = (header: string[], make: (row: number) => (string | number)[]) => {
  const { profile } = understand([header, ...Array.from({ length: rows }, (_, row) => make(row))])
  return profile.forms.map((pair) =>
    pair
      .map((index) => profile.columns[index]!.name)
      .sort()
      .join(' '),
  )
}

const level = (row: number) => 120 + spread(row, 97)
const above = (row: number) => level(row) + 8 + spread(row, 67, 613)
const below = (row: number) => level(row) - 6 - spread(row, 61, 311)

it('sees a middle and its bounds, whatever they are called', () => {
  const found = formsOf(['mid price', 'p10', 'p90 gbp'], (row) => [level(row), below(row), above(row)])
  expect([...new Set(found)].sort()).toEqual(['mid price p10', 'mid price p90 gbp', 'p10 p90 gbp'])
})

it('takes two numbers of which one is always less for two things', () => {
  expect(formsOf(['width', 'speed'], (row) => [level(row), above(row)])).toEqual([])
})

it('takes three that do not rise together for three things', () => {
  const free = (row: number) => [30 + spread(row, 19, 53), 60 + spread(row, 29, 311), 100 + spread(row, 97)]
  expect(formsOf(['width', 'speed', 'heat'], free)).toEqual([])
})
