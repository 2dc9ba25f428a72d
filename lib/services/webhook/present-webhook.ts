import type { Webhook } from '@/lib/contracts/webhook'
import { webhookEventSchema } from '@/lib/contracts/webhook'
import type { Prisma } from '@/lib/db/generated/client'

/** Of the newest that were tried, so many tell how an endpoint does. */
const healthCount = 10

/** What must be read with an endpoint to present it. */
export const webhookParts = {
  deliveries: {
    where: { attempts: { some: { OR: [{ errorClass: null }, { errorClass: { not: 'interrupted' } }] } } },
    select: { status: true },
    orderBy: { id: 'desc' },
    take: healthCount,
  },
} satisfies Prisma.WebhookEndpointInclude

type WebhookRow = Prisma.WebhookEndpointGetPayload<{ include: typeof webhookParts }>

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: webhookEventSchema.options.filter((event) => row.events.includes(event)),
  is_enabled: row.isEnabled,
  health: presentHealth(row.deliveries),
  previous_secret_expires_at: row.previousSecretExpiresAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

function presentHealth(newest: WebhookRow['deliveries']): Webhook['health'] {
  const arrived = newest.findIndex(({ status }) => status === 'delivered')
  const failing = arrived === -1 ? newest.length : arrived
  if (newest.length === 0) return { state: 'unused', failing_count: 0 }
  return { state: failing > 0 ? 'failing' : 'healthy', failing_count: failing }
}
