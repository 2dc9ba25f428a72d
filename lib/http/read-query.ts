import { z } from 'zod'
import { requireValid } from '@/lib/services/validation'

/** Below the 30 s after which many proxies give a silent request up. */
const waitSecondsMax = 25

const waitSchema = z.object({ wait: z.coerce.number('must be a number of seconds').min(0).default(0) })

/** The query of a URL, checked against a schema; of a name that is given twice the last value counts. */
export const readQuery = <Schema extends z.ZodType>(url: URL, schema: Schema): z.output<Schema> =>
  requireValid(schema, Object.fromEntries(url.searchParams))

/** `?wait=` in milliseconds; more than the most is the most. */
export const readWaitMs = (url: URL): number =>
  Math.min(readQuery(url, waitSchema).wait, waitSecondsMax) * 1000
