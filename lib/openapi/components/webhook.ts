import {
  createWebhookSchema,
  deletedWebhookSchema,
  deliveryStatusSchema,
  rotateWebhookSecretSchema,
  updateWebhookSchema,
  webhookAttemptSchema,
  webhookDeliveryDetailSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookErrorClassSchema,
  webhookEventSchema,
  webhookListSchema,
  webhookMessageSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@/lib/contracts/webhook'
import { objectComponent, plainComponent } from '../component'

const webhookFields = {
  id: 'Names the endpoint.',
  url: 'What is called.',
  description: 'What you call it.',
  events: 'The events that it is sent.',
  is_enabled: 'Whether anything is sent to it.',
  health: 'How its newest deliveries went.',
  previous_secret_expires_at: 'Until when the secret from before the last rotation signs too, or null.',
  created_at: 'When it was made.',
  updated_at: 'When it last changed.',
}

const writtenFields = {
  url: 'An address on the public internet. Addresses of private networks are refused.',
  description: 'What you call it.',
  events: 'The events that it is to be sent. Default: all.',
}

const deliveryFields = {
  id: 'Names the delivery.',
  webhook_id: 'The endpoint.',
  message_id: 'The `webhook-id` header, the same through every attempt. Use it to take a message only once.',
  type: 'The event.',
  status: 'Whether it has arrived.',
  generation_id: 'The generation that it tells of, or null.',
  attempt_count: 'How often it was tried.',
  last_attempt: 'The newest attempt, or null.',
  next_attempt_at: 'When it is tried again, or null.',
  created_at: 'When the event happened.',
  delivered_at: 'When the receiver took it, or null.',
}

export const webhookComponents = {
  Webhook: objectComponent(webhookSchema, 'An endpoint of yours that is told of events.', webhookFields),
  WebhookWithSecret: objectComponent(
    webhookWithSecretSchema,
    'An endpoint with its secret. Only the answers to making and rotating carry it.',
    { ...webhookFields, secret: 'Signs every message. Copy it now: it is shown only this once.' },
  ),
  WebhookList: objectComponent(webhookListSchema, 'All endpoints of the account.', {
    items: 'The endpoints.',
  }),
  CreateWebhook: objectComponent(createWebhookSchema, 'What is to be called, and when.', writtenFields),
  UpdateWebhook: objectComponent(updateWebhookSchema, 'What is to change. What is absent stays.', {
    ...writtenFields,
    is_enabled: 'Whether anything is sent to it.',
  }),
  RotateWebhookSecret: objectComponent(rotateWebhookSecretSchema, 'How the old secret ends.', {
    grace_hours: 'For so long the old secret signs too, at most 168. 0 ends it at once.',
  }),
  DeletedWebhook: objectComponent(deletedWebhookSchema, 'What was deleted.', {
    id: 'The endpoint that was.',
  }),
  WebhookDelivery: objectComponent(
    webhookDeliverySchema,
    'One message on its way to one endpoint.',
    deliveryFields,
  ),
  WebhookDeliveryDetail: objectComponent(
    webhookDeliveryDetailSchema,
    'A delivery with every attempt and the body as it is sent.',
    {
      ...deliveryFields,
      attempts: 'Every attempt, the first one first.',
      message: 'The body as it is signed and sent.',
    },
  ),
  WebhookDeliveryList: objectComponent(webhookDeliveryListSchema, 'A page of deliveries, newest first.', {
    items: 'The deliveries of this page.',
    next_cursor: 'Send it as `cursor` for the next page; null on the last.',
  }),
  WebhookAttempt: objectComponent(webhookAttemptSchema, 'One try to deliver a message.', {
    number: 'Counted from 1.',
    started_at: 'When it was made.',
    duration_ms: 'How long it took.',
    status_code: 'What the receiver answered, or null where no answer came. The body is never kept.',
    error_class: 'Why it did not arrive, or null where it did.',
  }),
  WebhookMessage: plainComponent(webhookMessageSchema, 'The body that is posted to an endpoint.'),
  WebhookEvent: plainComponent(webhookEventSchema, 'Something that an endpoint can be told of.'),
  WebhookErrorClass: plainComponent(webhookErrorClassSchema, 'Why an attempt did not arrive.'),
  DeliveryStatus: plainComponent(
    deliveryStatusSchema,
    '`pending` while there is another try to come, `delivered`, or `dead` after the last.',
  ),
}
