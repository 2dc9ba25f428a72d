import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { sharesWhole } from '../profile/shares-whole'
import { correlate, correlationP } from '../stats/correlation'
import { designEffect } from '../stats/nested-anova'
import { outerQuarters } from '../stats/outer-quarters'
import { type Confounder, confounderOfPair, confounderWords } from './confounder'
import type { Context } from './context'
import { tell, valueFigure } from './telling'
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
      : `${a.label} tends to be lower where ${b.label} is higher`
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
    tell: () => {
      const confounder = confounderOfPair(context, a, b)
      return { ...sentence(context, { a, b, words, r, confounder }), within: confounder }
    },
  }
}

interface Told {
  a: ColumnProfile
  b: ColumnProfile
  words: string
  r: number
  confounder: Confounder | null
}

/** In plain words, with what the first averages where the other is high and where it is low. */
function sentence({ table }: Context, { a, b, words, r, confounder }: Told) {
  const [values, by] = [table.columns[a.index]!.numbers!, table.columns[b.index]!.numbers!]
  const within = confounderWords(confounder)
  if (a.mixedBy || isUneven(a)) return tell(`${words}${within}.`)
  const ends = outerSteps(b, values, by)
  if (ends) return stepSentence({ a, b, words: `${words}${within}` }, ends)
  const quarters = outerQuarters(values, by, r)
  if (!quarters) return tell(`${words}${within}.`)
  const { low, high } = quarters
  const average = ({ mean, rows, bound }: typeof low, op: '<=' | '>=') =>
    valueFigure(a, mean, { measure: 'avg', filters: [{ column: b.name, op, value: bound }], rows })
  const [most, least] = [average(high, '>='), average(low, '<=')]
  if (most.text === least.text) return tell(`${words}${within}.`)
  const where = ` in the quarter of rows where ${r > 0 ? b.label : 'that'} is highest, `
  return tell(`${words}${within}: on average `, most, where, least, ' where it is lowest.')
}

/** A scale of so few steps is told by its ends. */
const stepsMax = 10
const [stepRowsMin, stepShareMin] = [10, 0.02]

interface Step {
  step: number
  mean: number
  rows: number
}

/** The first and the last step of a scale that enough rows stand on; null where the numbers are no scale. */
function outerSteps(
  { distinct, summary }: ColumnProfile,
  values: Float64Array,
  by: Float64Array,
): [Step, Step] | null {
  if (distinct > stepsMax || !summary?.integers) return null
  const steps = new Map<number, Step>()
  let rows = 0
  for (let row = 0; row < by.length; row++) {
    if (Number.isNaN(by[row]!) || Number.isNaN(values[row]!)) continue
    rows++
    const one = steps.get(by[row]!) ?? { step: by[row]!, mean: 0, rows: 0 }
    one.rows++
    one.mean += (values[row]! - one.mean) / one.rows
    steps.set(by[row]!, one)
  }
  const full = [...steps.values()]
    .filter((one) => one.rows >= Math.max(stepRowsMin, stepShareMin * rows))
    .sort((x, y) => x.step - y.step)
  return full.length > 1 ? [full[0]!, full.at(-1)!] : null
}

/** `On average 14.03 where damage cat is 5, 4.55 where it is 1`. */
function stepSentence({ a, b, words }: Pick<Told, 'a' | 'b' | 'words'>, [low, high]: [Step, Step]) {
  const average = ({ step, mean, rows }: Step) =>
    valueFigure(a, mean, { measure: 'avg', filters: [{ column: b.name, op: '=', value: step }], rows })
  const [most, least] = [average(high), average(low)]
  if (most.text === least.text) return tell(`${words}.`)
  return tell(
    `${words}: on average `,
    most,
    ` where ${b.label} is ${high.step}, `,
    least,
    ` where it is ${low.step}.`,
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

function productsOf(x: Float64Array, y: Float64Array): Float64Array {
  const products = new Float64Array(x.length)
  for (let i = 0; i < products.length; i++) products[i] = x[i]! * y[i]!
  return products
}

/** How many pairs count as one, because neighbours in time are alike. */
function clusteringOf(context: Context, a: ColumnProfile, b: ColumnProfile): number {
  const memory = Math.max(0, context.memory(a.index) * context.memory(b.index))
  const series = (1 + memory) / (1 - memory)
  if (!context.axis) return series
  const [x, y] = [context.scores(a.index).normal, context.scores(b.index).normal]
  return Math.max(
    series,
    designEffect({ values: productsOf(x, y), clusters: context.axis.binOf, count: context.axis.bins.count }),
  )
}
