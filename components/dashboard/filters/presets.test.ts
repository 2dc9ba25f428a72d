import { expect, it } from 'vitest'
import { presetsOf } from './presets'

const time = { column: 'day', label: 'day', from: '2000-01-01', to: '2024-12-31' }
const told = (given: Partial<Parameters<typeof presetsOf>[0]>) =>
  presetsOf({ ...time, ...given }).map(({ label, from }) => `${label}: ${from}`)

it('offers days where the time is told by the day, or by the week', () => {
  const byDay = ['Last 30 days: 2024-12-02', 'Last 90 days: 2024-10-03', 'Last 12 months: 2024-01-01']
  expect(told({})).toEqual(byDay)
  expect(told({ grain: 'hour' })).toEqual(byDay)
  expect(told({ grain: 'week' })).toEqual(byDay)
})

it('offers months, quarters and years where it is told by those, each a whole number of them', () => {
  const months = ['Last 3 months: 2024-10-01', 'Last 12 months: 2024-01-01']
  expect(told({ grain: 'month' })).toEqual(months)
  expect(told({ grain: 'month', to: '2024-12-01' })).toEqual(months)
  const quarters = ['Last 4 quarters: 2023-10-01', 'Last 3 years: 2021-10-01']
  expect(told({ grain: 'quarter', to: '2024-07-01' })).toEqual(quarters)
  expect(told({ grain: 'quarter', to: '2024-09-30' })).toEqual(quarters)
  const years = ['Last 5 years: 2020-01-01', 'Last 10 years: 2015-01-01']
  expect(told({ grain: 'year' })).toEqual(years)
  expect(told({ grain: 'year', to: '2024-01-01' })).toEqual(years)
})

it('offers nothing that leaves out no row', () => {
  expect(told({ grain: 'year', from: '2018-01-01' })).toEqual(['Last 5 years: 2020-01-01'])
  expect(told({ from: '2024-12-20' })).toEqual([])
})
