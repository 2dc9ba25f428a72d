import type { CreateShareLink, ManagedShareLink } from '@/lib/contracts/share-link'

/** What the form holds: texts and ticks. */
export interface LinkInput {
  name: string
  allowed_emails: string
  /** A day in UTC, whose end is the link's; empty for none. */
  ends_on: string
  password: string
  removes_password: boolean
  allow_pdf_export: boolean
  allow_data_download: boolean
  allow_scrollable_cards: boolean
}

const dayLength = 'YYYY-MM-DD'.length

export const linkInputOf = (link: ManagedShareLink | null): LinkInput => ({
  name: link?.name ?? '',
  allowed_emails: link?.allowed_emails.join(', ') ?? '',
  ends_on: link?.expires_at?.slice(0, dayLength) ?? '',
  password: '',
  removes_password: false,
  allow_pdf_export: link?.allow_pdf_export ?? false,
  allow_data_download: link?.allow_data_download ?? false,
  allow_scrollable_cards: link?.allow_scrollable_cards ?? false,
})

/** What has been changed in the form, as the API takes it; for a free plan a new link is sent with its name alone. */
export function changedLink(before: LinkInput, now: LinkInput): CreateShareLink {
  const isChanged = (name: keyof LinkInput) => before[name] !== now[name]
  return {
    ...(isChanged('name') && { name: now.name || null }),
    ...(isChanged('allowed_emails') && { allowed_emails: listOf(now.allowed_emails) }),
    ...(isChanged('ends_on') && { expires_at: now.ends_on ? `${now.ends_on}T23:59:59Z` : null }),
    ...(now.password !== '' && { password: now.password }),
    ...(now.removes_password && { password: null }),
    ...(isChanged('allow_pdf_export') && { allow_pdf_export: now.allow_pdf_export }),
    ...(isChanged('allow_data_download') && { allow_data_download: now.allow_data_download }),
    ...(isChanged('allow_scrollable_cards') && { allow_scrollable_cards: now.allow_scrollable_cards }),
  }
}

const listOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((entry) => entry.trim())
    .filter(Boolean)
