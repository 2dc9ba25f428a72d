import { eventKinds } from '../../derive/event-words'
import { findWord, splitName } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'
import { isRateWord, type MetricSpan, type Said } from './metric-span'

const wordsMax = 3
const fitMin = 0.75
/** So few rows may hold more of the part than of the whole. */
const boundMin = 0.98
const small = new Set('through thru of'.split(' '))

/** "click through rate", "conversion rate": a count over the count of what it could happen to, where the table has both. */
export function countRateSpans(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    if (!isRateWord(word)) return []
    for (let from = Math.max(0, at - wordsMax); from < at; from++) {
      const own = said.words.slice(from, at)
      const above = countCalled(own, said.understanding)
      const below = above === null ? null : wholeOf(said.understanding, above, own)
      if (above !== null && below) return [rateOf(said, { from, to: at + 1, above, ...below })]
    }
    return []
  })
}

interface Whole {
  below: number
  isGuess: boolean
}

function rateOf(
  { understanding, words }: Said,
  { from, to, above, below, isGuess }: Whole & { from: number; to: number; above: number },
): MetricSpan {
  const [numerator, denominator] = [above, below].map((index) => understanding.table.columns[index]!.name)
  return {
    from,
    to,
    metric: { kind: 'ratio', numerator: numerator!, denominator: denominator! },
    note: `“${words.slice(from, to).join(' ')}” was read as ${numerator} over ${denominator}.`,
    isGuess,
    score: 0.9,
  }
}

/** The one count that is called so. */
function countCalled(words: string[], understanding: Understanding): number | null {
  const said = words.filter((word) => !small.has(word))
  const found = columnNames(understanding).filter(
    ({ index, parts }) =>
      isCount(understanding, index) &&
      said.length > 0 &&
      said.every((word) => parts.some((part) => part.isContent && wordFit(word, part.word) >= fitMin)),
  )
  return found.length === 1 ? found[0]!.index : null
}

function isCount(understanding: Understanding, index: number): boolean {
  const { summary } = understanding.profile.columns[index]!
  const { derivedFrom } = understanding.table.columns[index]!
  return canMeasure(understanding, index) && !derivedFrom && summary?.integers === true && summary.min >= 0
}

/** What a count is a part of in nearly every row; what is named so goes first, then the smallest. */
function wholeOf(understanding: Understanding, above: number, said: string[]): Whole | null {
  const { profile, table } = understanding
  const sumOf = (index: number) => profile.columns[index]!.summary?.sum ?? 0
  const whole = columnNames(understanding)
    .map(({ index }) => index)
    .filter(
      (index) =>
        index !== above &&
        isCount(understanding, index) &&
        sumOf(index) > sumOf(above) &&
        isBound(table.columns[above]!.numbers!, table.columns[index]!.numbers!),
    )
    .sort((a, b) => sumOf(a) - sumOf(b))
  const isIn = (name: string, words: (typeof eventKinds)[number]['bases']) =>
    findWord(splitName(name), words) !== null
  const named = whole.filter((index) =>
    eventKinds.some(
      ({ events, bases }) =>
        [table.columns[above]!.name, ...said].some((name) => isIn(name, events)) &&
        isIn(table.columns[index]!.name, bases),
    ),
  )
  const [below] = named.length > 0 ? named : whole
  return below === undefined ? null : { below, isGuess: named.length === 0 && whole.length > 1 }
}

function isBound(part: Float64Array, whole: Float64Array): boolean {
  let [rows, held] = [0, 0]
  part.forEach((some, row) => {
    if (Number.isNaN(some) || Number.isNaN(whole[row]!)) return
    rows++
    if (some <= whole[row]!) held++
  })
  return rows > 0 && held >= boundMin * rows
}
