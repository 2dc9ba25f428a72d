import { z } from 'zod'

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable']),
  queue: z.object({ waiting: z.int(), running: z.int() }).nullable(),
})

export type Health = z.infer<typeof healthSchema>
