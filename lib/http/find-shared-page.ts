import type { IncomingMessage } from 'node:http'
import type { Ctx } from '@/lib/services/context'
import { openContext } from '@/lib/services/open-context'
import { findSharedViewVersion } from '@/lib/services/share/find-shared-view-version'
import { getSharedFilteredDashboard } from '@/lib/services/share/get-shared-filtered-dashboard'
import { readVisit, type ViewerPass, type Visit } from '@/lib/services/share/require-viewer'
import { mayBeKept } from '@/lib/services/share/share-link-state'
import { showDashboard } from '@/lib/services/share/view-share-link'
import { countVisit } from '@/lib/services/share/visit-share-page'
import { readClientAddress } from './client-address'
import { headersOf } from './headers-of'
import { type FilteredView, filteredView, isFilterQuery, readFilters, toPageQuery } from './read-filters'
import { readViewer } from './read-viewer'
import { newRequestId } from './request-id'
import { viewedBrowser } from './viewed-browser'

export interface SharedPage {
  /** Names all that is shown; null where it is for this visitor alone. */
  version: string | null
  /** Whether a browser may keep what it was given, and asks each time. */
  mayBeKept: boolean
  read: () => Promise<FilteredView>
  count: () => Promise<void>
  cookies: string[]
}

/**
 * What a link shows to whoever comes; null where that is no dashboard, or where Next's own scripts ask for a part of it.
 * Throws as `readVisit` does.
 */
export async function findSharedPage(request: IncomingMessage, linkId: string): Promise<SharedPage | null> {
  const headers = headersOf(request)
  const open = await openContext({ requestId: newRequestId(), clientAddress: readClientAddress(headers) })
  const { ctx, pass } = await readViewer(open, { headers })
  const visit = await readVisit(ctx, linkId, pass)
  const isWhole = request.method === 'GET' && !headers.has('rsc')
  const version = isWhole ? await findSharedViewVersion(ctx, visit) : null
  if (!version) return null
  const viewed = viewedBrowser({ method: 'GET', headers }, `/share/${linkId}/view/`)
  const query = new URLSearchParams(request.url?.split('?')[1])
  return {
    version: isFilterQuery(query) ? null : version.name,
    mayBeKept: mayBeKept(visit.link),
    read: () => readView(ctx, { visit, pass, query }),
    count: () => countVisit(ctx, visit, { ...pass, browserToken: viewed?.token ?? null }),
    cookies: viewed?.cookies ?? [],
  }
}

interface Asked {
  visit: Visit
  pass: ViewerPass
  query: URLSearchParams
}

async function readView(ctx: Ctx, { visit, pass, query }: Asked): Promise<FilteredView> {
  const { link } = visit
  const view = await showDashboard(ctx, link)
  const filter = await readFilters(toPageQuery(query), (selection) =>
    getSharedFilteredDashboard(ctx, link.id, { pass, selection }),
  )
  return filteredView(view, filter)
}
