import { z } from 'zod'
import { chartBlockSchema, type Layout, layoutSchema } from '@/lib/contracts/blocks'
import { type DocumentKind, readDocument } from './read-document'

const schema = z.object({ layout: layoutSchema, chart_blocks: z.array(chartBlockSchema) })

/** Layout and cards of a dashboard, which are written together. */
export const storedDashboard: DocumentKind<z.infer<typeof schema>> = {
  name: 'dashboard',
  schema,
  ways: [],
}

/** The order and colours in which an owner saw the cards; null of a dashboard that can't be read. */
export function findLayout(version: number, layout: unknown): Layout | null {
  try {
    return readDocument(storedDashboard, version, { layout, chart_blocks: [] }).layout
  } catch {
    return null
  }
}
