import type { Mark } from '@/components/charts/pick/mark'
import { periodDays } from '@/components/charts/pick/period-days'
import type { FilterBy } from '@/lib/contracts/filter-by'
import type { Selection } from '@/lib/contracts/selection'
import { categoriesMax, numbersMax } from '@/lib/contracts/selection-limits'

/** A part of a selection that a mark of a chart stands for. */
type Part =
  | { kind: 'days'; from: string; to: string }
  | { kind: 'value'; column: string; value: string }
  | { kind: 'range'; column: string; min: number; max: number }

interface Applied {
  filterBy: FilterBy
  isAdded?: boolean
}

/**
 * The rows of a selection that marks stand for besides; without these marks where they are chosen already. A value
 * takes the place of others of its column unless it is added to them. Null where no selection says it.
 */
export function applyMarks(
  selection: Selection,
  marks: Mark[],
  { filterBy, isAdded = false }: Applied,
): Selection | null {
  const parts = marks.map((mark) => partOf(mark, filterBy))
  if (parts.length === 0 || !parts.every((part) => part !== null)) return null
  const isChosen = parts.every((part) => isIn(selection, part, isAdded))
  const next = parts.reduce(
    (so, part) => (isChosen ? without(so, part) : chosen(so, part, isAdded)),
    selection,
  )
  return next.categories.length > categoriesMax || next.numbers.length > numbersMax ? null : next
}

function partOf(mark: Mark, { time, values, numbers }: FilterBy): Part | null {
  const { column } = mark
  if ('min' in mark)
    return numbers.includes(column) ? { kind: 'range', column, min: mark.min, max: mark.max } : null
  if ('from' in mark) {
    const [first, last] = column === time ? [periodDays(mark.from), periodDays(mark.to)] : []
    return first && last ? { kind: 'days', from: first.from, to: last.to } : null
  }
  if (column === time) {
    const days = periodDays(mark.cell)
    return days && { kind: 'days', ...days }
  }
  return values.includes(column) ? { kind: 'value', column, value: String(mark.cell) } : null
}

function isIn({ from, to, categories, numbers }: Selection, part: Part, isAdded: boolean): boolean {
  if (part.kind === 'days') return from === part.from && to === part.to
  if (part.kind === 'range')
    return numbers.some(
      ({ column, min, max }) => column === part.column && min === part.min && max === part.max,
    )
  const values = categories.find(({ column }) => column === part.column)?.values ?? []
  return values.includes(part.value) && (isAdded || values.length === 1)
}

function chosen(selection: Selection, part: Part, isAdded: boolean): Selection {
  const { categories, numbers } = selection
  if (part.kind === 'days') return { ...selection, from: part.from, to: part.to }
  const { column } = part
  if (part.kind === 'range') {
    const range = { column, min: part.min, max: part.max }
    return { ...selection, numbers: [...numbers.filter((other) => other.column !== column), range] }
  }
  const before = categories.find((known) => known.column === column)
  const values = isAdded && before ? [...new Set([...before.values, part.value])] : [part.value]
  if (!before) return { ...selection, categories: [...categories, { column, values }] }
  return {
    ...selection,
    categories: categories.map((known) => (known === before ? { column, values } : known)),
  }
}

function without(selection: Selection, part: Part): Selection {
  if (part.kind === 'days') return { ...selection, from: null, to: null, compare: undefined }
  if (part.kind === 'range')
    return { ...selection, numbers: selection.numbers.filter(({ column }) => column !== part.column) }
  const categories = selection.categories.map(({ column, values }) => ({
    column,
    values: column === part.column ? values.filter((value) => value !== part.value) : values,
  }))
  return { ...selection, categories: categories.filter(({ values }) => values.length > 0) }
}
