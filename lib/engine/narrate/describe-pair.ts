import { upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions, shownRows } from '../request/shown-rows'
import { correlate } from '../stats/correlation'
import { rankValues } from '../stats/ranks'
import { filterRows } from '../table/filter-rows'
import { gather } from '../table/gather'
import { isComplete } from '../table/group-moments'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import { relationWords } from './within-words'

/** Cohen's (1988) words for the size of a correlation that is no more than small. */
const sizes: [least: number, words: string][] = [
  [0.1, 'a weak relation'],
  [0, 'hardly any relation'],
]
/** Fewer pairs have a correlation by accident. */
const pairsMin = 5
/** Of so many pairs the correlation is known to a hundredth; ranking more costs time and tells nothing. */
const pairsMax = 10_000

/** What points mean where no relation is claimed beyond these rows: how nearly two columns have the same order. */
export function describePair(context: CardContext, request: CardRequest): Sentence {
  const pair = correlated(context, request)
  if (!pair) return nothingSaid
  const { r, n, isSample, x, y } = pair
  const told = figure(n, formatCount(n), {
    measure: `${isSample ? 'sampled ' : ''}count(${x.name}, ${y.name})`,
    column: null,
    filters: shownRows(context, request),
    rows: n,
  })
  const among = isSample ? `a sample of ${told.text} rows` : `these ${told.text} rows`
  if (Math.abs(r) >= tellingRho) {
    const [one, other] = [x, y].map(({ name }) => labelOf(context, name))
    const within = relationWords(context, request, [request.x!, request.metric.column!])
    const order = `${upperFirst(other!)} is ${r > 0 ? 'higher' : 'lower'} where ${one} is higher`
    return proved(arithmetic(`${order}, in ${among}${within}.`, n, [told]), r)
  }
  const words = sizes.find(([least]) => Math.round(100 * Math.abs(r)) / 100 >= least)![1]
  const shown = isSample ? `${upperFirst(among)} shows` : `${upperFirst(among)} show`
  return proved(arithmetic(`${shown} ${words}.`, n, [told]), r)
}

/** What was said of two numbers whose relation was asked for, and the number that tells it. */
export function withCorrelation(context: CardContext, request: CardRequest, said: Sentence): Sentence {
  const pair = request.asked ? correlated(context, request) : null
  if (!pair) return said
  const { r, n, isSample, x, y } = pair
  const told = figure(r, r.toFixed(2), {
    measure: `${isSample ? 'sampled ' : ''}spearman(${x.name}, ${y.name})`,
    column: null,
    filters: shownRows(context, request),
    rows: n,
  })
  const words = `Their rank correlation (Spearman) is ${told.text}.`
  const { text, evidence } = said
  if (!evidence) return proved(arithmetic(words, n, [told]), r)
  return {
    ...said,
    text: `${text} ${words}`,
    evidence: { ...evidence, figures: [...evidence.figures, told] },
  }
}

/** Spearman's rank correlation of a card's two numbers, over the rows that have both; null where they are too few. */
function correlated(context: CardContext, request: CardRequest) {
  const { table } = context
  const [x, y] = [request.x, request.metric.column].map((index) =>
    index === null ? null : table.columns[index]!,
  )
  if (!x?.numbers || !y?.numbers) return null
  const keep = filterRows(table, openConditions(context, request))
  const isWhole = !keep && isComplete(x.numbers) && isComplete(y.numbers)
  const pairs = isWhole ? null : pairsOf([x.numbers, y.numbers], keep)
  const count = pairs?.length ?? table.rowCount
  if (count < pairsMin) return null
  const rows = sampleOf(pairs, count)
  const ranksOf = (numbers: Float64Array) => rankValues(gather(numbers, rows)).ranks
  const { r, n } = correlate(ranksOf(x.numbers), ranksOf(y.numbers))
  return Number.isFinite(r) ? { r, n, isSample: rows.length < count, x, y } : null
}

/** The correlation is for those who want to check it, not for the sentence. */
const proved = ({ text, evidence }: Sentence, r: number): Sentence => ({
  text,
  evidence: evidence && { ...evidence, test: 'Spearman rank correlation', statistic: r },
})

const labelOf = ({ profile }: CardContext, name: string) =>
  profile.columns.find((column) => column.name === name)?.label ?? name

/** From here (moderate, Cohen 1988) two numbers are worth seeing against each other. */
export const tellingRho = 0.3

/** The rows that are kept and have both. */
function pairsOf([x, y]: [Float64Array, Float64Array], keep: ArrayLike<number> | null): Uint32Array {
  const rows = new Uint32Array(x.length)
  return rows.subarray(0, listPairs([x, y], keep, rows))
}

function listPairs(
  [x, y]: [Float64Array, Float64Array],
  keep: ArrayLike<number> | null,
  rows: Uint32Array,
): number {
  let count = 0
  for (let row = 0; row < rows.length; row++) {
    if ((keep && keep[row] !== 1) || Number.isNaN(x[row]!) || Number.isNaN(y[row]!)) continue
    rows[count++] = row
  }
  return count
}

/** Rows at even distances; of all rows where none are listed. */
function sampleOf(rows: Uint32Array | null, count: number): Uint32Array {
  const step = Math.max(1, count / pairsMax)
  const places = Uint32Array.from({ length: Math.min(count, pairsMax) }, (_, i) => Math.floor(i * step))
  return rows ? places.map((place) => rows[place]!) : places
}
