import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { withValue } from '../profile/value-words'
import { testIndependence } from '../stats/contingency'
import { kruskalWallis } from '../stats/kruskal-wallis'
import type { Context } from './context'
import { equals, shareFigure, tell, valueFigure } from './telling'
import { rowsSaying, type Spoken, spokenWords } from './texts'
import type { Telling, Trial } from './trial'

const measuresMax = 2
/** Between small and medium (Cohen 1988): a word is chosen of many. */
const vMin = 0.2
const epsilonMin = 0.03
/** From here (large, Cohen 1988) a kind says what the word would. */
const vLarge = 0.5
/** So many sampled rows have to have the word in a group that is told, or with what a measure comes to. */
const rowsMin = 10
/** Cochran's rule (1954). */
const thinCellsMax = 0.2

/**
 * Words of free texts that go with a kind (chi-square test of word against kind, Cramér's V from 0.2) or with what a
 * measure comes to (rank test, epsilon squared from 0.03), p times the words that were tried. Of each text and kind, or
 * text and measure, the word that tells most is told; a word that names a kind, or only goes with one, is none.
 */
export function findWords(context: Context): Trial[] {
  return spokenWords(context).flatMap(({ column, words }) => {
    const kinds = context.dimensions
      .filter((kind) => !context.areBound(column.index, kind.index))
      .flatMap((kind) => ofKind(context, { column, words, other: kind }))
      .sort((a, b) => b.effect! - a.effect!)
      .slice(0, 1)
    const free = words.filter((word) => !isOfKind(context, word))
    const measures = context.measures
      .slice(0, measuresMax)
      .flatMap((measure) => ofMeasure(context, { column, words: free, other: measure }))
    return [...kinds, ...measures]
  })
}

const isOfKind = (context: Context, word: Spoken): boolean =>
  context.dimensions.some(
    (kind) =>
      context.table.columns[kind.index]!.values.some((value) => names(value, word.text)) ||
      meetingOf(context, word, kind).some(({ v }) => v >= vLarge),
  )

/** A kind named `Network services` is no news beside a text that says `network`. */
const names = (kind: string, word: string) =>
  foldText(kind)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.length > 2 && (part.startsWith(foldText(word)) || foldText(word).startsWith(part)))

interface Asked {
  column: ColumnProfile
  words: Spoken[]
  /** What the words may go with. */
  other: ColumnProfile
}

/** A word, and the value of a kind that has it most beyond the others. */
interface Meeting {
  word: Spoken
  value: string
  rows: number
  v: number
  p: number
  chiSquare: number
  n: number
}

function ofKind(context: Context, { column, words, other }: Asked): Trial[] {
  const [best] = words
    .flatMap((word) => meetingOf(context, word, other))
    .filter(({ word, value }) => !names(value, word.text))
    .sort((a, b) => b.v - a.v)
  if (!best) return []
  return [
    {
      kind: 'words',
      columns: [column.index, other.index],
      value: best.value,
      direction: null,
      test: 'chi-square test of independence',
      statistic: best.chiSquare,
      p: Math.min(1, best.p * words.length),
      effect: best.v,
      rows: best.n,
      isLarge: best.v >= vMin && best.rows >= rowsMin,
      impact: 0.6 * (0.5 + 0.5 * best.v),
      topics: [`words:${column.index}:${other.index}`],
      tell: () => tellOfKind(context, { column, other, ...best }),
    },
  ]
}

function meetingOf(context: Context, word: Spoken, kind: ColumnProfile): Meeting[] {
  const { values } = context.table.columns[kind.index]!
  const codes = context.sampledCodes(kind.index)
  const counts = new Float64Array(2 * values.length)
  for (let at = 0; at < codes.length; at++)
    if (codes[at]! >= 0 && word.said[at]! >= 0) counts[2 * codes[at]! + word.said[at]!]!++
  const { v, p, chiSquare, thinCells, n } = testIndependence(counts, values.length, 2)
  if (thinCells > thinCellsMax) return []
  const share = counts.reduce((sum, count, i) => sum + (i % 2 ? count : 0), 0) / n
  const [most] = values
    .map((value, code) => ({
      value,
      rows: counts[2 * code + 1]!,
      of: counts[2 * code]! + counts[2 * code + 1]!,
    }))
    .filter(({ rows, of }) => rows > share * of && rows >= rowsMin)
    .sort((a, b) => b.rows / b.of - a.rows / a.of)
  return most ? [{ word, v, p, chiSquare, n, value: most.value, rows: most.rows }] : []
}

