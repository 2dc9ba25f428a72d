import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import cardWeights from './card-weights.json'
import { cardWorth } from './card-worth'

it('gives the number that people come for more than one beside it, and either more than how many rows there are', () => {
  const [first, another, rows] = ['of the first', 'of another', 'of rows'].map((of) =>
    cardWorth(['kpi', of, `kpi ${of}`], null),
  )
  expect(first).toBeGreaterThan(another!)
  expect(another).toBeGreaterThan(rows!)
})

it('gives a chart less the more charts stand before it', () => {
  const worths = [0, 2, 4, 8].map((before) => cardWorth(['bar', 'of the first', 'bar of the first'], before))
  expect(worths).toEqual([...worths].sort((a, b) => b - a))
  expect(new Set(worths).size).toBe(4)
})

it('knows nothing of a sign that nobody has judged', () => {
  expect(cardWorth(['bar', 'of the moon'], 1)).toBe(cardWorth(['bar'], 1))
})

it('is what the judged cards give', () => {
  const judged = path.join(import.meta.dirname, '../../../docs/readings/cards/cards.jsonl')
  expect(createHash('sha256').update(readFileSync(judged, 'utf8')).digest('hex')).toBe(cardWeights.source)
})
