import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { canMeasure, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { isPlural } from '../columns/named-things'
import { isNumberedThing } from '../columns/numbered-things'
import { quantityFit } from '../columns/quantity-fit'
import { isRowWord, rowWords } from '../columns/row-words'
import { periodPhrases } from '../spans/period-phrases'
import { readTokens, type Token } from '../tokens'
import { plainNumbers } from '../tongues/plain-numbers'
import { numberWords } from '../words/number-words'
import { singular, wordFit } from '../words/word-forms'
import { withoutWholes } from './all-together'
import { withExplained } from './explained'
import type { Item } from './item'
import { type Lexicon, lexiconOf, meaningAt } from './lexicon/lexicon'
import { isSameThing } from './lexicon/things'
import { namedColumns } from './names'
import { withSaidFirst } from './said-first'
import { saidStates } from './said-states'
import { lengthOfUnit, unitBehind } from './said-units'
import { saidValues } from './said-values'
import { splitCompounds } from './split-compounds'
import { withHeads, withTies } from './ties'
import { englishTokens, monthsOf } from './translate'
import { withoutTypos } from './typos'

/** What a stretch counts for when a text is cut into items: more words, and surer ones, first. */
const weights = { period: 1.25, number: 0.95, concept: 0.86, rows: 0.84, state: 0.7, small: 0.5, mark: 0.5 }
/** What names something of the data in several words says it more surely than the words alone. */
const longBonus = 0.06
const columnMin = 0.5
const datedBonus = 0.4

/** A text in the items that it is made of, each with all that it may mean. */
export function readItems(text: string, language: Plan['language'], data: Understanding): Item[] {
  const lexicon = lexiconOf(language)
  const said = language === 'it' ? withDenials(text) : text
  const plain = language === 'en' ? text : plainNumbers(said, monthsOf(language))
  const tokens = withoutTypos(splitCompounds(readTokens(withWords(plain)), language, data), language, data)
  const items = cut(tokens, candidates(tokens, { lexicon, language, data }), data)
  const explained = withExplained(withoutWholes(items.map(asAmount)), data)
  return withHeads(withTies(withSaidFirst(explained, tokens), data))

  /** "2000 km" is no year. */
  function asAmount(item: Item, at: number): Item {
    const isAmount = item.period !== null && item.value !== null && unitBehind({ items, data }, at) !== null
    return isAmount ? { ...item, period: null } : item
  }
}

const counts = new Map([
  ...Object.entries(numberWords),
  ...Object.entries({ tausend: 1000, mille: 1000, mil: 1000, hundert: 100, cento: 100, cien: 100 }),
  ...'zero one two three four five six seven eight nine ten|null eins zwei drei vier funf sechs sieben acht neun zehn|zero une deux trois quatre cinq six sept huit neuf dix|cero uno dos tres cuatro cinco seis siete ocho nueve diez|zero uno due tre quattro cinque sei sette otto nove dieci|zero um dois tres quatro cinco seis sete oito nove dez'
    .split('|')
    .flatMap((words) => words.split(' ').map((word, value) => [word, value] as [string, number])),
])

/** "né Lazio né Veneto": without its accent it is a small word. */
const withDenials = (text: string): string => text.replaceAll(/(?<!\p{L})né(?!\p{L})/giu, 'non')

/** Signs that stand for words. */
const withWords = (text: string): string =>
  text
    .replaceAll('i.e.', ',')
    .replaceAll('e.g.', ',')
    .replaceAll(/(?<=\s)[/÷](?=\s)/g, ' divided by ')
    .replaceAll(/(?<=\s)[x×*](?=\s)/g, ' multiplied by ')
    .replaceAll(/(?<=\s)\+(?=\s)/g, ' plus ')
    .replaceAll(/#(?=\s?\p{L})/gu, ' number of ')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s)/gi, 'with ')
    .replaceAll(/['’](?=\p{L})/gu, ' ')

interface Given {
  lexicon: Lexicon
  language: Plan['language']
  data: Understanding
}

interface Candidate {
  from: number
  to: number
  weight: number
  set: Partial<Item>
}

function candidates(tokens: Token[], { lexicon, language, data }: Given): Candidate[] {
  const english = language === 'en' ? tokens : englishTokens(tokens)
  const words = tokens.map(({ text }) => text)
  const found: Candidate[] = []
  const base = lexiconOf('en')
  for (const at of words.keys()) {
    const token = tokens[at]!
    if (token.kind === 'mark' && !/[<>=≤≥]/.test(token.text))
      found.push({ from: at, to: at + 1, weight: weights.mark, set: { isMark: true } })
    // what is quoted is a name
    if (token.kind === 'quote') continue
    const meaning = meaningAt(lexicon, words, at) ?? (language === 'en' ? null : meaningAt(base, words, at))
    // "revenue per order by weekday"
    const isThing =
      meaning?.concepts.has('sort') && at > 0 && meaningAt(lexicon, words, at - 1)?.concepts.has('per')
    if (meaning && !isThing) found.push(conceptOf(meaning, at))
    const number = token.kind === 'number' ? token.value : (counts.get(token.text) ?? null)
    if (number !== null) {
      const isPercent = token.text.endsWith('%') || words[at + 1] === 'percent'
      found.push({ from: at, to: at + 1, weight: weights.number, set: { value: number, isPercent } })
    }
    if (token.kind === 'word' && isRowsNoun(token.text, english[at]!.text, data))
      found.push({ from: at, to: at + 1, weight: weights.rows, set: { isRows: true } })
  }
  for (const period of periodPhrases(english)) found.push(periodOf(behindGrain(period, tokens), tokens))
  for (const { from, to, ...column } of namedColumns(tokens, english, data))
    if (column.fit >= columnMin) {
      // "number of cases" counts them, whatever their number is called
      const isCounting = to > from + 1 && meaningAt(lexicon, words, from)?.concepts.has('count')
      if (isCounting && isNumbering(data, column.index)) continue
      // "in days" says in what unit, whatever `in_date` is called
      if (words[from] === 'in' && lengthOfUnit(words[to - 1]!) !== null && isTime(data, column.index))
        continue
      // a year that is a part of its name is none beside it
      const isDated = tokens.slice(from, to).some(({ kind }) => kind === 'number')
      const weight = lengthOf(from, to) * column.fit + (isDated ? datedBonus : 0)
      found.push({ from, to, weight, set: { columns: [column] } })
    }
  for (const { from, to, ...value } of saidValues(tokens, data))
    found.push({ from, to, weight: lengthOf(from, to) * value.fit, set: { values: [value] } })
  for (const { from, to, filter } of saidStates(tokens, data))
    found.push({ from, to, weight: lengthOf(from, to) * weights.state, set: { state: filter } })
  return found
}

const isNumbering = ({ profile }: Understanding, index: number): boolean =>
  ['id', 'code'].includes(profile.columns[index]!.role)

const lengthOf = (from: number, to: number) => (to - from) * (1 + longBonus * (to - from - 1))

const smallConcepts = new Set(['filler', 'light'])

function conceptOf({ to, concepts }: { to: number; concepts: Set<string> }, from: number): Candidate {
  const isSmall = [...concepts].every((concept) => smallConcepts.has(concept))
  return { from, to, weight: (to - from) * (isSmall ? weights.small : weights.concept), set: { concepts } }
}

/** "per year 2021 to 2023": by what it is broken down stands before which years. */
function behindGrain(period: NonNullable<Item['period']>, tokens: Token[]): NonNullable<Item['period']> {
  const { from, to, year } = period
  const isGrain = tokens[from]!.text === 'year' && breaking.has(tokens[from - 1]?.text ?? '')
  return isGrain && year > 0 && to > from + 1 ? { ...period, from: from + 1 } : period
}

const breaking = new Set(['by', 'per', 'each', 'every'])

function periodOf(period: NonNullable<Item['period']>, tokens: Token[]): Candidate {
  const { from, to, year } = period
  const [token] = tokens.slice(from)
  const isPlain = to - from === 1 && year === 0
  // "may" and "march" are verbs too
  const isVerb = isPlain && /^(?:may|march)$/.test(token!.text) && !token!.isCapital
  const value = to - from === 1 && year > 0 ? year : null
  return { from, to, weight: isVerb ? 0.4 : weights.period * (to - from), set: { period, value } }
}

/** What the rows are called: by the file, by what was found of them. */
function isRowsNoun(word: string, english: string, data: Understanding): boolean {
  const { row } = data.profile
  const called = [row?.one ?? '', row?.many ?? ''].map((name) => name.toLowerCase().split(' ').at(-1)!)
  return [word, english].some(
    (one) =>
      one.length > 2 &&
      (isRowWord(one, data) ||
        called.some((name) => name !== '' && (singular(name) === singular(one) || isSameThing(name, one))) ||
        (!isQuantityWord(one, data) &&
          (isNumberedThing(one, data) || rowWords(data).some((name) => isSameThing(name, one))))),
  )
}

const shortFit = 0.75

/** "electricity" of a table of energy, "yield" of `yld_t_ha` in one of a harvest, are what is measured. */
const isQuantityWord = (word: string, data: Understanding): boolean =>
  columnNames(data).some(
    (name) =>
      quantityFit(singular(word), name, data) > 0 ||
      // "planned" of a table of budgets that has the budget as a column
      (canMeasure(data, name.index) &&
        name.words.some(
          (own) => (!isPlural(word) && isSameThing(own, word)) || wordFit(word, own) >= shortFit,
        )),
  )

/** The stretches that together say most of a text; all readings of the same words are kept with the best. */
function cut(tokens: Token[], found: Candidate[], data: Understanding): Item[] {
  const best: { weight: number; from: number }[] = [{ weight: 0, from: 0 }]
  const at = (from: number, to: number) => found.filter((one) => one.from === from && one.to === to)
  for (let to = 1; to <= tokens.length; to++) {
    best[to] = { weight: best[to - 1]!.weight, from: to - 1 }
    for (const one of found) {
      if (one.to !== to) continue
      const weight = best[one.from]!.weight + one.weight
      if (weight > best[to]!.weight) best[to] = { weight, from: one.from }
    }
  }
  const items: Item[] = []
  for (let to = tokens.length; to > 0; to = best[to]!.from)
    items.unshift(together(tokens, { from: best[to]!.from, to }, at(best[to]!.from, to)))
  return items.map((item) => ({ ...item, columns: byContext(item, tokens, data) }))
}

const contextBonus = 0.06
const besideBonus = 0.03

/** Of several columns the one of whose name other words of the text are a part: "budget (2013 dollars)", "pay in USD". */
function byContext(
  { from, to, columns, concepts }: Item,
  tokens: Token[],
  data: Understanding,
): Item['columns'] {
  const kept = concepts.has('people') ? columns.filter(({ fit }) => fit >= 0.99) : columns
  if (kept.length < 2) return kept
  const others = tokens.filter((_, at) => at < from || at >= to)
  const beside = tokens.filter((_, at) => at === from - 1 || at === to)
  const bonusOf = (index: number) => {
    // what is put together of others has their names in its own
    if (data.table.columns[index]!.derivedFrom) return -contextBonus
    const { words } = columnNames(data)[index]!
    const saying = (word: string, list: Token[]) =>
      list.some(({ text }) => text === word || isSameThing(text, word))
    const said = words.filter((word) => saying(word, others))
    // "the score before and the score after"
    const isBeside = words.some((word) => saying(word, beside))
    return Math.min(2, said.length) * contextBonus + (isBeside ? besideBonus : 0)
  }
  return kept
    .map((one) => ({ ...one, rank: one.fit + bonusOf(one.index) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank: _, ...one }) => one)
}

const other = 0.35
/** What is a word of the grammar as well is a column only where it is its name. */
const sureFit = 0.8

const shortMin = 5
/** "in" is no word for `Amount in EUR`. */
const namedFit = 0.9

function together(tokens: Token[], { from, to }: Pick<Item, 'from' | 'to'>, found: Candidate[]): Item {
  const top = Math.max(0, ...found.map(({ weight }) => weight))
  const own = found.filter(({ weight }) => weight >= top * other)
  const all = own.map(({ set }) => set)
  const said = tokens.slice(from, to)
  const isGrammar = all.some(
    ({ concepts }) => concepts && [...concepts].some((one) => !smallConcepts.has(one)),
  )
  return {
    from,
    to,
    text: said.map(({ text }) => text).join(' '),
    ...(said.some(({ written }) => written) && {
      written: said.map(({ text, written }) => written ?? text).join(' '),
    }),
    concepts: all.find(({ concepts }) => concepts)?.concepts ?? new Set(),
    columns: all
      .flatMap(({ columns }) => columns ?? [])
      .filter(
        ({ fit }) =>
          fit >= (isGrammar ? (to === from + 1 && said[0]!.text.length < shortMin ? namedFit : sureFit) : 0),
      )
      .sort((a, b) => b.fit - a.fit),
    // "sin" is a value in one table and a small word in all texts
    values:
      isGrammar && to === from + 1 && said[0]!.text.length < shortMin && !said[0]!.isCapital
        ? []
        : all.flatMap(({ values }) => values ?? []).sort((a, b) => b.fit - a.fit),
    state: all.find(({ state }) => state)?.state ?? null,
    value: all.find(({ value }) => value != null)?.value ?? null,
    isPercent: all.some(({ isPercent }) => isPercent),
    period: all.find(({ period }) => period)?.period ?? null,
    isRows: all.some(({ isRows }) => isRows),
    isMark: all.some(({ isMark }) => isMark),
    isUnknown: own.length === 0,
    isAside: said.every(({ isAside }) => isAside === true),
    ...(said[0]?.isExplaining && { isExplaining: true }),
  }
}
