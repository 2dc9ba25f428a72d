import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { wordPairs } from '../lib/engine/clean/read-booleans'
import { foldText, splitName } from '../lib/engine/profile/name-words'
import { columnTokens } from '../lib/engine/trades/column-tokens'
import { type Choice, fitChoices } from './fit-choices'

/*
 * Draws lib/engine/trades/trade-words.json from docs/readings/trades: how much each word of a column's name and of its values
 * speaks for that column being what people of a trade follow first. Run after a change there: `npx tsx scripts/draft-trade-words.ts`.
 */

const folder = path.join(import.meta.dirname, '../docs/readings/trades')
const written = path.join(import.meta.dirname, '../lib/engine/trades/trade-words.json')

/** `name|role|values` as docs/readings/trades/README.md has it. */
const tableSchema = z.object({ c: z.array(z.string()) })

interface TradeTableColumn {
  name: string
  role: string
  values: string
}

function columnOf(text: string): TradeTableColumn {
  const parts = text.split('|')
  return { name: parts.slice(0, -2).join('|'), role: parts.at(-2)!, values: parts.at(-1)!.trim() }
}

/** Numbers and kinds, of which one may be followed; dates and remarks are none. */
const mayLead = ({ values }: TradeTableColumn): boolean => values !== 'd' && values !== 'x'

/** What is not by its words, so that words don't stand for it: which sort of column it is, and where it stands. */
function placeSigns(column: TradeTableColumn, among: TradeTableColumn[], place: number): number[] {
  const isNumber = column.values.startsWith('#')
  const kinds = among.filter(({ values }) => !values.startsWith('#'))
  const numbers = among.filter(({ values }) => values.startsWith('#'))
  return [
    isNumber ? 1 : 0,
    !isNumber && column.values.split(',').length === 2 ? 1 : 0,
    column === numbers[0] ? 1 : 0,
    column === kinds.at(-1) ? 1 : 0,
    column === among.at(-1) ? 1 : 0,
    place,
  ]
}

function tokensOf({ name, values }: TradeTableColumn): string[] {
  const isWordless = values.startsWith('#') || isAnswer(values)
  return columnTokens({
    name: splitName(name),
    values: isWordless ? [] : values.replaceAll('*', '').split(','),
  })
}

/** A yes and a no. */
function isAnswer(values: string): boolean {
  const pair = values.replaceAll('*', '').split(',').map(foldText)
  return pair.length === 2 && wordPairs.some((words) => words.every((word) => pair.includes(word)))
}

/** Which of the columns of a table is followed first. */
function followedChoice(columns: TradeTableColumn[]): Choice | null {
  const among = columns.filter(mayLead)
  const taken = among.findIndex(({ role }) => role === 'o' || role === 'on')
  if (taken < 0 || among.length < 2) return null
  return {
    taken,
    options: among.map((column) => ({
      tokens: tokensOf(column),
      signs: placeSigns(column, among, columns.indexOf(column) / columns.length),
    })),
  }
}

/** Whether a column came of what went before it, or was so already: against nothing, which has no words. */
const resultChoices = (columns: TradeTableColumn[]): Choice[] =>
  columns.flatMap((column) =>
    mayLead(column) && ['c', 'p', 'f'].includes(column.role)
      ? [
          {
            taken: column.role === 'f' ? 1 : 0,
            options: [
              { tokens: tokensOf(column), signs: [1] },
              { tokens: [], signs: [0] },
            ],
          },
        ]
      : [],
  )

const weightMin = 5
/** Hundredths, as `word:weight`. */
const writtenWords = (words: Map<string, number>): string =>
  [...words]
    .map(([word, weight]): [string, number] => [word, Math.round(weight * 100)])
    .filter(([, weight]) => Math.abs(weight) >= weightMin)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, weight]) => `${word}:${weight}`)
    .join(' ')

const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
const tables = texts
  .flatMap((text) => text.split('\n'))
  .filter((line) => line !== '')
  .map((line) => tableSchema.parse(JSON.parse(line)).c.map(columnOf))
const followed = fitChoices(tables.flatMap((columns) => followedChoice(columns) ?? []))
const results = fitChoices(tables.flatMap(resultChoices))
writeFileSync(
  written,
  `${JSON.stringify(
    {
      source: createHash('sha256').update(texts.join('')).digest('hex'),
      followed: writtenWords(followed.words),
      results: { all: Math.round(results.signs[0]! * 100), words: writtenWords(results.words) },
    },
    null,
    2,
  )}\n`,
)
