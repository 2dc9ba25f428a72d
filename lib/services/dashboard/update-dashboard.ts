import type { Dashboard, UpdateDashboard } from '@/lib/contracts/dashboard'
import type { Prisma } from '@/lib/db/generated/client'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { notFound } from '../errors'
import { validationError } from '../validation'
import { dashboardParts, presentDashboard } from './present-dashboard'

/** Writes what the owner changes by hand, which stays when the dashboard is made anew. */
export async function updateDashboard(
  ctx: Ctx,
  dashboardId: string,
  given: UpdateDashboard,
): Promise<Dashboard> {
  const { accountId } = requireScope(ctx, 'dashboards:write')
  const id = requireUuid(dashboardId, 'dashboard')
  return ctx.db.$transaction(async (tx) => {
    // Locked: the cards that are ordered must be those that stand when the order is written.
    await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE`
    const current = await tx.dashboard.findFirst({
      where: { id, accountId },
      select: { layout: true, editedFields: true, _count: { select: { blocks: true } } },
    })
    if (!current) throw notFound('dashboard')
    const data = changesOf(current, given)
    // Presented before it is written for good: what can't be read is not changed either.
    return presentDashboard(await tx.dashboard.update({ where: { id }, data, include: dashboardParts }))
  })
}

interface Current {
  layout: Prisma.JsonValue
  editedFields: string[]
  _count: { blocks: number }
}

function changesOf(current: Current, { title, description, chart_order }: UpdateDashboard) {
  if (chart_order) requirePermutation(chart_order, current._count.blocks)
  const texts = { title: cleanGiven(title), description: cleanGiven(description) }
  if (texts.title === '') throw invalid('title', 'must not be empty')
  const edited = Object.entries({ ...texts, chart_order }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  )
  const layout = { ...(current.layout as Prisma.JsonObject), ...(chart_order && { chart_order }) }
  return {
    ...texts,
    editedFields: [...new Set([...current.editedFields, ...edited])],
    layout: layout as Prisma.InputJsonObject,
  }
}

const cleanGiven = (text: string | undefined) => (text === undefined ? undefined : cleanText(text))

function requirePermutation(order: number[], count: number): void {
  const isWhole = new Set(order).size === count && order.length === count && order.every((at) => at < count)
  if (isWhole) return
  throw invalid(
    'chart_order',
    `must hold each index of chart_blocks once: 0 to ${count - 1}, in display order`,
  )
}

const invalid = (path: string, message: string) => validationError([{ path, code: 'invalid', message }])
