import 'server-only'
import { headers } from 'next/headers'
import { findSessionActor } from '@/lib/services/account/find-session-actor'
import type { Ctx } from '@/lib/services/context'
import { openContext } from '@/lib/services/open-context'
import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { readClientAddress } from './client-address'
import { readSessionCookie } from './session-cookie'
import { readViewedBrowser } from './viewed-browser'
import { readViewerPass } from './viewer-cookies'

/** The context of a page that is made on the server, with whoever is signed in as its actor. */
export async function openPageContext(): Promise<Ctx> {
  const sent = await headers()
  const requestId = sent.get('x-request-id') ?? 'page'
  const ctx = await openContext({ requestId, clientAddress: readClientAddress(sent) })
  const session = await readSessionCookie(sent.get('cookie'))
  return session ? { ...ctx, actor: await findSessionActor(ctx, session) } : ctx
}

/** What the cookies of whoever opens a share link's page prove. */
export const readPagePass = async (): Promise<ViewerPass> => readViewerPass((await headers()).get('cookie'))

/** The browser that a view of a share link's page counts for; null where it does not count. */
export const readPageBrowser = async (): Promise<string | null> => readViewedBrowser(await headers())
