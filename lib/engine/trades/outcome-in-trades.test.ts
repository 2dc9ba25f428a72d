import { describe, expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { numberInTrades, stateInTrades } from './outcome-in-trades'

const state = (name: string, values: string[] = []) => stateInTrades({ name: splitName(name), values })
const number = (name: string) => numberInTrades(splitName(name))

describe('how things ended, by its words and those of its values', () => {
  it.each([
    ['Situación', 'Vía de acceso'],
    ['état', 'quartier'],
    ['Bearb.-Stand', 'Antragsart'],
    ['came_back_30d', 'technician'],
    ['disposition', 'judge'],
  ])('is %s rather than %s', (ended, other) => {
    expect(state(ended)).toBeGreaterThan(state(other))
  })

  it('is heard of values where the name says nothing', () => {
    expect(state('s', ['collected', 'no-show'])).toBeGreaterThan(state('s', ['online', 'telephone']))
  })
})

describe('a number that is followed first', () => {
  it.each([
    ['cases_sold', 'price_usd'],
    ['life_expectancy', 'fertility'],
    ['QA Score', 'beds_registered'],
    ['Plant kWh', 'sessions'],
  ])('is %s rather than %s', (followed, other) => {
    expect(number(followed)).toBeGreaterThan(number(other))
  })
})

it('says nothing of words that no trade has, and stays within its bounds', () => {
  expect(state('xqzv')).toBe(0)
  expect(number('xqzv')).toBe(0)
  expect(state('case closed outcome result status', ['cancelled', 'no-show'])).toBeLessThanOrEqual(1)
})
