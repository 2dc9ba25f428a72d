import { describe, expect, it } from 'vitest'
import { isPublic, mayBeKept, shareLinkState } from './share-link-state'

const now = new Date('2026-01-10T00:00:00Z')
const before = new Date('2026-01-09T00:00:00Z')
const after = new Date('2026-01-11T00:00:00Z')

describe('shareLinkState', () => {
  it.each([
    [null, null, 'active'],
    [after, null, 'active'],
    [now, null, 'expired'],
    [before, null, 'expired'],
    [after, before, 'revoked'],
    [before, before, 'revoked'],
    [after, after, 'active'],
  ])('with its end at %s and revoked at %s is %3$s', (expiresAt, revokedAt, state) => {
    expect(shareLinkState({ expiresAt, revokedAt }, now)).toBe(state)
  })
})

describe('isPublic', () => {
  const link = { visibility: 'public' as const, expiresAt: null, revokedAt: null }

  it('needs one public link that is alive', () => {
    expect(isPublic([])).toBe(false)
    expect(isPublic([{ ...link, visibility: 'private' }])).toBe(false)
    expect(isPublic([{ ...link, expiresAt: new Date(0) }])).toBe(false)
    expect(isPublic([{ ...link, expiresAt: new Date(0) }, link])).toBe(true)
  })
})

describe('mayBeKept', () => {
  it('is true of a link that is open to all and has no end', () => {
    const open = { visibility: 'public' as const, passwordHash: null, expiresAt: null }
    expect(mayBeKept(open)).toBe(true)
    expect(mayBeKept({ ...open, expiresAt: new Date(0) })).toBe(false)
    expect(mayBeKept({ ...open, passwordHash: 'hash' })).toBe(false)
    expect(mayBeKept({ ...open, visibility: 'private' })).toBe(false)
  })
})
