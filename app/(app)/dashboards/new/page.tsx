import type { Metadata } from 'next'
import { requireAccount } from '@/app/require-account'
import { PageHeading } from '@/components/shell/page-heading'
import { NewDashboard } from '@/components/upload/new-dashboard'
import { samples } from '@/components/upload/samples'

export const metadata: Metadata = { title: 'New dashboard' }

interface NewDashboardPageProps {
  searchParams: Promise<{ sample?: string }>
}

export default async function NewDashboardPage({ searchParams }: NewDashboardPageProps) {
  const { account } = await requireAccount()
  const { sample } = await searchParams
  const known = samples.find(({ name }) => name === sample)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="New dashboard">From one table to figures, charts and findings.</PageHeading>
      <NewDashboard isPremium={account.plan === 'premium'} sample={known?.name ?? null} />
    </div>
  )
}
