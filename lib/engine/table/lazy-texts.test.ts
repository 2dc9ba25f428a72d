import { expect, it, vi } from 'vitest'
import { lazyTexts, peekText } from './lazy-texts'

const make = () => {
  const textAt = vi.fn((index: number) => `text ${index}`)
  return { textAt, texts: lazyTexts(3, textAt) }
}
const all = ['text 0', 'text 1', 'text 2']

it('makes nothing where only their number is asked for', () => {
  const { textAt, texts } = make()
  expect([texts.length, Array.isArray(texts), textAt.mock.calls.length]).toEqual([3, true, 0])
})

it.each<[string, (texts: string[]) => unknown, unknown]>([
  ['one of them', (texts) => texts[1], 'text 1'],
  ['one beyond them', (texts) => texts[3], undefined],
  ['the last', (texts) => texts.at(-1), 'text 2'],
  ['all of them', (texts) => [...texts], all],
  ['a copy', (texts) => texts.slice(), all],
  ['what they are made into', (texts) => texts.map((text) => text.length), [6, 6, 6]],
  ['a place', (texts) => texts.indexOf('text 2'), 2],
  ['a set', (texts) => new Set(texts).size, 3],
  ['them behind others', (texts) => ['a'].concat(texts), ['a', ...all]],
  ['JSON', (texts) => JSON.stringify(texts), JSON.stringify(all)],
  ['typed numbers', (texts) => [...Int32Array.from(texts, (text) => text.length)], [6, 6, 6]],
])('is an array like others to whoever asks for %s', (_, ask, answer) => {
  const { texts, textAt } = make()
  expect(ask(texts)).toEqual(answer)
  expect(ask(texts)).toEqual(answer)
  expect(textAt).toHaveBeenCalledTimes(3)
  expect(Object.getPrototypeOf(texts)).toBe(Array.prototype)
})

it('gives one of them without making the others', () => {
  const { texts, textAt } = make()
  expect([peekText(texts, 2), textAt.mock.calls.length]).toEqual(['text 2', 1])
  expect([texts[0], peekText(texts, 2), peekText(['a'], 0)]).toEqual(['text 0', 'text 2', 'a'])
  expect(textAt).toHaveBeenCalledTimes(4)
})

it('keeps what is written before any is asked for', () => {
  const { texts } = make()
  texts[0] = 'another'
  expect([...texts]).toEqual(['another', 'text 1', 'text 2'])
  texts.push('more')
  expect(texts).toEqual(['another', 'text 1', 'text 2', 'more'])
})
