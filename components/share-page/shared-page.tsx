import { FilterBar, type FilterBarProps } from '@/components/dashboard/filters/filter-bar'
import { Filterable } from '@/components/dashboard/filters/picker'
import { SharedDashboard } from '@/components/dashboard/shared-dashboard'
import type { SharedDashboard as Shared } from '@/lib/contracts/dashboard'
import { wholeTable } from '@/lib/contracts/selection-query'

export interface SharedPageProps {
  /** What the link shows, over the rows that are chosen. */
  view: Shared
  /** Its cards of the whole table, where they are of some rows. */
  whole?: Shared['dashboard']['chart_blocks']
  filter: FilterBarProps
}

/** What a share link shows to whoever was let in. */
export const SharedPage = ({ view, whole, filter }: SharedPageProps) => (
  <Filterable filterBy={view.filter_by} selection={filter.filtered?.selection ?? wholeTable}>
    <SharedDashboard view={view} whole={whole} filters={<FilterBar {...filter} />} />
  </Filterable>
)
