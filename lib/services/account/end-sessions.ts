import type { Ctx } from '../context'
import type { Session } from './find-session-actor'

/** Ends every session of the account, with all cookies that still name them. A session that has ended ends no other. */
export async function endSessions({ db, logger }: Ctx, { accountId, version }: Session): Promise<void> {
  const { count } = await db.account.updateMany({
    where: { id: accountId, sessionVersion: version },
    data: { sessionVersion: { increment: 1 } },
  })
  if (count > 0) logger.info({ accountId }, 'sessions ended')
}
