import {
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  type WebhookErrorClass,
  webhookMessageSchema,
} from '@/lib/contracts/webhook'
import type { WebhookAttempt as AttemptRow, Prisma } from '@/lib/db/generated/client'

/** What must be read with a delivery to present it. */
export const deliveryParts = {
  attempts: { orderBy: { number: 'asc' } },
} satisfies Prisma.WebhookDeliveryInclude

type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ include: typeof deliveryParts }>

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhook_id: row.endpointId,
  message_id: row.messageId,
  type: row.type as WebhookDelivery['type'],
  status: row.status,
  generation_id: row.generationId,
  attempt_count: row.attempts.length,
  last_attempt: row.attempts.map(presentAttempt).at(-1) ?? null,
  next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
})

export const presentDeliveryDetail = (row: DeliveryRow): WebhookDeliveryDetail => ({
  ...presentDelivery(row),
  attempts: row.attempts.map(presentAttempt),
  message: webhookMessageSchema.parse(JSON.parse(row.body)),
})

const presentAttempt = (attempt: AttemptRow): WebhookAttempt => ({
  number: attempt.number,
  started_at: attempt.startedAt.toISOString(),
  duration_ms: attempt.durationMs,
  status_code: attempt.statusCode,
  error_class: attempt.errorClass as WebhookErrorClass | null,
})
