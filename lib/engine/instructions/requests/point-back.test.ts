import { describe } from 'vitest'
import { cars, sales } from '../instructions.fixture'
import { itDraws } from '../tongues/plan-text.fixture'

describe('“each” with no thing behind it', () => {
  itDraws(sales, [
    [
      'Spain, France: revenue next to quantity for each of them',
      'auto: revenue by country where country in Spain|France',
      'auto: quantity by country where country in Spain|France',
    ],
    [
      'Number of orders by region. Share cancelled in each.',
      'auto: rows by region',
      'auto: status by region',
    ],
    ['revenue in each region', 'auto: revenue by region'],
  ])
})

describe('a unit in brackets', () => {
  itDraws(cars, [['average weight (g) by origin', 'auto: avg Weight by Origin']])
})
