import type { DatasetColumn } from '@/lib/contracts/analysis'
import type { RowCondition } from '@/lib/contracts/table-rows'
import { labelOf } from './column-words'

/** What is asked of the cells of one column; absent or empty asks for nothing. */
export type CellFilter = Partial<Record<RowCondition['kind'], string>>

/** The filters of a table's columns, as the table holds them. */
export type CellFilters = { id: string; value: unknown }[]

const kinds: RowCondition['kind'][] = ['is', 'has', 'min', 'max']
const conditionName = /^(is|has|min|max)\.(.+)$/s

export const conditionsOf = (filters: CellFilters): RowCondition[] =>
  filters.flatMap(({ id, value }) =>
    kinds.flatMap((kind) => {
      const text = (value as CellFilter)[kind]?.trim()
      return text ? [{ column: id, kind, text }] : []
    }),
  )

/** What an address says of the rows of a table with these columns, as `rowsAddress` writes it. */
export function readRowsAddress(query: URLSearchParams, columns: DatasetColumn[]) {
  const isColumn = (name: string | null | undefined) => columns.some((column) => column.name === name)
  const byColumn = new Map<string, CellFilter>()
  for (const [name, text] of query) {
    const [, kind, column] = conditionName.exec(name) ?? []
    if (column && isColumn(column)) byColumn.set(column, { ...byColumn.get(column), [kind!]: text })
  }
  const sort = query.get('sort')
  return {
    sorting: isColumn(sort) ? [{ id: sort!, desc: query.get('order') === 'desc' }] : [],
    filters: [...byColumn].map(([id, value]): CellFilters[number] => ({ id, value })),
  }
}

/** The filters without one condition. */
export const withoutCondition = (filters: CellFilters, { column, kind }: RowCondition): CellFilters =>
  filters.flatMap((filter) => {
    if (filter.id !== column) return [filter]
    const { [kind]: _gone, ...left } = filter.value as CellFilter
    return Object.keys(left).length > 0 ? [{ id: column, value: left }] : []
  })

/** How a column may be filtered: by bounds of its own kind, or by what its texts contain. */
export type FilterKind = 'number' | 'date' | 'text'

export function filterKindOf({ type }: DatasetColumn): FilterKind {
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'date' || type === 'datetime' ? 'date' : 'text'
}

/** A condition in words, on its chip. */
export function conditionWords({ column, kind, text }: RowCondition, columns: DatasetColumn[]): string {
  const found = columns.find(({ name }) => name === column)
  const label = found ? labelOf(found) : column
  if (kind === 'is') return `${label} is ${text}`
  if (kind === 'has') return `${label} has “${text}”`
  return `${label} ${kind === 'min' ? 'from' : 'to'} ${text}`
}