interface OfKind extends Pick<Meeting, 'word' | 'value'> {
  column: ColumnProfile
  other: ColumnProfile
}

/** `Short description says “Printer” in 90% of the rows with location Australia, against 0.4% elsewhere.` */
function tellOfKind({ table }: Context, { column, other, word, value }: OfKind): Telling {
  const said = rowsSaying(table.columns[column.index]!, word.text)
  const { codes, values } = table.columns[other.index]!
  const [inside, elsewhere] = [
    { rows: 0, of: 0 },
    { rows: 0, of: 0 },
  ]
  for (let row = 0; row < codes.length; row++) {
    if (codes[row]! < 0) continue
    const share = values[codes[row]!] === value ? inside : elsewhere
    share.of++
    if (said[row] === 1) share.rows++
  }
  const figure = (share: typeof inside, where: Filter) =>
    shareFigure(column, share.rows / share.of, {
      measure: 'share_of_rows',
      filters: [where, { column: column.name, op: 'contains', value: word.text }],
      rows: share.of,
    })
  return tell(
    `${column.label} says “${word.text}” in `,
    figure(inside, equals(other, value)),
    ` of the rows ${withValue(other, value)}, against `,
    figure(elsewhere, { column: other.name, op: '!=', value }),
    ' elsewhere.',
  )
}

function ofMeasure(context: Context, { column, words, other }: Asked): Trial[] {
  const { ranks } = context.scores(other.index)
  const [best] = words
    .map(({ text, said }) => ({ text, ...kruskalWallis(ranks, Int32Array.from(said), 2) }))
    .filter(({ counts }) => Math.min(counts[0]!, counts[1]!) >= rowsMin)
    .sort((a, b) => b.epsilonSquared - a.epsilonSquared)
  if (!best) return []
  const { counts, rankSums } = best
  return [
    {
      kind: 'words',
      columns: [other.index, column.index],
      value: best.text,
      direction: rankSums[1]! / counts[1]! > rankSums[0]! / counts[0]! ? 'high' : 'low',
      test: 'Kruskal-Wallis rank test',
      statistic: best.h,
      p: Math.min(1, best.p * words.length),
      effect: best.epsilonSquared,
      rows: best.n,
      isLarge: best.epsilonSquared >= epsilonMin,
      impact: context.importance(other.index) * (0.4 + 0.4 * Math.sqrt(best.epsilonSquared)),
      topics: [`words:${column.index}:${other.index}`],
      tell: () => tellOfMeasure(context, { column, other, word: best.text }),
    },
  ]
}

/** `Amount differs by what short description says: the average is 6,311 where that has “equipment” and 4,294 elsewhere.` */
function tellOfMeasure(
  { table }: Context,
  { column, other, word }: { column: ColumnProfile; other: ColumnProfile; word: string },
): Telling {
  const said = rowsSaying(table.columns[column.index]!, word)
  const numbers = table.columns[other.index]!.numbers!
  const means = [
    { sum: 0, rows: 0 },
    { sum: 0, rows: 0 },
  ]
  for (let row = 0; row < numbers.length; row++) {
    if (said[row]! < 0 || Number.isNaN(numbers[row]!)) continue
    means[said[row]!]!.sum += numbers[row]!
    means[said[row]!]!.rows++
  }
  const [without, having] = means
  const figure = ({ sum, rows }: (typeof means)[number], op: 'contains' | 'not_contains') =>
    valueFigure(other, sum / rows, {
      measure: 'avg',
      filters: [{ column: column.name, op, value: word }],
      rows,
    })
  return tell(
    `${other.label} differs by what ${column.label} says: ${other.of ? '' : 'the average is '}`,
    figure(having!, 'contains'),
    ` where that has “${word}” and `,
    figure(without!, 'not_contains'),
    ' elsewhere.',
  )
}
