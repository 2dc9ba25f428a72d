import 'server-only'
import { headers } from 'next/headers'
import { findSessionActor } from '@/lib/services/account/find-session-actor'
import type { Ctx } from '@/lib/services/context'
import { openContext } from '@/lib/services/open-context'
import { readSessionAccountId } from './session-cookie'

/** The context of a page that is made on the server, with whoever is signed in as its actor. */
export async function openPageContext(): Promise<Ctx> {
  const sent = await headers()
  const ctx = await openContext({ requestId: sent.get('x-request-id') ?? 'page' })
  const accountId = await readSessionAccountId(sent.get('cookie'))
  return accountId ? { ...ctx, actor: await findSessionActor(ctx, accountId) } : ctx
}
