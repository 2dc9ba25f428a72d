import { describe, expect, it } from 'vitest'
import type { ManagedShareLink } from '@/lib/contracts/share-link'
import { changedLink, linkInputOf } from './link-input'

const link: ManagedShareLink = {
  id: 'A'.repeat(22),
  share_url: 'http://localhost/share/x/view/',
  visibility: 'private',
  expires_at: '2030-01-31T12:00:00.000Z',
  allowed_emails: ['ann@example.com', '@example.org'],
  allow_pdf_export: true,
  allow_scrollable_cards: false,
  created_at: '2026-01-01T00:00:00.000Z',
  dashboard_id: '019c0000-0000-7000-8000-000000000000',
  name: null,
  state: 'active',
  has_password: true,
  allow_data_download: false,
  view_count: 0,
  last_viewed_at: null,
  revoked_at: null,
}

describe('the form of a link', () => {
  it('sends nothing that was not touched', () => {
    expect(changedLink(linkInputOf(link), linkInputOf(link))).toEqual({})
    expect(changedLink(linkInputOf(null), linkInputOf(null))).toEqual({})
  })

  it('sends what was changed, as the API takes it', () => {
    const before = linkInputOf(link)
    const changed = (now: Partial<typeof before>) => changedLink(before, { ...before, ...now })
    expect(changed({ allowed_emails: 'ann@example.com;\nbob@example.com , ' })).toEqual({
      allowed_emails: ['ann@example.com', 'bob@example.com'],
    })
    expect(changed({ allowed_emails: ' ' })).toEqual({ allowed_emails: [] })
    expect(changed({ ends_on: '2030-02-01' })).toEqual({ expires_at: '2030-02-01T23:59:59Z' })
    expect(changed({ ends_on: '' })).toEqual({ expires_at: null })
    expect(changed({ password: 'open sesame' })).toEqual({ password: 'open sesame' })
    expect(changed({ removes_password: true })).toEqual({ password: null })
    expect(changed({ name: 'Board', allow_pdf_export: false })).toEqual({
      name: 'Board',
      allow_pdf_export: false,
    })
  })
})
