import type {
  CreateWebhook,
  DeletedWebhook,
  RotateWebhookSecret,
  UpdateWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryList,
  WebhookList,
  WebhookWithSecret,
} from '@/lib/contracts/webhook'
import type { Transport } from './transport'

interface Abortable {
  signal?: AbortSignal
}

/** The client's methods on endpoints and what was sent to them. */
export function webhookMethods({ call }: Pick<Transport, 'call'>) {
  const pathOf = (id: string) => `/api/webhooks/${encodeURIComponent(id)}/`
  const deliveryPath = (id: string, deliveryId: string) =>
    `${pathOf(id)}deliveries/${encodeURIComponent(deliveryId)}/`
  return {
    listWebhooks: ({ signal }: Abortable = {}) => call<WebhookList>('/api/webhooks/', { signal }),
    getWebhook: (id: string, { signal }: Abortable = {}) => call<Webhook>(pathOf(id), { signal }),
    /** The answer carries the secret, this once. */
    createWebhook: (input: CreateWebhook) =>
      call<WebhookWithSecret>('/api/webhooks/', { method: 'POST', json: input }),
    updateWebhook: (id: string, input: UpdateWebhook) =>
      call<Webhook>(pathOf(id), { method: 'PATCH', json: input }),
    deleteWebhook: (id: string) => call<DeletedWebhook>(pathOf(id), { method: 'DELETE' }),
    rotateWebhookSecret: (id: string, input: RotateWebhookSecret = {}) =>
      call<WebhookWithSecret>(`${pathOf(id)}rotate-secret/`, { method: 'POST', json: input }),
    testWebhook: (id: string) => call<WebhookDelivery>(`${pathOf(id)}test/`, { method: 'POST' }),
    listWebhookDeliveries: (id: string, { cursor, signal }: Abortable & { cursor?: string } = {}) =>
      call<WebhookDeliveryList>(`${pathOf(id)}deliveries/`, { query: { cursor }, signal }),
    getWebhookDelivery: (id: string, deliveryId: string, { signal }: Abortable = {}) =>
      call<WebhookDeliveryDetail>(deliveryPath(id, deliveryId), { signal }),
    redeliverWebhook: (id: string, deliveryId: string) =>
      call<WebhookDelivery>(`${deliveryPath(id, deliveryId)}redeliver/`, { method: 'POST' }),
  }
}
