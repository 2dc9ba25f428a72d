import { describe, expect, it } from 'vitest'
import { closeness, isKindOf, isNoun, standIns } from './closeness'

const standIn = 0.5

describe('closeness', () => {
  it.each([
    ['remuneration', 'salary'],
    ['occupation', 'job'],
    ['physician', 'doctor'],
    ['dwelling', 'house'],
    ['pace', 'speed'],
    ['crash', 'accident'],
    ['harbour', 'port'],
    ['tour', 'circuit'],
    ['contour', 'shape'],
  ])('lets %s stand for %s', (said, named) => {
    expect(closeness(said, named)).toBeGreaterThanOrEqual(standIn)
    expect(closeness(named, said)).toBe(closeness(said, named))
  })

  it.each([
    ['salary', 'age'],
    ['city', 'temperature'],
    ['minimum', 'maximum'],
    ['teacher', 'student'],
    ['revenue', 'cost'],
    ['height', 'weight'],
  ])('keeps %s and %s apart', (said, named) => {
    expect(closeness(said, named)).toBeLessThan(standIn)
  })

  it('says nothing of words that it does not have', () => {
    expect(closeness('qwertz', 'salary')).toBe(0)
    expect(closeness('', '')).toBe(0)
    expect(closeness('a b:1', 'salary')).toBe(0)
  })

  it('puts a word closest to itself', () => {
    expect(closeness('price', 'price')).toBe(1)
  })
})

describe('standIns', () => {
  it('gives the words of a noun’s own meanings and of what it is a kind of', () => {
    expect(standIns('remuneration')).toContain('salary')
    expect(standIns('qwertz')).toEqual([])
  })
})

describe('isNoun', () => {
  it('knows nouns by their singular', () => {
    expect(isNoun('harbor')).toBe(true)
    expect(isNoun('avergae')).toBe(false)
  })
})

describe('a kind of a thing', () => {
  it.each([
    ['robe', 'garment'],
    ['cat', 'animal'],
    ['bread', 'food'],
    ['truck', 'vehicle'],
  ])('%s is a %s, however far above it stands', (word, kind) => {
    expect(isKindOf(word, kind)).toBe(true)
    expect(isKindOf(kind, word)).toBe(false)
  })

  it.each([
    ['robe', 'animal'],
    ['robe', 'robe'],
    ['qwertz', 'animal'],
    ['robe', 'qwertz'],
  ])('%s is no %s', (word, kind) => {
    expect(isKindOf(word, kind)).toBe(false)
  })
})
