import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { placeSigns } from '../lib/engine/worth/card-worth'
import { type Choice, fitChoices } from './fit-choices'

/*
 * Draws lib/engine/worth/card-weights.json from docs/readings/cards: how much each sign of a card speaks for its being found useful.
 * Run after a change there: `npx tsx scripts/draft-card-weights.ts`.
 */

const read = path.join(import.meta.dirname, '../docs/readings/cards/cards.jsonl')
const written = path.join(import.meta.dirname, '../lib/engine/worth/card-weights.json')

const cardSchema = z.object({
  signs: z.array(z.string()),
  before: z.number().nullable(),
  verdict: z.string(),
})

/** A card that is found useful is taken rather than nothing. */
const choiceOf = ({ signs, before, verdict }: z.infer<typeof cardSchema>): Choice => ({
  taken: verdict === 'U' ? 0 : 1,
  options: [
    { tokens: signs, signs: placeSigns(before) },
    { tokens: [], signs: placeSigns(null).map(() => 0) },
  ],
})

const rounded = (weight: number) => Math.round(weight * 100) / 100

const text = readFileSync(read, 'utf8')
const cards = text
  .trim()
  .split('\n')
  .map((line) => cardSchema.parse(JSON.parse(line)))
const { words, signs } = fitChoices(cards.map(choiceOf))
writeFileSync(
  written,
  `${JSON.stringify(
    {
      source: createHash('sha256').update(text).digest('hex'),
      signs: Object.fromEntries(
        [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([sign, weight]) => [sign, rounded(weight)]),
      ),
      places: signs.map(rounded),
    },
    null,
    2,
  )}\n`,
)
