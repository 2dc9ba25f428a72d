import type { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { type WebhookMessage, webhookMessageSchema } from '@/lib/contracts/webhook'
import { messageExamples } from './examples/webhook'

const texts: Record<WebhookMessage['type'], { summary: string; description: string }> = {
  'dashboard.ready': {
    summary: 'A dashboard is ready',
    description: 'Sent when a generation has completed, of a new dashboard or of one that was made anew.',
  },
  'dashboard.failed': {
    summary: 'A dashboard could not be made',
    description: 'Sent when a generation has failed, with the reason.',
  },
  'webhook.test': { summary: 'A test', description: 'Sent when it is asked for.' },
}

const headers = {
  'webhook-id': 'Names the message, the same through every attempt.',
  'webhook-timestamp': 'When this attempt was signed, in seconds since 1970.',
  'webhook-signature':
    '`v1,` and the base64 of HMAC-SHA-256 over `id.timestamp.body`; two, with a space between, after a rotation.',
}

const types = Object.keys(texts) as WebhookMessage['type'][]

/** What is posted to endpoints, after Standard Webhooks 1.0. */
export function presentWebhooks(): ZodOpenApiPathsObject {
  const options = webhookMessageSchema.options as z.ZodType[]
  return Object.fromEntries(
    types.map((type, at) => [
      type,
      {
        post: {
          operationId: `on${type.replace(/(^|\.)([a-z])/g, (_, _dot, letter: string) => letter.toUpperCase())}`,
          tags: ['webhooks'],
          ...texts[type],
          security: [],
          parameters: Object.entries(headers).map(([name, description]) => ({
            in: 'header' as const,
            name,
            required: true,
            description,
            schema: { type: 'string' as const },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: options[at], example: messageExamples[type] } },
          },
          responses: {
            '2XX': { description: 'Taken. Anything else, or none within 10 seconds, is tried again.' },
          },
        },
      },
    ]),
  )
}
