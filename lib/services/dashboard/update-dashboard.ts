import type { Dashboard, UpdateDashboard } from '@/lib/contracts/dashboard'
import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { validationError } from '../validation'
import { type Current, changeDashboard } from './change-dashboard'
import { orderOfAll } from './shown-order'

/** Writes what the owner changes by hand, which stays when the dashboard is made anew. */
export const updateDashboard = (ctx: Ctx, dashboardId: string, given: UpdateDashboard): Promise<Dashboard> =>
  changeDashboard(ctx, { dashboardId, since: given }, async (_tx, current) => changesOf(current, given))

function changesOf(current: Current, { title, description, chart_order, color_scheme }: UpdateDashboard) {
  const texts = { title: cleanGiven(title), description: cleanGiven(description) }
  if (texts.title === '') throw invalid('title', 'must not be empty')
  const edited = Object.entries({ ...texts, chart_order, color_scheme }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  )
  const layout = {
    ...(current.layout as Prisma.JsonObject),
    ...(chart_order && { chart_order: storedOrder(current, chart_order) }),
    ...(color_scheme && { color_scheme }),
  }
  return {
    ...texts,
    editedFields: [...new Set([...current.editedFields, ...edited])],
    layout: layout as Prisma.InputJsonObject,
  }
}

const cleanGiven = (text: string | undefined) => (text === undefined ? undefined : cleanText(text))

function storedOrder({ layout, blocks }: Current, given: number[]): number[] {
  const shown = blocks.filter(({ removedAt }) => !removedAt)
  requirePermutation(given, shown.length)
  const { chart_order: before } = layout as Prisma.JsonObject
  return orderOfAll(Array.isArray(before) ? before.map(Number) : [], shown, given)
}

function requirePermutation(order: number[], count: number): void {
  const isWhole = new Set(order).size === count && order.length === count && order.every((at) => at < count)
  if (isWhole) return
  throw invalid(
    'chart_order',
    `must hold each index of chart_blocks once: 0 to ${count - 1}, in display order`,
  )
}

const invalid = (path: string, message: string) => validationError([{ path, code: 'invalid', message }])
