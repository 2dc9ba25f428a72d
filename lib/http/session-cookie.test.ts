import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, it } from 'vitest'
import { getAuthSecret } from '@/lib/env'
import { readSessionCookie } from './session-cookie'

beforeAll(() => {
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'readout-session-'))
})

const name = 'next-auth.session-token'
const tokenOf = (sub: string, options: { secret?: string; maxAge?: number } = {}) =>
  encode({ token: { sub }, secret: getAuthSecret(), ...options })

describe('readSessionCookie', () => {
  it('reads the account among other cookies', async () => {
    const cookie = `a=b; ${name}=${await tokenOf('account-1')}; c="d"`
    expect(await readSessionCookie(cookie)).toEqual({ accountId: 'account-1', version: 0 })
  })

  it('joins a cookie that was cut', async () => {
    const token = await tokenOf('account-1')
    const cookie = `${name}.1=${token.slice(40)}; ${name}.0=${token.slice(0, 40)}`
    expect(await readSessionCookie(cookie)).toEqual({ accountId: 'account-1', version: 0 })
  })

  it('takes nothing that we have not signed or that has ended', async () => {
    const other = await tokenOf('account-1', { secret: 'another secret of enough characters' })
    const ended = await tokenOf('account-1', { maxAge: -60 })
    const own = await tokenOf('account-1')
    for (const token of [other, ended, own.slice(0, -2), `${own}x`, '', 'null', 'a.b.c.d.e']) {
      expect(await readSessionCookie(`${name}=${token}`)).toBeNull()
    }
    expect(await readSessionCookie(null)).toBeNull()
    expect(await readSessionCookie('a=b')).toBeNull()
  })
})
