import type { Metadata } from 'next'
import { OwnerDashboard } from '@/components/dashboard/owner-dashboard'
import { findDashboardGeneration } from '@/lib/services/generation/find-dashboard-generation'
import { readDashboard } from './read-dashboard'

interface DashboardPageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: DashboardPageProps): Promise<Metadata> {
  const { dashboard } = await readDashboard((await params).id)
  return { title: dashboard.title }
}

export default async function DashboardPage({ params }: DashboardPageProps) {
  const { ctx, dashboard, plan } = await readDashboard((await params).id)
  const generation = await findDashboardGeneration(ctx, dashboard.id)
  return <OwnerDashboard dashboard={dashboard} generation={generation} plan={plan} />
}
