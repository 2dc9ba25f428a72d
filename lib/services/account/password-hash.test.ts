import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash'

describe('password hashes', () => {
  it('carry their parameters and a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
  })

  it('verify the password that they were made of and no other', async () => {
    const stored = await hashPassword('correct horse')
    expect(await verifyPassword('correct horse', stored)).toBe(true)
    expect(await verifyPassword('correct horsE', stored)).toBe(false)
    expect(await verifyPassword('correct horse', null)).toBe(false)
    expect(await verifyPassword('correct horse', 'not a hash')).toBe(false)
  })

  it('verify hashes made with other parameters', async () => {
    /** RFC 7914, section 12, with N = 1024, r = 8, p = 16, cut to 32 bytes. */
    const hash = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex')
    const stored = `scrypt$10$8$16$${Buffer.from('NaCl').toString('base64url')}$${hash.toString('base64url')}`
    expect(await verifyPassword('password', stored)).toBe(true)
  })

  it('take a password in either Unicode form', async () => {
    const stored = await hashPassword('pässwort-lang')
    expect(await verifyPassword('pa\u0308sswort-lang', stored)).toBe(true)
  })
})
