import type { FilterFields, Selection } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { upperFirst } from '@/lib/format/first-letter'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'

export interface FilterChip {
  label: string
  /** The view without it. */
  href: string
}

/** What is selected, one by one, each with the address of the view without it. */
export function chipsOf(selection: Selection, fields: FilterFields): FilterChip[] {
  const { from, to, categories, numbers } = selection
  const without = (changed: Partial<Selection>) => {
    const query = selectionQuery({ ...selection, ...changed }).toString()
    return `?${query || 'filter'}`
  }
  const dates =
    from || to
      ? [
          {
            label: from === to ? day(from!) : dateWords(from, to),
            href: without({ from: null, to: null, compare: undefined }),
          },
        ]
      : []
  return [
    ...dates,
    ...categories.map(({ column, values }) => {
      const field = fields.categories.find((known) => known.column === column)
      const names = values.map(
        (value) => field?.values.find((known) => known.value === value)?.label ?? value,
      )
      return {
        label: `${upperFirst(field?.label ?? column)}: ${names.join(', ')}`,
        href: without({ categories: categories.filter((other) => other.column !== column) }),
      }
    }),
    ...numbers.map(({ column, min, max }) => {
      const field = fields.numbers.find((known) => known.column === column)
      const text = (value: number) => formatValue(value, field?.format ?? null)
      return {
        label: `${upperFirst(field?.label ?? column)}: ${rangeWords(min === null ? null : text(min), max === null ? null : text(max))}`,
        href: without({ numbers: numbers.filter((other) => other.column !== column) }),
      }
    }),
  ]
}

const dateWords = (from: string | null, to: string | null) =>
  from && to ? `${day(from)} to ${day(to)}` : from ? `From ${day(from)}` : `Until ${day(to!)}`

const day = (date: string) => formatPeriod(date)

const rangeWords = (min: string | null, max: string | null) =>
  min !== null && max !== null ? `${min} to ${max}` : min !== null ? `${min} or more` : `${max} or less`
