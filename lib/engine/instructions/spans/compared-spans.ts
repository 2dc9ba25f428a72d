import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'
import type { MetricSpan, Said } from './metric-span'
import { moneyColumn } from './money-column'
import { type PeriodPhrase, periodPhrases, sharedGrain } from './period-phrases'

const comparing = wordSet('versus vs v against compared comparing compare comparison relative than')
const changing = wordSet(
  `grew grow grows grown growing growth fell fall falls fallen shrank shrink shrunk rose rise risen changed change changes
  develop develops developed development evolve evolved difference increase increased decrease decreased declined decline
  gained lost better worse`,
)
const small = wordSet('in from between for during of with to and the did do does have has how we our us s')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const word = (text: string): Token => ({ kind: 'word', text, value: Number.NaN, isCapital: false })
const number = (value: number): Token => ({ kind: 'number', text: `${value}`, value, isCapital: false })

/**
 * Two periods that are to be told apart: "revenue by region, 2023 vs 2024", "which regions grew from Q1 2023 to Q1 2024".
 * Said in the grammar's own: the measure by the period, of the rows of either.
 */
export function comparedSpans(said: Said): MetricSpan[] {
  const { words, tokens } = said
  const phrases = withYears(periodPhrases(tokens))
  const [first, second] = phrases
  if (phrases.length !== 2 || !first || !second) return []
  const grain = sharedGrain(first, second)
  const isCompared = words.some((one) => comparing.has(one)) || tokens.some((_, at) => changes(said, at))
  if (!grain || !isCompared || isSame(first, second) || isByYear(words, first, second)) return []
  const rows = [word('in'), ...inWords(first), word('or'), ...inWords(second)]
  const later: MetricSpan = {
    ...spread(words, second),
    as: [word('by'), word(grain), ...rows],
  }
  const between = spread(words, first)
  const gone = words.flatMap((one, at): MetricSpan[] => {
    const isOut = comparing.has(one) || changes(said, at)
    const isHeld = [between, later].some(({ from, to }) => from <= at && at < to)
    return isOut && !isHeld && !named(said, at) ? [{ from: at, to: at + 1, as: [] }] : []
  })
  const which = words.findIndex(
    (one, at) => one === 'which' && at < first.from && said.mentions.some(({ from }) => from === at + 1),
  )
  const measure = measureOf(said)
  // "which regions grew" is by region
  const asked = which < 0 ? [] : [{ from: which, to: which + 1, as: [...measure, word('by')] }]
  return [...asked, { ...between, as: which < 0 ? measure : [] }, ...gone, later]
}

const breaking = wordSet('by per each')

/** "per year 2021 to 2023 and how did it grow": all years of a stretch, rather than its ends. */
const isByYear = (words: string[], first: PeriodPhrase, second: PeriodPhrase): boolean =>
  words[first.from] === 'year' &&
  breaking.has(words[first.from - 1] ?? '') &&
  words.slice(first.to, second.from).join(' ') === 'to'

/** In the midst of a sentence `Fall` is a season. */
const changes = ({ tokens }: Said, at: number): boolean =>
  changing.has(tokens[at]!.text) && !(at > 0 && tokens[at]!.isCapital)

const isSame = (a: PeriodPhrase, b: PeriodPhrase) => a.year === b.year && a.months[0] === b.months[0]

/** "January to April 2024 versus 2023": the part of the year that is said once holds for both. */
function withYears(phrases: PeriodPhrase[]): PeriodPhrase[] {
  const isWhole = ({ months: [first, last] }: PeriodPhrase) => first === 1 && last === 12
  const partial = phrases.find((phrase) => !isWhole(phrase))
  const year = phrases.find((phrase) => phrase.year > 0)?.year ?? 0
  return phrases
    .map((phrase) => ({
      ...phrase,
      year: phrase.year || year,
      months: isWhole(phrase) && partial && phrase.year > 0 ? partial.months : phrase.months,
    }))
    .filter((phrase) => phrase.year > 0)
}

/** The words that hold a period to the others go with it. */
function spread(words: string[], { from, to }: PeriodPhrase): { from: number; to: number } {
  let start = from
  while (start > 0 && (small.has(words[start - 1]!) || comparing.has(words[start - 1]!))) start--
  return { from: start, to }
}

function inWords({ year, months: [first, last] }: PeriodPhrase): Token[] {
  if (first === 1 && last === 12) return [number(year)]
  const start = [word(months[first - 1]!), number(year)]
  return first === last ? start : [word('from'), ...start, word('to'), word(months[last - 1]!), number(year)]
}

const named = ({ mentions }: Said, at: number) => mentions.some(({ from, to }) => from <= at && at < to)

/** What people follow, where they name no number and count nothing. */
function measureOf({ words, mentions, understanding }: Said): Token[] {
  const isMeasured = mentions.some(({ column }) => canMeasure(understanding, column))
  const isCounted = words.some((one) => counting.has(one) || isRowWord(one, understanding))
  const column = isMeasured || isCounted ? null : (moneyColumn(understanding) ?? mainMeasure(understanding))
  return column === null ? [] : [{ ...word('xmetricx'), column }]
}

const counting = wordSet('number many count rows records')

function mainMeasure({ profile, subject, table }: Said['understanding']): number | null {
  const [outcome] = subject.outcomes
  const column = outcome && !outcome.of ? outcome.column : undefined
  const isUploaded = column !== undefined && column < table.columns.length
  return isUploaded && profile.columns[column]!.role === 'measure' ? column : null
}
