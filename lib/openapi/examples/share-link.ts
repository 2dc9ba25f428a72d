import type { ManagedShareLink, ShareViewList } from '@/lib/contracts/share-link'
import { dashboardId, madeAt, shareLinkExample } from './dashboard'

export const managedShareLinkExample: ManagedShareLink = {
  ...shareLinkExample,
  visibility: 'private',
  expires_at: null,
  allowed_emails: ['ann@example.com', '@example.org'],
  allow_pdf_export: true,
  dashboard_id: dashboardId,
  name: 'For the board',
  state: 'active',
  has_password: false,
  allow_data_download: false,
  view_count: 2,
  last_viewed_at: madeAt,
  revoked_at: null,
}

export const shareViewListExample: ShareViewList = {
  view_count: 2,
  last_viewed_at: madeAt,
  days: [{ date: '2026-11-21', views: 2 }],
  items: [
    { viewed_at: madeAt, email: 'ann@example.com' },
    { viewed_at: madeAt, email: null },
  ],
  next_cursor: null,
}
