import type { Dashboard } from '@/lib/contracts/dashboard'
import type { UpdateBlock } from '@/lib/contracts/edit-block'
import type { Block, Prisma } from '@/lib/db/generated/client'
import { requireUuid } from '../access'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { notFound, ServiceError } from '../errors'
import { validationError } from '../validation'
import { changeDashboard } from './change-dashboard'
import { asType, configOf, findMadeCard, type MadeCard } from './made-card'

export interface BlockPath {
  dashboardId: string
  blockId: string
}

/** Writes what the owner changes of a card by hand, which stays when the dashboard is made anew. */
export async function updateBlock(
  ctx: Ctx,
  { dashboardId, blockId }: BlockPath,
  given: UpdateBlock,
): Promise<Dashboard> {
  const id = requireUuid(blockId, 'card')
  return changeDashboard(ctx, { dashboardId, since: given }, async (tx, current) => {
    const block = await tx.block.findFirst({ where: { id, dashboardId: current.id, removedAt: null } })
    if (!block) throw notFound('card')
    const made = findMadeCard(block)
    if (!made) throw unreadable()
    const data = { ...changesOf(block, made, given), made: made as Prisma.InputJsonObject }
    await tx.block.update({ where: { id }, data })
    return {}
  })
}

function changesOf(block: Block, made: MadeCard, { title, description, size, hidden, type }: UpdateBlock) {
  const texts = {
    ...(title !== undefined && { title: cleanText(title) }),
    ...(description !== undefined && { description: cleanText(description) }),
  }
  if (texts.title === '') throw invalid('title', 'must not be empty')
  const { config, ...drawn } =
    type === undefined ? { config: configOf(block) } : requireType(block, made, type)
  return {
    ...texts,
    ...drawn,
    isHidden: hidden,
    config: (size === undefined ? config : { ...config, size: size ?? undefined }) as Prisma.InputJsonObject,
  }
}

function requireType(block: Block, made: MadeCard, type: string) {
  const drawn = asType(block, made, type)
  if (drawn) return drawn
  const fitting = [made.type, ...made.alternatives.map((one) => one.type)]
  throw invalid('type', `does not fit the rows of this card, which can be drawn as ${fitting.join(', ')}`)
}

const unreadable = () =>
  new ServiceError('document_unreadable', {
    message: 'This card can’t be read as it was stored. Make the dashboard anew; its table is still here.',
  })

const invalid = (path: string, message: string) => validationError([{ path, code: 'invalid', message }])
