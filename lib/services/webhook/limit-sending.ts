import type { Ctx } from '../context'
import { consumeLimit } from '../limit/consume-limit'
import type { Limit } from '../limit/limit'

/** By hand: enough to set a receiver up, too few to make us a flood at somebody else's door. */
const sendByHandLimit: Limit = {
  name: 'webhooks_by_hand',
  pointsMax: 60,
  windowSeconds: 60 * 60,
  what: 'test events and redeliveries',
}

/** Counts a message that an account sends by hand. */
export const limitSending = (ctx: Ctx, { accountId }: { accountId: string }): Promise<void> =>
  consumeLimit(ctx, sendByHandLimit, accountId)
