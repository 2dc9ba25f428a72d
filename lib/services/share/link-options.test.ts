import { describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { ServiceError } from '../errors'
import { requireLinkOptions } from './link-options'

const fields = (given: Record<string, string>) => generateFieldsSchema.parse({ file_type: 'csv', ...given })

describe('requireLinkOptions', () => {
  it.each(['false', '0', 'off', ''])('takes a premium flag of "%s" as absent', (value) => {
    const options = requireLinkOptions(
      'free',
      fields({ allow_pdf_export: value, allow_scrollable_cards: value, allowed_emails: '' }),
    )
    expect(options).toEqual({ allowed_emails: [], allow_pdf_export: false, allow_scrollable_cards: false })
  })

  it.each([
    ['allow_pdf_export', 'true'],
    ['allow_pdf_export', '1'],
    ['allow_scrollable_cards', 'ON'],
    ['allowed_emails', 'a@example.com'],
  ])('refuses %s=%s for a free account and names it', (name, value) => {
    const ask = () => requireLinkOptions('free', fields({ [name]: value }))
    expect(ask).toThrow(ServiceError)
    expect(ask).toThrow(expect.objectContaining({ code: 'premium_required', param: name, status: 403 }))
  })

  it('gives a premium account what it asks for', () => {
    const given = { allowed_emails: ' Ann@Example.com ,, @example.org', allow_pdf_export: 'on' }
    expect(requireLinkOptions('premium', fields(given))).toEqual({
      allowed_emails: ['ann@example.com', '@example.org'],
      allow_pdf_export: true,
      allow_scrollable_cards: false,
    })
  })
})
