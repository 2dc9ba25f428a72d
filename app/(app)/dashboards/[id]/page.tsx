import type { Metadata } from 'next'
import { cache } from 'react'
import { orNotFound } from '@/app/or-not-found'
import { requireAccount } from '@/app/require-account'
import { OwnerDashboard } from '@/components/dashboard/owner-dashboard'
import { getDashboard } from '@/lib/services/dashboard/get-dashboard'
import { findDashboardGeneration } from '@/lib/services/generation/find-dashboard-generation'

interface DashboardPageProps {
  params: Promise<{ id: string }>
}

const readDashboard = cache(async (id: string) => {
  const { ctx, account } = await requireAccount()
  const dashboard = await orNotFound(getDashboard(ctx, id))
  return { dashboard, plan: account.plan, generation: await findDashboardGeneration(ctx, dashboard.id) }
})

export async function generateMetadata({ params }: DashboardPageProps): Promise<Metadata> {
  const { dashboard } = await readDashboard((await params).id)
  return { title: dashboard.title }
}

export default async function DashboardPage({ params }: DashboardPageProps) {
  const { dashboard, generation, plan } = await readDashboard((await params).id)
  return <OwnerDashboard dashboard={dashboard} generation={generation} plan={plan} />
}
