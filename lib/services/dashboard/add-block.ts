import type { Dashboard } from '@/lib/contracts/dashboard'
import type { CreateBlock } from '@/lib/contracts/edit-block'
import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { validationError } from '../validation'
import { type ChangeOptions, type Current, changeDashboard } from './change-dashboard'
import { draftedBlocks } from './drafted-parts'
import { requireCardRoom, shownOf } from './require-card-room'
import { requireSentenceCards } from './require-sentence-cards'
import { orderWith } from './shown-order'

/** Adds what a sentence asks for; made anew, the dashboard has it again. Refuses what can't be done whole. */
export async function addBlock(
  ctx: Ctx,
  dashboardId: string,
  { given, signal }: { given: CreateBlock; signal?: AbortSignal },
): Promise<Dashboard> {
  const sentence = cleanText(given.sentence)
  if (sentence === '') throw invalid('sentence', 'must not be empty')
  const drafted = await requireSentenceCards(ctx, { dashboardId, sentence, signal })
  const options: ChangeOptions = { dashboardId, since: given, isTried: given.dry_run }
  return changeDashboard(ctx, options, async (tx, current) => {
    const place = requirePlace(current, given.position)
    const positions =
      (await putBack(tx, current, sentence)) ??
      (await insert(tx, current, { sentence, rows: draftedBlocks({ blocks: drafted }) }))
    return {
      layout: withCards(current, positions, place),
      ...(given.position !== undefined && {
        editedFields: [...new Set([...current.editedFields, 'chart_order'])],
      }),
    }
  })
}

function requirePlace(current: Current, position: number | undefined): number {
  const count = shownOf(current).length
  if (position === undefined || position <= count) return position ?? count
  throw invalid('position', `must be 0 to ${count}, which is after the last card`)
}

/** The same sentence makes the same cards: where they were removed, those come back with what was edited of them. */
async function putBack(
  tx: Prisma.TransactionClient,
  current: Current,
  sentence: string,
): Promise<number[] | null> {
  const same = current.blocks.filter((block) => block.sentence === sentence)
  if (same.length === 0) return null
  const removed = same.flatMap(({ removedAt, position }) => (removedAt ? [position] : []))
  if (removed.length === 0)
    throw invalid('sentence', 'has been added already: its card is on the dashboard', 'exists')
  requireCardRoom(current, removed.length)
  await tx.block.updateMany({
    where: { dashboardId: current.id, position: { in: removed } },
    data: { removedAt: null },
  })
  return removed
}

interface Inserted {
  sentence: string
  rows: ReturnType<typeof draftedBlocks>
}

async function insert(
  tx: Prisma.TransactionClient,
  current: Current,
  { sentence, rows }: Inserted,
): Promise<number[]> {
  requireCardRoom(current, rows.length)
  const first = 1 + Math.max(-1, ...current.blocks.map(({ position }) => position))
  const positions = rows.map((_, index) => first + index)
  await tx.block.createMany({
    data: rows.map((row, index) => ({
      ...row,
      sentence,
      position: positions[index]!,
      dashboardId: current.id,
    })),
  })
  return positions
}

function withCards(current: Current, positions: number[], place: number): Prisma.InputJsonObject {
  const { chart_order: before } = current.layout as Prisma.JsonObject
  const order = Array.isArray(before) ? before.map(Number) : []
  return {
    ...(current.layout as Prisma.InputJsonObject),
    chart_order: orderWith(order, shownOf(current), { positions, place }),
  }
}

const invalid = (path: string, message: string, code = 'invalid') =>
  validationError([{ path, code, message }])
