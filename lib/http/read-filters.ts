import type { SharedDashboard } from '@/lib/contracts/dashboard'
import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import { wholeTable } from '@/lib/contracts/selection-query'
import { readSelection } from '@/lib/services/dashboard/read-selection'
import { ServiceError } from '@/lib/services/errors'

export type PageQuery = Record<string, string | string[] | undefined>

/** A page's filter: what it shows, why it can't be shown, or null where nobody filters. */
export type PageFilter = { filtered: FilteredDashboard; problem?: string } | { problem: string } | null

/** Whether rows are left out. */
export const isNarrowed = ({ rows }: FilteredDashboard) => rows.shown < rows.total

/** Whether a parameter of an address says which rows. */
export const isFilter = (name: string) =>
  ['from', 'to', 'compare'].includes(name) ||
  ['in.', 'min.', 'max.'].some((prefix) => name.startsWith(prefix))

/** Whether an address says which rows, or asks what there is to choose by. */
export const isFilterQuery = (query: URLSearchParams): boolean =>
  query.has('filter') || [...query.keys()].some(isFilter)

/** The parameters of an address as Next gives them to its pages. */
export const toPageQuery = (query: URLSearchParams): PageQuery =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))

/** What the address of a page selects; `?filter` alone asks what there is to filter by. A filter that the table can't serve leaves it whole. */
export async function readFilters(
  query: PageQuery,
  filter: (selection: Selection) => Promise<FilteredDashboard>,
): Promise<PageFilter> {
  const pairs = Object.entries(query).flatMap(([name, given]) =>
    isFilter(name) ? [given ?? []].flat().map((value) => [name, value]) : [],
  )
  if (pairs.length === 0 && query.filter === undefined) return null
  try {
    return { filtered: await filter(readSelection(new URLSearchParams(pairs))) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const problem = error.message
    if (error.code !== 'validation_error') return { problem }
    return { filtered: await filter(wholeTable), problem }
  }
}

/** What a link shows over the rows that a filter leaves, and what is told of the filter, without the cards twice. */
export function filteredView(view: SharedDashboard, filter: PageFilter) {
  if (filter === null || !('filtered' in filter)) return { view, filter: { problem: filter?.problem } }
  const { filtered, problem } = filter
  const { dashboard, ...told } = filtered
  const whole = isNarrowed(filtered) ? view.dashboard.chart_blocks : undefined
  return { view: { ...view, dashboard }, whole, filter: { filtered: told, problem } }
}

export type FilteredView = ReturnType<typeof filteredView>
