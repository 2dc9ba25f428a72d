import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPageContext } from '@/app/page-context'
import type { Account } from '@/lib/contracts/account'
import { getAccount } from '@/lib/services/account/get-account'
import type { Ctx } from '@/lib/services/context'

/** The account that a page is for; who is not signed in goes to sign in and comes back here. */
export async function requireAccount(): Promise<{ ctx: Ctx; account: Account }> {
  const ctx = await getPageContext()
  if (ctx.actor) return { ctx, account: await getAccount(ctx) }
  const here = (await headers()).get('x-path') ?? '/dashboards/'
  redirect(`/sign-in/?next=${encodeURIComponent(here)}`)
}
