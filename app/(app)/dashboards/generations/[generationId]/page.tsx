import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { orNotFound } from '@/app/or-not-found'
import { requireAccount } from '@/app/require-account'
import { GenerationProgress } from '@/components/dashboard/generation-progress'
import { PageHeading } from '@/components/shell/page-heading'
import { getGeneration } from '@/lib/services/generation/get-generation'

export const metadata: Metadata = { title: 'Making your dashboard' }

interface GenerationPageProps {
  params: Promise<{ generationId: string }>
}

export default async function GenerationPage({ params }: GenerationPageProps) {
  const { generationId } = await params
  const { ctx } = await requireAccount()
  const generation = await orNotFound(getGeneration(ctx, generationId))
  if (generation.dashboard_id) redirect(`/dashboards/${generation.dashboard_id}/`)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={generation.status === 'failed' ? 'No dashboard was made' : 'Making your dashboard'}>
        {generation.status === 'failed' ? null : 'You may leave this page: the list shows when it is ready.'}
      </PageHeading>
      <GenerationProgress initial={generation} />
    </div>
  )
}
