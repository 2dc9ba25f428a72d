import { describe, expect, it } from 'vitest'
import { spanBefore } from './compared-spans'

const periodBefore = (from: string, to: string) => Object.values(spanBefore({ from, to }, 'previous_period'))
const yearBefore = (from: string, to: string) => Object.values(spanBefore({ from, to }, 'previous_year'))

describe('the days that a selection is compared with', () => {
  it('are as many days before it, or as many whole months', () => {
    expect(periodBefore('2024-03-05', '2024-03-10')).toEqual(['2024-02-28', '2024-03-04'])
    expect(periodBefore('2024-03-01', '2024-03-31')).toEqual(['2024-02-01', '2024-02-29'])
    expect(periodBefore('2024-01-01', '2024-12-31')).toEqual(['2023-01-01', '2023-12-31'])
    expect(periodBefore('2024-01-01', '2024-01-01')).toEqual(['2023-12-31', '2023-12-31'])
  })

  it('are the same of the year before, to the end of a February', () => {
    expect(yearBefore('2024-03-05', '2024-03-10')).toEqual(['2023-03-05', '2023-03-10'])
    expect(yearBefore('2024-02-01', '2024-02-29')).toEqual(['2023-02-01', '2023-02-28'])
    expect(yearBefore('2025-02-01', '2025-02-28')).toEqual(['2024-02-01', '2024-02-29'])
    expect(yearBefore('2024-02-29', '2024-03-01')).toEqual(['2023-02-28', '2023-03-01'])
  })
})
