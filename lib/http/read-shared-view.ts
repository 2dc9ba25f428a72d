import { findSharedViewVersion } from '@/lib/services/share/find-shared-view-version'
import { readVisit } from '@/lib/services/share/require-viewer'
import { showVisit } from '@/lib/services/share/view-share-link'
import type { Endpoint } from './endpoint'
import { readViewer } from './read-viewer'
import { reply } from './reply'
import { replyReady } from './reply-ready'

/** `GET /api/share/{link_id}/`: the link's gate is asked each time, the dashboard read only where it has changed. */
export const readSharedView: Endpoint = {
  access: 'public',
  handle: async ({ ctx, request, params: { linkId = '' } }) => {
    const viewer = await readViewer(ctx, request)
    const visit = await readVisit(viewer.ctx, linkId, viewer.pass)
    const version = await findSharedViewVersion(viewer.ctx, visit)
    if (!version) return reply(await showVisit(viewer.ctx, visit))
    const { name, visibility } = version
    const make = async () => {
      const view = await showVisit(viewer.ctx, visit)
      return 'dashboard' in view ? { ...view, dashboard: { ...view.dashboard, visibility } } : view
    }
    return replyReady(request, { version: `share ${name}`, make })
  },
}
