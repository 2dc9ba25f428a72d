import { describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { requireLinkOptions } from './link-options'
import { refusePublicDomains } from './refuse-public-domains'

describe('refusePublicDomains', () => {
  it.each([
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'yahoo.co.uk',
    'gmx.de',
    'qq.com',
    'proton.me',
    'mail.ru',
    'posteo.de',
  ])('refuses @%s, and says what to do', (domain) => {
    expect(() => refusePublicDomains(['ann@example.com', `@${domain}`])).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        param: 'allowed_emails',
        message: expect.stringMatching(new RegExp(`@${domain} would let in everybody.*whole addresses`)),
      }),
    )
  })

  it('takes addresses at any provider, and domains of one house', () => {
    refusePublicDomains(['ann@gmail.com', '@example.com', '@siemens.com', '@mit.edu', '@mail.gmail.com'])
  })

  it('leaves what a link has already', () => {
    refusePublicDomains(['@gmail.com'], ['@gmail.com', 'ann@example.com'])
  })

  it('holds for an upload too', () => {
    const fields = generateFieldsSchema.parse({
      file_type: 'csv',
      allowed_emails: 'ann@example.com, @GMail.com',
    })
    expect(() => requireLinkOptions('premium', fields)).toThrow(/@gmail.com would let in everybody/)
  })
})
