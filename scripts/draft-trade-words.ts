import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { wordPairs } from '../lib/engine/clean/read-booleans'
import { foldText, splitName } from '../lib/engine/names/name-words'
import { createRandom } from '../lib/engine/stats/random'
import { columnTokens } from '../lib/engine/trades/column-tokens'
import { noPairSigns, pairSigns, pairTokens } from '../lib/engine/trades/ratio-in-trades'
import {
  type Followed,
  noResultSigns,
  type PlacedColumn,
  resultSigns,
  resultTokens,
} from '../lib/engine/trades/result-in-trades'
import { rowsTokens } from '../lib/engine/trades/rows-in-trades'
import { type ColumnSort, sortSigns } from '../lib/engine/trades/sort-signs'
import { toldTokens } from '../lib/engine/trades/told-in-trades'
import { type Choice, fitChoices } from './fit-choices'

/*
 * Draws lib/engine/trades/trade-words.json from docs/readings/trades, trades-plain and trades-ratios: how much each word of a
 * column's name and of its values speaks for that column being what people of a trade follow first, among its like or at all, or
 * what came of a row; for a value being the one whose rate they tell; for them counting rows, and for them following one number
 * over another. Run after a change there: `npx tsx scripts/draft-trade-words.ts`.
 */

const readings = path.join(import.meta.dirname, '../docs/readings')
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
  const kinds = kindsOf(among)
  const numbers = numbersOf(among)
  return [
    isNumber(column) ? 1 : 0,
    !isNumber(column) && column.values.split(',').length === 2 ? 1 : 0,
    column === numbers[0] ? 1 : 0,
    column === kinds.at(-1) ? 1 : 0,
    column === among.at(-1) ? 1 : 0,
    place,
  ]
}

const tokensOf = (column: TradeTableColumn): string[] =>
  columnTokens({ name: splitName(column.name), values: wordsOf(column) })

/** The values of a kind. */
const wordsOf = ({ values }: TradeTableColumn): string[] =>
  values.startsWith('#') || values === 'd' || values === 'x' || isAnswer(values)
    ? []
    : values.replaceAll('*', '').split(',')

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

/** Columns of the roles taken and left, each against nothing, which has no words. */
function roleChoices(
  columns: TradeTableColumn[],
  roles: { taken: string[]; left: string[] },
  signsOf: (column: TradeTableColumn) => number[] = () => [1],
): Choice[] {
  return columns
    .filter(({ role }) => roles.taken.includes(role) || roles.left.includes(role))
    .map((column) => {
      const signs = signsOf(column)
      return {
        taken: roles.taken.includes(column.role) ? 0 : 1,
        options: [
          { tokens: tokensOf(column), signs },
          { tokens: [], signs: signs.map(() => 0) },
        ],
      }
    })
}

const isNumber = ({ values }: TradeTableColumn) => values.startsWith('#')
const numbersOf = (columns: TradeTableColumn[]) => columns.filter(isNumber)
const kindsOf = (columns: TradeTableColumn[]) =>
  columns.filter((column) => mayLead(column) && !isNumber(column))

const manyValues = 4

/** How many values a kind has says by itself whether it is a state: words are not to stand for it. */
function kindSigns({ values }: TradeTableColumn): number[] {
  const count = values.split(',').length
  return [1, count === 2 ? 1 : 0, isAnswer(values) ? 1 : 0, count >= manyValues ? 1 : 0]
}

/** Which values of what is followed first or next people tell the rate of, each against those that they don't. */
function toldChoices({ role, values: written }: TradeTableColumn): Choice[] {
  // of a yes and a no it is said already
  if (isAnswer(written)) return []
  const values = written.split(',').map((value) => value.trim())
  const left = values.filter((value) => !value.startsWith('*'))
  if ((role !== 'o' && role !== 'p') || left.length === 0) return []
  return values
    .filter((value) => value.startsWith('*'))
    .map((value) => ({
      taken: 0,
      options: [value.slice(1), ...left].map((one) => ({ tokens: toldTokens(one), signs: [] })),
    }))
}

/**
 * Their writers put columns in the order in which they come to be known. Not everybody does: of six tables one puts first what is
 * followed, and one has no order at all.
 */
function reordered(columns: TradeTableColumn[], at: number): TradeTableColumn[] {
  if (at % 6 === 1) return sortedBy(columns, frontOf)
  const random = createRandom(at)
  return at % 6 === 3 ? sortedBy(columns, () => random()) : columns
}
const frontOf = ({ role }: TradeTableColumn) =>
  role === 'i' || role === 't' ? 0 : resultOf.includes(role) ? 1 : 2

function sortedBy(columns: TradeTableColumn[], placeOf: (column: TradeTableColumn) => number) {
  return columns
    .map((column) => ({ column, place: placeOf(column) }))
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => column)
}

const resultOf = ['o', 'on', 'od', 'os', 'oe']
const placed = (column: TradeTableColumn, place: number): PlacedColumn => ({
  name: splitName(column.name),
  values: wordsOf(column),
  sort: sortOf(column),
  unit: unitOf(column),
  place,
})

