import { getPageContext } from '@/app/page-context'
import type { Account } from '@/lib/contracts/account'
import { getAccount } from '@/lib/services/account/get-account'

/** Who looks at a page that is for everybody; null for a guest. */
export async function findAccount(): Promise<Account | null> {
  const ctx = await getPageContext()
  return ctx.actor ? getAccount(ctx) : null
}
