import { upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions, shownRows } from '../request/shown-rows'
import { correlate } from '../stats/correlation'
import { rankValues } from '../stats/ranks'
import { filterRows } from '../table/filter-rows'
import { gather } from '../table/gather'
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
  const { table } = context
  const [x, y] = [request.x, request.metric.column].map((index) =>
    index === null ? null : table.columns[index]!,
  )
  if (!x?.numbers || !y?.numbers) return nothingSaid
  const pairs = pairsOf([x.numbers, y.numbers], filterRows(table, openConditions(context, request)))
  if (pairs.length < pairsMin) return nothingSaid
  const rows = sampleOf(pairs)
  const ranksOf = (numbers: Float64Array) => rankValues(gather(numbers, rows)).ranks
  const { r, n } = correlate(ranksOf(x.numbers), ranksOf(y.numbers))
  if (!Number.isFinite(r)) return nothingSaid
  const isSample = rows.length < pairs.length
  const count = figure(n, formatCount(n), {
    measure: `${isSample ? 'sampled ' : ''}count(${x.name}, ${y.name})`,
    column: null,
    filters: shownRows(context, request),
    rows: n,
  })
  const among = isSample ? `a sample of ${count.text} rows` : `these ${count.text} rows`
  if (Math.abs(r) >= tellingRho) {
    const [one, other] = [x, y].map(({ name }) => labelOf(context, name))
    const within = relationWords(context, request, [request.x!, request.metric.column!])
    const order = `${upperFirst(other!)} is ${r > 0 ? 'higher' : 'lower'} where ${one} is higher`
    return proved(arithmetic(`${order}, in ${among}${within}.`, n, [count]), r)
  }
  const words = sizes.find(([least]) => Math.round(100 * Math.abs(r)) / 100 >= least)![1]
  const shown = isSample ? `${upperFirst(among)} shows` : `${upperFirst(among)} show`
  return proved(arithmetic(`${shown} ${words}.`, n, [count]), r)
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

/** Rows at even distances. */
function sampleOf(rows: Uint32Array): Uint32Array {
  const step = Math.max(1, rows.length / pairsMax)
  return Uint32Array.from({ length: Math.min(rows.length, pairsMax) }, (_, i) => rows[Math.floor(i * step)]!)
}
