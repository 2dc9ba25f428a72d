import type { z } from 'zod'
import { waitSchema, waitSecondsMax } from '@/lib/contracts/generation'
import { requireValid } from '@/lib/services/validation'

/** The query of a URL, checked against a schema; of a name that is given twice the last value counts. */
export const readQuery = <Schema extends z.ZodType>(url: URL, schema: Schema): z.output<Schema> =>
  requireValid(schema, Object.fromEntries(url.searchParams))

/** `?wait=` in milliseconds; more than the most is the most. */
export const readWaitMs = (url: URL): number =>
  Math.min(readQuery(url, waitSchema).wait, waitSecondsMax) * 1000
