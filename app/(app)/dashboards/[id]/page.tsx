import type { Metadata } from 'next'
import { FilterBar } from '@/components/dashboard/filters/filter-bar'
import { LiveFilterable } from '@/components/dashboard/filters/live-filterable'
import { OwnerDashboard } from '@/components/dashboard/owner-dashboard'
import { UnreadableDashboard } from '@/components/dashboard/unreadable-dashboard'
import { wholeTable } from '@/lib/contracts/selection-query'
import { isNarrowed, type PageQuery, readFilters } from '@/lib/http/read-filters'
import { getChanges } from '@/lib/services/dashboard/before/get-changes'
import { filterByOf } from '@/lib/services/dashboard/filter-by'
import { getFilteredDashboard } from '@/lib/services/dashboard/get-filtered-dashboard'
import { findDashboardGeneration } from '@/lib/services/generation/find-dashboard-generation'
import { findMadePayload } from '@/lib/services/generation/find-made-payload'
import { readDashboard } from './read-dashboard'

interface DashboardPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params }: DashboardPageProps): Promise<Metadata> {
  const { dashboard } = await readDashboard((await params).id)
  return { title: 'problem' in dashboard ? 'Unreadable dashboard' : dashboard.title }
}

export default async function DashboardPage({ params, searchParams }: DashboardPageProps) {
  const { id } = await params
  const { ctx, dashboard, plan } = await readDashboard(id)
  const generation = await findDashboardGeneration(ctx, id)
  if ('problem' in dashboard)
    return <UnreadableDashboard dashboardId={id} problem={dashboard.problem} generation={generation} />
  const filter = await readFilters(await searchParams, (selection) =>
    getFilteredDashboard(ctx, id, { selection, eyes: 'viewer' }),
  )
  const filtered = filter && 'filtered' in filter ? filter.filtered : null
  const payload = generation?.payload ?? (await findMadePayload(ctx, id))
  return (
    <LiveFilterable
      filterBy={payload ? filterByOf(payload, dashboard.chart_blocks) : undefined}
      selection={filtered?.selection ?? wholeTable}
    >
      <OwnerDashboard
        dashboard={filtered?.dashboard ?? dashboard}
        whole={filtered && isNarrowed(filtered) ? dashboard.chart_blocks : undefined}
        generation={generation}
        plan={plan}
        changes={await getChanges(ctx, id)}
        filters={<FilterBar hasHead {...filter} />}
      />
    </LiveFilterable>
  )
}
