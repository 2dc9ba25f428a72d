import type { ColumnProfile } from '../profile/profile'
import { sharesWhole } from '../profile/shares-whole'
import { correlate, correlationP } from '../stats/correlation'
import { designEffect } from '../stats/nested-anova'
import { rankValues } from '../stats/ranks'
import { type Confounder, confounderOfPair, confounderWords } from './confounder'
import type { Context } from './context'
import { countFigure, statisticFigure, tell } from './telling'
import type { Trial } from './trial'

const pairsMin = 30
/** Cohen (1988): below 0.1 an association is less than small. */
const rhoMin = 0.1

/**
 * Two measures that rise and fall together: Spearman's rank correlation (Spearman 1904), p by Student's t. Needs 30
 * pairs and |rho| of 0.1; columns tied by identities are left out. Where products of scores cluster in time, pairs count
 * as fewer (Bartlett 1935 for series; a design effect, Kish 1965, for many rows a date).
 */
export function findCorrelations(context: Context): Trial[] {
  // a yes or no has no order of its own: it is told by how the groups differ
  const measures = context.measures.filter(({ of }) => !of)
  return measures.flatMap((a, i) =>
    measures
      .slice(i + 1)
      .filter((b) => !context.areBound(a.index, b.index))
      .map((b) => correlationOf(context, a, b)),
  )
}

function correlationOf(context: Context, a: ColumnProfile, b: ColumnProfile): Trial {
  const { r, n } = correlate(context.scores(a.index).ranks.ranks, context.scores(b.index).ranks.ranks)
  const p = correlationP(r, n / clusteringOf(context, a, b))
  const words =
    r > 0
      ? `${a.label} and ${b.label} tend to rise together`
      : `${b.label} tends to be lower where ${a.label} is higher`
  return {
    kind: 'correlation',
    columns: [a.index, b.index],
    value: null,
    direction: r > 0 ? 'positive' : 'negative',
    test: 'Spearman rank correlation',
    statistic: r,
    p,
    effect: Math.abs(r),
    rows: n,
    isLarge: n >= pairsMin && Math.abs(r) >= rhoMin,
    impact: Math.max(context.importance(a.index), context.importance(b.index)) * newsOf(context, { a, b, r }),
    topics: [`pair:${a.index}:${b.index}`],
    tell: () => sentence(context, { a, b, words, confounder: confounderOfPair(context, a, b) }),
  }
}

interface Told {
  a: ColumnProfile
  b: ColumnProfile
  words: string
  confounder: Confounder | null
}

/** The correlation of the pairs that both have, ranked among themselves; of a sample where there are very many rows. */
function sentence(context: Context, { a, b, words, confounder }: Told) {
  const { sample, table } = context
  const [x, y] = [table.columns[a.index]!.numbers!, table.columns[b.index]!.numbers!]
  const pairs = sample.filter((row) => !Number.isNaN(x[row]!) && !Number.isNaN(y[row]!))
  const ranksOf = (numbers: Float64Array) =>
    rankValues(Float64Array.from(pairs, (row) => numbers[row]!)).ranks
  const { r, n } = correlate(ranksOf(x), ranksOf(y))
  const isSample = sample.length < table.rowCount
  const how = `${isSample ? 'sampled ' : ''}spearman(${a.name}, ${b.name})`
  return tell(
    words,
    ' (rank correlation ',
    statisticFigure(null, r, { measure: how, rows: n, decimals: 2 }),
    isSample ? ' in a sample of ' : ' over ',
    countFigure(null, n, { measure: `${isSample ? 'sampled ' : ''}count(${a.name}, ${b.name})`, rows: n }),
    ` rows)${confounderWords(confounder)}.`,
  )
}

/** Nearly the same order is nearly the same thing under two names. */
const nearlySame = 0.95
const newsOfTheSame = 0.15
/** That a whole and its parts rise together is hardly news either. */
const newsOfParts = 0.25

function newsOf(context: Context, { a, b, r }: { a: ColumnProfile; b: ColumnProfile; r: number }): number {
  if (Math.abs(r) > nearlySame) return newsOfTheSame
  if (r > 0 && sharesWhole(context, a.index, b.index)) return newsOfParts
  return 0.5 + 0.5 * Math.abs(r)
}

/** How many pairs count as one, because neighbours in time are alike. */
function clusteringOf(context: Context, a: ColumnProfile, b: ColumnProfile): number {
  const memory = Math.max(0, context.memory(a.index) * context.memory(b.index))
  const series = (1 + memory) / (1 - memory)
  if (!context.axis) return series
  const [x, y] = [context.scores(a.index).normal, context.scores(b.index).normal]
  const products = x.map((score, i) => score * y[i]!)
  return Math.max(
    series,
    designEffect({ values: products, clusters: context.axis.binOf, count: context.axis.bins.count }),
  )
}
