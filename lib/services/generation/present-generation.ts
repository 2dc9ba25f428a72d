import type { ErrorCode } from '@/lib/contracts/errors'
import type {
  GenerateAccepted,
  GenerateCompleted,
  Generation as GenerationShape,
  GenerationStage,
  RegenerateCompleted,
} from '@/lib/contracts/generation'
import type { Prisma, ShareLink } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import { findPayload } from '../document/stored-payload'
import { presentShareLink } from '../share/present-share-link'

/** What must be read with a generation to present it; of several links the first is the one it made. */
export const generationParts = {
  dashboard: {
    select: {
      id: true,
      title: true,
      status: true,
      shareLinks: { where: { revokedAt: null }, orderBy: { createdAt: 'asc' }, take: 1 },
    },
  },
} satisfies Prisma.GenerationInclude

export type GenerationRow = Prisma.GenerationGetPayload<{ include: typeof generationParts }>

/** What the request that started a generation is told of it. */
export type Outcome = Pick<
  GenerationShape,
  'id' | 'dataset_id' | 'dashboard_id' | 'status' | 'share_link' | 'error'
>

type OutcomeRow = Linked &
  Pick<GenerationRow, 'id' | 'datasetId' | 'dashboardId' | 'status' | 'errorCode' | 'errorMessage'>

export function presentOutcome(row: OutcomeRow): Outcome {
  return {
    id: row.id,
    dataset_id: row.datasetId,
    dashboard_id: row.dashboardId,
    status: row.status,
    share_link: presentLink(row),
    error: presentError(row),
  }
}

export const generationPath = (id: string): string => `/api/dashboard/generate/${id}/`

export function presentGeneration(row: GenerationRow): GenerationShape {
  return {
    id: row.id,
    generation_id: row.id,
    status: row.status,
    progress: { stage: row.stage as GenerationStage, percent: row.percent },
    dataset: row.datasetId,
    dataset_id: row.datasetId,
    instructions: row.instructions,
    payload: findPayload(row),
    dashboard: row.dashboard && {
      id: row.dashboard.id,
      title: row.dashboard.title,
      status: row.dashboard.status,
    },
    dashboard_id: row.dashboardId,
    share_link: presentLink(row),
    error: presentError(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  }
}

interface Linked {
  dashboard: { shareLinks: ShareLink[] } | null
}

function presentLink({ dashboard }: Linked) {
  const link = dashboard?.shareLinks[0]
  return link ? presentShareLink(link) : null
}

const presentError = ({ errorCode, errorMessage }: Pick<GenerationRow, 'errorCode' | 'errorMessage'>) =>
  errorCode ? { code: errorCode as ErrorCode, message: errorMessage ?? '' } : null

export function presentCompleted(generation: Outcome): GenerateCompleted | null {
  const { id, dataset_id, dashboard_id, share_link } = generation
  if (generation.status !== 'completed' || !dashboard_id || !share_link) return null
  return { generation_id: id, dataset_id, dashboard_id, status: 'completed', share_link }
}

export function presentRegenerated(generation: Outcome): RegenerateCompleted | GenerateAccepted {
  const { id, dataset_id, dashboard_id, share_link, status } = generation
  if (status !== 'completed' || !dashboard_id) return presentAccepted(generation)
  return { generation_id: id, dataset_id, dashboard_id, status, share_link }
}

export const presentAccepted = ({ id, dataset_id }: Outcome): GenerateAccepted => ({
  generation_id: id,
  dataset_id,
  status: 'processing',
  status_url: getEnv().baseUrl + generationPath(id),
})
