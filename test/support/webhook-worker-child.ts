import { createLogger } from '@/lib/logger'
import { openContext } from '@/lib/services/open-context'
import { deliverWebhook } from '@/lib/services/webhook/deliver-webhook'
import { openWebhookPoster } from '@/lib/services/webhook/open-webhook-poster'

/** A process of its own that makes one attempt of the delivery it is told, to be killed in the midst of it. */
async function main(): Promise<void> {
  const ctx = await openContext({ requestId: 'child' })
  const logger = createLogger({ write: () => undefined })
  await deliverWebhook({ ...ctx, logger }, { deliveryId: process.argv[2] ?? '', post: openWebhookPoster() })
}

await main()
