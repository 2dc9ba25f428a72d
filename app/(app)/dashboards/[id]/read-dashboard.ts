import { cache } from 'react'
import { orNotFound } from '@/app/or-not-found'
import { requireAccount } from '@/app/require-account'
import { getDashboard } from '@/lib/services/dashboard/get-dashboard'
import { ServiceError } from '@/lib/services/errors'

/** The dashboard of a page as everybody sees it, read once a request, or the problem that keeps it from being read. */
export const readDashboard = cache(async (id: string) => {
  const { ctx, account } = await requireAccount()
  const dashboard = await orNotFound(getDashboard(ctx, id, 'viewer')).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'document_unreadable')
      return { problem: error.message }
    throw error
  })
  return { ctx, plan: account.plan, dashboard }
})
