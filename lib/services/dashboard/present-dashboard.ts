import type { Dashboard as DashboardShape } from '@/lib/contracts/dashboard'
import type { Block, Prisma } from '@/lib/db/generated/client'
import { readDocument } from '../document/read-document'
import { storedDashboard } from '../document/stored-dashboard'
import { isPublic } from '../share/share-link-state'
import { shownOrder } from './shown-order'

/** What must be read with a dashboard to present it. */
export const dashboardParts = {
  blocks: { orderBy: { position: 'asc' } },
  dataset: { select: { id: true, name: true, status: true } },
  shareLinks: { select: { visibility: true, expiresAt: true, revokedAt: true } },
} satisfies Prisma.DashboardInclude

/** What of it nobody is presented, and is large. */
export const unshownParts = { before: true } satisfies Prisma.DashboardOmit

type Row = Prisma.DashboardGetPayload<{ include: typeof dashboardParts; omit: typeof unshownParts }>

/** As its owner sees it, or as everybody else does, on paper too. Throws `document_unreadable`. */
export function presentDashboard(row: Row, eyes: 'owner' | 'viewer' = 'owner'): DashboardShape {
  const shown = row.blocks.filter(({ removedAt, isHidden }) => !removedAt && !(isHidden && eyes === 'viewer'))
  const { layout, chart_blocks } = readDocument(storedDashboard, row.documentVersion, {
    layout: row.layout,
    chart_blocks: shown.map(blockDocument),
  })
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    layout: { ...layout, chart_order: shownOrder(layout.chart_order, shown) },
    chart_blocks,
    dataset: row.dataset,
    visibility: isPublic(row.shareLinks) ? 'public' : 'private',
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    last_generated_at: row.lastGeneratedAt?.toISOString() ?? null,
  }
}

/** The three JSON columns hold what the engine drafted and the contract names; they are written nowhere else. */
export const blockDocument = (block: Block) => ({
  id: block.id,
  dashboard: block.dashboardId,
  position: block.position,
  type: block.type,
  title: block.title,
  description: block.description,
  spec: block.spec,
  data_preview: block.dataPreview,
  config: block.isHidden ? { ...(block.config as object), hidden: true } : block.config,
  created_at: block.createdAt.toISOString(),
  updated_at: block.updatedAt.toISOString(),
})
