import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Selection } from '@/lib/contracts/selection'
import { wholeTable } from '@/lib/contracts/selection-query'
import { FilterForm } from './filter-form'

const region = { column: 'region', label: 'Region', values: [{ value: 'West', label: 'West', rows: 3 }] }

/** Fields of another key are made anew, and so with the values of their view. */
function fieldsKey(selection: Selection) {
  const form = FilterForm({ fields: { time: null, categories: [region], numbers: [] }, selection })
  const { children } = (form as ReactElement<{ children: (ReactElement | null)[] }>).props
  return children.find((child) => child?.key)?.key
}

describe('the form of a filter', () => {
  const west = { ...wholeTable, categories: [{ column: 'region', values: ['West'] }] }

  it('shows what is chosen in each view, also where one follows another in its place', () => {
    expect(fieldsKey(west)).toBeTruthy()
    expect(fieldsKey(west)).not.toBe(fieldsKey({ ...west, from: '2024-01-01' }))
  })

  it('keeps what is written in it while the view stays', () => {
    expect(fieldsKey(west)).toBe(fieldsKey({ ...west, categories: [...west.categories] }))
  })
})
