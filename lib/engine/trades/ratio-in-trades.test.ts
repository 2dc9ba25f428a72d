import { expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { ratioInTrades } from './ratio-in-trades'

/** Two numbers beside each other, the second over the first. */
const beside = (under: string, over: string, unit: string | null = null) =>
  ratioInTrades({
    over: { name: splitName(over), place: 1, unit },
    under: { name: splitName(under), place: 0, unit },
  }).score

it.each([
  ['impr', 'clicks'],
  ['Mailed', 'Gifts'],
  ['gel. Stk', 'Ret. Stk'],
  ['Sess possible', 'Sess attended'],
  ['Plätze', 'belegt'],
  ['censo', 'votantes'],
  ['bees_n', 'mites_n'],
])('over %s people follow %s, and not the other way round', (under, over) => {
  expect(beside(under, over)).toBeGreaterThan(4.2)
  expect(beside(over, under)).toBeLessThan(beside(under, over) - 1)
})

it.each([
  ['bedrooms', 'bathrooms'],
  ['length', 'width'],
  ['home_goals', 'away_goals'],
  ['age', 'visits'],
  ['price', 'nights'],
  ['temp_max', 'temp_min'],
])('not over %s %s', (under, over) => {
  expect(beside(under, over)).toBeLessThan(4.2)
})

it('says less of what stands further away, and of other units', () => {
  const next = beside('seats', 'sold', 'kg')
  const under = { name: splitName('seats'), place: 0, unit: 'kg' }
  expect(
    ratioInTrades({ over: { name: splitName('sold'), place: 4, unit: 'kg' }, under }).score,
  ).toBeLessThan(next)
  expect(ratioInTrades({ over: { name: splitName('sold'), place: 1, unit: 'm' }, under }).score).toBeLessThan(
    next,
  )
})

it('tells what either of them says by itself', () => {
  const name = (text: string, place: number) => ({ name: splitName(text), place, unit: null })
  const doors = ratioInTrades({ over: name('doors', 1), under: name('km', 0) })
  expect(doors.over).toBeLessThan(0.4)
  expect(doors.under).toBeGreaterThan(0.4)
})
