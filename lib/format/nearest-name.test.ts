import { describe, expect, it } from 'vitest'
import { nearestName } from './nearest-name'

const fields = [
  'file_type',
  'file',
  'title',
  'instructions',
  'allowed_emails',
  'allow_pdf_export',
  'allow_scrollable_cards',
]

describe('the nearest of the known names', () => {
  it.each([
    ['allowed_email', 'allowed_emails'],
    ['allowedEmails', 'allowed_emails'],
    ['Allowed-Emails[]', 'allowed_emails'],
    ['emails', 'allowed_emails'],
    ['email', 'allowed_emails'],
    ['pdf', 'allow_pdf_export'],
    ['allow_pdf', 'allow_pdf_export'],
    ['allow_scrolable_card', 'allow_scrollable_cards'],
    ['instruction', 'instructions'],
    ['filetype', 'file_type'],
    ['tilte', 'title'],
  ])('of %s is %s', (given, meant) => expect(nearestName(given, fields)).toBe(meant))

  it.each(['password', 'x', '', '___', 'allow', 'visibility', 'é'.repeat(300)])('of %s is none', (given) =>
    expect(nearestName(given, fields)).toBeNull(),
  )
})
