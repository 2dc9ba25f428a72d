import { describe, expect, it } from 'vitest'
import { isPublic, shareLinkState } from './share-link-state'

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
