import { describe, expect, it } from 'vitest'
import { wholeTable } from '@/lib/contracts/selection-query'
import { comparedSpans, spanBefore } from './compared-spans'

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

describe('what a selection compares', () => {
  const time = { column: 'day', label: 'Day', from: '2023-01-01', to: '2024-12-31' }
  const chosen = { ...wholeTable, from: '2024-01-01', to: '2024-03-31', compare: 'previous_year' as const }

  it('lies among the days of the table, which may lack those before', () => {
    expect(comparedSpans(chosen, time)).toEqual({
      shown: { from: '2024-01-01', to: '2024-03-31' },
      before: { from: '2023-01-01', to: '2023-03-31' },
      is_covered: true,
    })
    expect(comparedSpans({ ...chosen, from: null, to: null }, time)).toMatchObject({
      shown: { from: '2023-01-01', to: '2024-12-31' },
      is_covered: false,
    })
  })

  it('is nothing without days, outside of them, and where nobody asks', () => {
    expect(comparedSpans(chosen, null)).toBeNull()
    expect(comparedSpans({ ...chosen, from: '2030-01-01', to: null }, time)).toBeNull()
    expect(comparedSpans({ ...chosen, compare: undefined }, time)).toBeNull()
  })
})
