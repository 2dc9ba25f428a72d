import { describe, expect, it } from 'vitest'
import { scaleOfName } from './name-scale'

describe('scaleOfName', () => {
  it.each([
    ['Revenue (in millions)', 1e6, null, 'Revenue'],
    ['Revenues in millions (Adjusted)', 1e6, null, 'Revenues (Adjusted)'],
    ['Revenue (USD m)', 1e6, 'USD', 'Revenue'],
    ['sales_kusd', 1e3, 'USD', 'sales'],
    ['Umsatz TEUR', 1e3, 'EUR', 'Umsatz'],
    ['Umsatz in Mio. €', 1e6, 'EUR', 'Umsatz'],
    ['GDP in billions of US dollars', 1e9, 'USD', 'GDP'],
    ['population_thousands', 1e3, null, 'population'],
    ['Population (000)', 1e3, null, 'Population'],
  ] as const)('reads %s', (name, ...[factor, currency, rest]) => {
    expect(scaleOfName(name)).toMatchObject({ factor, currency, rest })
  })

  it.each([
    'hate_crimes_per_100k',
    'deaths per million people',
    'length (m)',
    'weight (t)',
    'temp (K)',
    'size_mb',
    'steps_k',
    'millions',
    'cost_usd',
    'price_eur_t',
    'Preis (EUR/t)',
  ])('reads no scale in %s', (name) => {
    expect(scaleOfName(name)).toBeNull()
  })
})
