import { describe, expect, it } from 'vitest'
import { corrected } from './spelling'

describe('corrected', () => {
  it.each([
    ['averge', 'average'],
    ['avgerage', 'average'],
    ['alphabeticaly', 'alphabetical'],
    ['descendng', 'descending'],
    ['histgram', 'histogram'],
  ])('reads %s as %s', (said, meant) => expect(corrected(said)).toBe(meant))

  it.each([
    'average',
    'numbers',
    'numerous',
    'leverage',
    'medium',
    'monthly',
    'mouth',
    'beneath',
    'quarters',
  ])('leaves %s alone', (word) => expect(corrected(word)).toBe(word))
})
