import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

const header = 'next-router-state-tree'
/** Next takes no longer one. */
const charsMax = 40_000

const paramTypes = [
  'c',
  'ci(..)(..)',
  'ci(.)',
  'ci(..)',
  'ci(...)',
  'oc',
  'd',
  'di(..)(..)',
  'di(.)',
  'di(..)',
  'di(...)',
]
const segmentSchema = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(paramTypes), z.array(z.string()).nullable()]),
])

/** As in Next's `app-render/types`; what is stricter here costs a whole page where a part would do. */
const stateSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.tuple([segmentSchema, childrenSchema]),
    z.tuple([segmentSchema, childrenSchema, urlSchema]),
    z.tuple([segmentSchema, childrenSchema, urlSchema, markerSchema]),
    z.tuple([segmentSchema, childrenSchema, urlSchema, markerSchema, z.number().nullable()]),
    z.tuple([segmentSchema, childrenSchema, urlSchema, markerSchema, z.number().nullable(), z.string()]),
  ]),
)
const childrenSchema = z.record(z.string(), stateSchema)
const urlSchema = z.tuple([z.string(), z.string()]).nullable()
const markerSchema = z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullable()

/**
 * Next's browser code says by a header which parts of a page it has; one that Next can't read it answers with a bare
 * 500. Without it the whole page comes.
 */
export function dropOddRouterState({ headers }: IncomingMessage): void {
  const text = headers[header]
  if (text !== undefined && !isRouterState(text)) delete headers[header]
}

function isRouterState(text: string | string[]): boolean {
  if (typeof text !== 'string' || text.length > charsMax) return false
  try {
    return stateSchema.safeParse(JSON.parse(decodeURIComponent(text))).success
  } catch {
    return false
  }
}
