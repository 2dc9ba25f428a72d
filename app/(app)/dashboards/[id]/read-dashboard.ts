import { cache } from 'react'
import { orNotFound } from '@/app/or-not-found'
import { requireAccount } from '@/app/require-account'
import { getDashboard } from '@/lib/services/dashboard/get-dashboard'

/** The dashboard of a page, read once a request. */
export const readDashboard = cache(async (id: string) => {
  const { ctx, account } = await requireAccount()
  return { ctx, plan: account.plan, dashboard: await orNotFound(getDashboard(ctx, id)) }
})
