import { z } from 'zod'
import { generationErrorSchema } from './generation'
import { idSchema, shareLinkIdSchema, timestampSchema } from './ids'

/** What an endpoint may be sent; `webhook.test` comes only when it is asked for. */
export const webhookEventSchema = z.enum(['dashboard.ready', 'dashboard.failed'])
export const webhookMessageTypeSchema = z.enum([...webhookEventSchema.options, 'webhook.test'])

/** The `webhook-id` header and the body's `id`, the same through every attempt. */
const messageIdSchema = z.string().regex(/^msg_[0-9A-Za-z]{27}$/)

const message = <Type extends z.infer<typeof webhookMessageTypeSchema>, Data extends z.ZodType>(
  type: Type,
  data: Data,
) =>
  z.object({
    id: messageIdSchema,
    type: z.literal(type),
    /** The same as `type`. */
    event: z.literal(type),
    /** When the event happened, whenever it is sent. */
    timestamp: timestampSchema,
    data,
  })

/** The body that is posted to an endpoint, per Standard Webhooks 1.0. */
export const webhookMessageSchema = z.discriminatedUnion('type', [
  message(
    'dashboard.ready',
    z.object({
      generation_id: idSchema,
      dashboard_id: idSchema,
      dataset_id: idSchema,
      title: z.string(),
      /** Null where a dashboard that was made anew has no link left. */
      share_link_id: shareLinkIdSchema.nullable(),
      share_url: z.url().nullable(),
    }),
  ),
  message(
    'dashboard.failed',
    z.object({ generation_id: idSchema, dataset_id: idSchema, error: generationErrorSchema }),
  ),
  message('webhook.test', z.object({ webhook_id: idSchema })),
])

export const webhookUrlMax = 2048

const urlSchema = z
  .string()
  .trim()
  .min(1, 'Enter the address that is to be called.')
  .max(webhookUrlMax)
  .refine(isHttpUrl, 'Enter a whole address such as https://example.com/webhooks.')

const descriptionSchema = z.string().trim().max(200)
const eventsSchema = z
  .array(webhookEventSchema)
  .min(1, 'Choose at least one event.')
  .overwrite((events) => [...new Set(events)])

export const createWebhookSchema = z.strictObject({
  url: urlSchema,
  description: descriptionSchema.default(''),
  events: eventsSchema.default(webhookEventSchema.options),
})

/** The body of `PATCH /api/webhooks/{id}/`; what is absent stays. */
export const updateWebhookSchema = z
  .strictObject({
    url: urlSchema.optional(),
    description: descriptionSchema.optional(),
    events: eventsSchema.optional(),
    is_enabled: z.boolean().optional(),
  })
  .refine(
    (given) => Object.values(given).some((value) => value !== undefined),
    'Give url, description, events or is_enabled.',
  )

const graceHoursDefault = 24
const graceHoursMax = 7 * 24

/** For so long the old secret signs too; 0 ends it at once. */
export const rotateWebhookSecretSchema = z.strictObject({
  grace_hours: z.int().min(0).max(graceHoursMax).default(graceHoursDefault),
})

/** Of the newest deliveries that were tried: how the last one went, and how many in a row did not arrive. */
const webhookHealthSchema = z.object({
  state: z.enum(['unused', 'healthy', 'failing']),
  /** Counted up to 10. */
  failing_count: z.int(),
})

export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEventSchema),
  is_enabled: z.boolean(),
  health: webhookHealthSchema,
  /** While it is in the future, the secret from before the last rotation signs too. */
  previous_secret_expires_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

/** The only answers that ever carry the secret: of creation and of rotation. */
export const webhookWithSecretSchema = webhookSchema.extend({
  secret: z.string().regex(/^whsec_[A-Za-z0-9+/]{43}=$/),
})

export const webhookListSchema = z.object({ items: z.array(webhookSchema) })
export const deletedWebhookSchema = z.object({ id: idSchema })

/** Why an attempt did not arrive; what the receiver answered is never kept. */
export const webhookErrorClassSchema = z.enum([
  'timeout',
  'refused_address',
  'name_not_resolved',
  'connection_failed',
  'tls_failed',
  'invalid_response',
  'redirect',
  'bad_status',
  'secret_unreadable',
  'interrupted',
])

export const webhookAttemptSchema = z.object({
  number: z.int(),
  started_at: timestampSchema,
  duration_ms: z.int(),
  status_code: z.int().nullable(),
  /** Null where the receiver took it. */
  error_class: webhookErrorClassSchema.nullable(),
})

export const deliveryStatusSchema = z.enum(['pending', 'delivered', 'dead'])

export const webhookDeliverySchema = z.object({
  id: idSchema,
  webhook_id: idSchema,
  message_id: messageIdSchema,
  type: webhookMessageTypeSchema,
  status: deliveryStatusSchema,
  generation_id: idSchema.nullable(),
  attempt_count: z.int(),
  last_attempt: webhookAttemptSchema.nullable(),
  next_attempt_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  delivered_at: timestampSchema.nullable(),
})

export const webhookDeliveryListSchema = z.object({
  items: z.array(webhookDeliverySchema),
  next_cursor: z.string().nullable(),
})

/** A delivery with every attempt and the body as it is sent. */
export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  attempts: z.array(webhookAttemptSchema),
  message: webhookMessageSchema,
})

/** Where it may lead is for the server to say; here only its form is checked. */
function isHttpUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol)
}

export type WebhookEvent = z.infer<typeof webhookEventSchema>
export type WebhookMessage = z.infer<typeof webhookMessageSchema>
export type CreateWebhook = z.input<typeof createWebhookSchema>
export type UpdateWebhook = z.input<typeof updateWebhookSchema>
export type RotateWebhookSecret = z.input<typeof rotateWebhookSecretSchema>
export type Webhook = z.infer<typeof webhookSchema>
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>
export type WebhookList = z.infer<typeof webhookListSchema>
export type DeletedWebhook = z.infer<typeof deletedWebhookSchema>
export type WebhookErrorClass = z.infer<typeof webhookErrorClassSchema>
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryListSchema>
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>
