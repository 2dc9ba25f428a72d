import type {
  CreateShareLink,
  ManagedShareLink,
  ManagedShareLinkList,
  ShareViewList,
} from '@/lib/contracts/share-link'
import type { Transport } from './transport'

interface Page {
  cursor?: string
  limit?: number
  signal?: AbortSignal
}

/** The links of a dashboard, for its owner. */
export function shareLinkMethods({ call }: Transport) {
  const pathOf = (id: string) => `/api/share-links/${encodeURIComponent(id)}/`
  const listPath = (dashboardId: string) => `/api/dashboard/${encodeURIComponent(dashboardId)}/share-links/`
  return {
    listShareLinks: (dashboardId: string, { cursor, limit, signal }: Page = {}) =>
      call<ManagedShareLinkList>(listPath(dashboardId), { query: { cursor, limit }, signal }),
    createShareLink: (dashboardId: string, input: CreateShareLink) =>
      call<ManagedShareLink>(listPath(dashboardId), { method: 'POST', json: input }),
    getShareLink: (id: string, { signal }: { signal?: AbortSignal } = {}) =>
      call<ManagedShareLink>(pathOf(id), { signal }),
    /** What is absent stays as it is. */
    updateShareLink: (id: string, input: CreateShareLink) =>
      call<ManagedShareLink>(pathOf(id), { method: 'PATCH', json: input }),
    /** Closes it for good. */
    revokeShareLink: (id: string) => call<ManagedShareLink>(pathOf(id), { method: 'DELETE' }),
    listShareViews: (id: string, { cursor, limit, signal }: Page = {}) =>
      call<ShareViewList>(`${pathOf(id)}views/`, { query: { cursor, limit }, signal }),
  }
}
