import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { followedInTrades } from './followed-in-trades'
import tradeWords from './trade-words.json'

const named = (name: string, values: string[] = []) => followedInTrades({ name: splitName(name), values })

it.each([
  ['Ausschuss_Stk', 'Werkzeugtemp_C'],
  ['wait_min', 'desk_no'],
  ['Délai réel (j)', 'Prix unitaire'],
  ['Merma (kg)', 'Temp. cámara'],
  ['defects_found', 'line_speed'],
])('%s is followed rather than %s', (followed, other) => {
  expect(named(followed)).toBeGreaterThan(named(other))
})

it('hears what values say', () => {
  expect(named('s', ['collected', 'no-show'])).toBeGreaterThan(named('s', ['online', 'telephone']))
})

it('says nothing of words that no trade has, and stays within its bounds', () => {
  expect(named('xqzv')).toBe(0)
  for (const word of tradeWords.followed.split(' ').slice(0, 500))
    expect(Math.abs(named(word.replace(/:.*/, '')))).toBeLessThanOrEqual(1)
})

it('is what the tables of the trades give', () => {
  const texts = ['trades', 'trades-plain', 'trades-ratios'].flatMap((name) => {
    const folder = path.join(import.meta.dirname, '../../../docs/readings', name)
    return readdirSync(folder)
      .filter((file) => file.endsWith('.jsonl'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  })
  expect(createHash('sha256').update(texts.join('')).digest('hex')).toBe(tradeWords.source)
})
