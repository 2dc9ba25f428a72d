import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Prisma } from '@/lib/db/generated/client'
import { cleanText } from '../dataset/file-name'
import { versionOf } from '../document/read-document'
import { storedDashboard } from '../document/stored-dashboard'

/** What a draft makes of a dashboard's row, but its texts. */
export const draftedParts = (draft: DashboardDraft) =>
  ({
    layout: draft.layout as unknown as Prisma.InputJsonObject,
    documentVersion: versionOf(storedDashboard),
    status: 'completed',
    lastGeneratedAt: new Date(),
  }) as const

/** The rows of its cards. */
export const draftedBlocks = ({ blocks }: Pick<DashboardDraft, 'blocks'>) =>
  blocks.map((block) => ({
    position: block.position,
    sentence: null as string | null,
    type: block.type,
    title: cleanText(block.title),
    description: cleanText(block.description),
    spec: block.spec as Prisma.InputJsonObject,
    dataPreview: block.data_preview as Prisma.InputJsonObject,
    config: block.config as unknown as Prisma.InputJsonObject,
  }))

export type DraftedBlock = ReturnType<typeof draftedBlocks>[number]
