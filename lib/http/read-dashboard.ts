import { getDashboardVersion } from '@/lib/services/dashboard/find-dashboard-version'
import { getDashboard } from '@/lib/services/dashboard/get-dashboard'
import type { Endpoint } from './endpoint'
import { replyReady } from './reply-ready'

/** `GET /api/dashboard/{id}/`: whoever asks is looked at each time, the dashboard read only where it has changed. */
export const readDashboard: Endpoint = {
  access: 'dashboards:read',
  handle: async ({ ctx, request, params: { id = '' } }) => {
    const { name, visibility } = await getDashboardVersion(ctx, id)
    const make = async () => ({ ...(await getDashboard(ctx, id)), visibility })
    return replyReady(request, { version: `dashboard ${name}`, make })
  },
}
