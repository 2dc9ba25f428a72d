import { z } from 'zod'
import { errorSchema } from './errors'

/** Every JSON answer of `/api/` has this shape around its data. */
export const successEnvelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), success: z.literal(true), message: z.string(), data })

export const errorEnvelopeSchema = z.object({
  status: z.literal('error'),
  success: z.literal(false),
  message: z.string(),
  data: z.null(),
  error: errorSchema,
})

export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>
export interface SuccessEnvelope<Data> {
  status: 'success'
  success: true
  message: string
  data: Data
}