/** Whether a column came of what is followed or is known with it, or was so already: against nothing, which has no words. */
const resultChoices = (columns: TradeTableColumn[]): Choice[] => {
  const all = columns.map(placed)
  const followed: Followed = {
    columns: all.filter(({ place }) => resultOf.includes(columns[place]!.role)),
    count: columns.length,
  }
  return all
    .filter(({ place, sort }) => sort !== 'remark' && ['c', 'p', 'f'].includes(columns[place]!.role))
    .map((column) => ({
      taken: columns[column.place]!.role === 'f' ? 1 : 0,
      options: [
        { tokens: resultTokens(column, followed), signs: resultSigns(column, followed) },
        { tokens: [], signs: noResultSigns },
      ],
    }))
}

/** Sorts of columns as the engine knows them. */
function sortOf({ role, values }: TradeTableColumn): ColumnSort {
  if (role === 'i') return 'id'
  if (values === 'd') return 'date'
  if (values === 'x') return 'remark'
  if (values.startsWith('#')) return role === 't' ? 'date' : 'number'
  return values.split(',').length === 2 ? 'yes/no' : 'kind'
}

const followedRoles = ['o', 'on', 'os']

/** Whether people follow how many rows there are, against nothing. */
const rowsChoice = (columns: TradeTableColumn[]): Choice => ({
  taken: columns.some(({ role }) => followedRoles.includes(role)) ? 1 : 0,
  options: [
    { tokens: rowsTokens(columns.map(({ name }) => splitName(name))), signs: sortSigns(columns.map(sortOf)) },
    { tokens: [], signs: sortSigns([]).map(() => 0) },
  ],
})

/** `# kg` is told in kg, and `#` in nothing. */
const unitOf = ({ values }: TradeTableColumn): string | null => values.slice(1).trim() || null

/** Which number is followed over which other, if any is. */
function ratioChoice(columns: TradeTableColumn[]): Choice | null {
  const numbers = columns.filter((column) => sortOf(column) === 'number')
  const pairs = numbers.flatMap((over) =>
    numbers.filter((under) => under !== over).map((under) => ({ over, under })),
  )
  const isTaken = ({ over, under }: (typeof pairs)[number]) => over.role === 'on' && under.role === 'od'
  const isOfTwo = columns.some(({ role }) => role === 'on' || role === 'od')
  if (pairs.length === 0 || (isOfTwo && !pairs.some(isTaken))) return null
  const none = { tokens: [], signs: [1, ...noPairSigns] }
  return {
    taken: isOfTwo ? pairs.findIndex(isTaken) : pairs.length,
    options: [
      ...pairs.map(({ over, under }) => ({
        tokens: pairTokens(splitName(over.name), splitName(under.name)),
        signs: [
          0,
          ...pairSigns({
            over: { name: splitName(over.name), place: numbers.indexOf(over), unit: unitOf(over) },
            under: { name: splitName(under.name), place: numbers.indexOf(under), unit: unitOf(under) },
          }),
        ],
      })),
      none,
    ],
  }
}

const weightMin = 5
const hundredths = (weight: number): number => Math.round(weight * 100)

/** Hundredths, as `word:weight`. */
const writtenWords = (words: Map<string, number>): string =>
  [...words]
    .map(([word, weight]): [string, number] => [word, hundredths(weight)])
    .filter(([, weight]) => Math.abs(weight) >= weightMin)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, weight]) => `${word}:${weight}`)
    .join(' ')

const textsOf = (folder: string): string[] =>
  readdirSync(path.join(readings, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => readFileSync(path.join(readings, folder, name), 'utf8'))
const tablesOf = (texts: string[]): TradeTableColumn[][] =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => tableSchema.parse(JSON.parse(line)).c.map(columnOf))

const texts = textsOf('trades')
const plainTexts = textsOf('trades-plain')
const ratioTexts = textsOf('trades-ratios')
const tables = tablesOf(texts)
const plainTables = tablesOf(plainTexts)
const all = [...tables, ...plainTables, ...tablesOf(ratioTexts)]
const followed = fitChoices(tables.flatMap((columns) => followedChoice(columns) ?? []))
const results = fitChoices(all.map(reordered).flatMap(resultChoices))
const ends = { taken: ['o', 'p'], left: ['f', 'n'] }
const states = fitChoices(all.flatMap((columns) => roleChoices(kindsOf(columns), ends, kindSigns)))
const leads = { taken: ['o', 'on'], left: ['f', 'n', 'c', 'x', 'od'] }
const numbers = fitChoices(all.flatMap((columns) => roleChoices(numbersOf(columns), leads)))
const told = fitChoices(all.flat().flatMap(toldChoices))
const rows = fitChoices([...tables, ...plainTables].map(rowsChoice))
const ratios = fitChoices(all.flatMap((columns) => ratioChoice(columns) ?? []))
writeFileSync(
  written,
  `${JSON.stringify(
    {
      source: createHash('sha256')
        .update([...texts, ...plainTexts, ...ratioTexts].join(''))
        .digest('hex'),
      followed: writtenWords(followed.words),
      results: { signs: results.signs.map(hundredths), words: writtenWords(results.words) },
      states: writtenWords(states.words),
      numbers: writtenWords(numbers.words),
      told: writtenWords(told.words),
      rows: { signs: rows.signs.map(hundredths), words: writtenWords(rows.words) },
      ratios: { signs: ratios.signs.slice(1).map(hundredths), words: writtenWords(ratios.words) },
    },
    null,
    2,
  )}\n`,
)
