import { describe, expect, it } from 'vitest'
import { generateWebhookSecret, openSecret, sealSecret } from './webhook-secret'

const ours = 'a'.repeat(32)

describe('a webhook secret', () => {
  it('is whsec_ and 32 random bytes in base64', () => {
    const secret = generateWebhookSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
    expect(generateWebhookSecret()).not.toBe(secret)
  })

  it('is opened by the installation that sealed it, and shows nothing of itself', () => {
    const secret = generateWebhookSecret()
    const kept = sealSecret(secret, ours)
    expect(openSecret(kept, ours)).toBe(secret)
    expect(sealSecret(secret, ours)).not.toBe(kept)
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain(secret.slice(0, 12))
  })

  it('is opened by nobody else, and not once it was changed', () => {
    const kept = sealSecret(generateWebhookSecret(), ours)
    expect(openSecret(kept, 'b'.repeat(32))).toBeNull()
    for (let at = 0; at < kept.length - 1; at += 7) {
      const changed = kept.slice(0, at) + (kept[at] === 'A' ? 'B' : 'A') + kept.slice(at + 1)
      expect(openSecret(changed, ours)).toBeNull()
    }
    for (const text of ['', 'x', kept.slice(0, 30)]) expect(openSecret(text, ours)).toBeNull()
  })
})
