import { z } from 'zod'
import { chartBlockSchema, layoutSchema } from '@/lib/contracts/blocks'
import { type DocumentKind, readDocument } from './read-document'

const schema = z.object({ layout: layoutSchema, chart_blocks: z.array(chartBlockSchema) })

/** Layout and cards of a dashboard, which are written together. */
export const storedDashboard: DocumentKind<z.infer<typeof schema>> = {
  name: 'dashboard',
  schema,
  ways: [],
}

/** The order in which an owner saw the cards; null of a dashboard that can't be read. */
export function findOrder(version: number, layout: unknown): number[] | null {
  try {
    return readDocument(storedDashboard, version, { layout, chart_blocks: [] }).layout.chart_order
  } catch {
    return null
  }
}
