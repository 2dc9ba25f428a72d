import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { DataHeading } from '@/components/dashboard/data/data-heading'
import { DataPage } from '@/components/dashboard/data/data-page'
import { UnreadableDashboard } from '@/components/dashboard/unreadable-dashboard'
import { getDataset } from '@/lib/services/dataset/get-dataset'
import { ServiceError } from '@/lib/services/errors'
import { readDashboard } from '../read-dashboard'

interface DashboardDataPageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: DashboardDataPageProps): Promise<Metadata> {
  const { dashboard } = await readDashboard((await params).id)
  return { title: 'problem' in dashboard ? 'Data' : `Data of ${dashboard.title}` }
}

export default async function DashboardDataPage({ params }: DashboardDataPageProps) {
  const { id } = await params
  const { ctx, dashboard } = await readDashboard(id)
  const dataset = await orNotFound(getDataset(ctx, id)).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'document_unreadable')
      return { problem: error.message }
    throw error
  })
  const isShown = !('problem' in dashboard)
  if ('problem' in dataset)
    return <UnreadableDashboard dashboardId={id} problem={dataset.problem} generation={null} />
  return (
    <>
      <DataHeading dashboardId={id} title={isShown ? dashboard.title : dataset.name} dataset={dataset} />
      <DataPage
        dashboardId={id}
        dataset={dataset}
        version={(isShown && dashboard.last_generated_at) || dataset.created_at}
      />
    </>
  )
}
