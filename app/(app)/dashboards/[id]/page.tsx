import type { Metadata } from 'next'
import { OwnerDashboard } from '@/components/dashboard/owner-dashboard'
import { UnreadableDashboard } from '@/components/dashboard/unreadable-dashboard'
import { findDashboardGeneration } from '@/lib/services/generation/find-dashboard-generation'
import { readDashboard } from './read-dashboard'

interface DashboardPageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: DashboardPageProps): Promise<Metadata> {
  const { dashboard } = await readDashboard((await params).id)
  return { title: 'problem' in dashboard ? 'Unreadable dashboard' : dashboard.title }
}

export default async function DashboardPage({ params }: DashboardPageProps) {
  const { id } = await params
  const { ctx, dashboard, plan } = await readDashboard(id)
  const generation = await findDashboardGeneration(ctx, id)
  if ('problem' in dashboard)
    return <UnreadableDashboard dashboardId={id} problem={dashboard.problem} generation={generation} />
  return <OwnerDashboard dashboard={dashboard} generation={generation} plan={plan} />
}
