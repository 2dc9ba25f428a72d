import { describe, expect, it } from 'vitest'
import { isListed } from './is-listed'

const list = ['ann@example.com', '@example.org']

describe('a list of who may see a dashboard', () => {
  it.each(['ann@example.com', ' Ann@Example.COM ', 'anyone@example.org'])('names %s', (email) => {
    expect(isListed(list, email)).toBe(true)
  })

  it.each([
    'bob@example.com',
    'ann@example.com.evil.net',
    'ann@sub.example.org',
    'ann@notexample.org',
    '@example.org',
    'example.org',
    'ann@example.org@evil.net',
    '',
  ])('does not name %j', (email) => {
    expect(isListed(list, email)).toBe(false)
  })

  it('is empty for nobody', () => {
    expect(isListed([], 'ann@example.com')).toBe(false)
  })
})
