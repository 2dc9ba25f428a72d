import type { Metadata } from 'next'
import { requireAccount } from '@/app/require-account'
import { DashboardList } from '@/components/dashboard/dashboard-list'
import { PageHeading } from '@/components/shell/page-heading'
import { listDashboards } from '@/lib/services/dashboard/list-dashboards'

export const metadata: Metadata = { title: 'Dashboards' }

const firstPage = 20

export default async function DashboardsPage() {
  const { ctx } = await requireAccount()
  const initial = await listDashboards(ctx, { limit: firstPage })
  return (
    <>
      <PageHeading title="Dashboards" />
      <DashboardList initial={initial} />
    </>
  )
}
