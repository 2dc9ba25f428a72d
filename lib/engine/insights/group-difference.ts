import type { ColumnProfile } from '../profile/profile'
import { type KruskalWallis, kruskalWallis } from '../stats/kruskal-wallis'
import { followsByDefinition } from './by-definition'
import type { Context } from './context'
import { equals, statisticFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

/** Fewer rows in a group say nothing of the group. */
const rowsPerGroupMin = 5
/** The groups that are named in a text have at least so many rows. */
const rowsNamedMin = 10
/** Below 2 % of the ranks' variance the groups are as good as alike (small is 1 %, Tomczak & Tomczak 2014). */
const epsilonMin = 0.02

/**
 * A measure whose typical value differs between the values of a dimension: Kruskal-Wallis rank test (1952), effect
 * epsilon squared. Needs 5 rows a group, 10 in the groups that are named, and epsilon² of 0.02; told by medians (by
 * averages where medians are equal), so that no ratio is summed.
 */
export function findGroupDifferences(context: Context): Trial[] {
  return context.measures.flatMap((measure) =>
    context.dimensions
      .filter((dimension) => !context.areBound(measure.index, dimension.index))
      .flatMap((dimension) => differenceOf(context, measure, dimension)),
  )
}

function differenceOf(context: Context, measure: ColumnProfile, dimension: ColumnProfile): Trial[] {
  const { values } = context.table.columns[dimension.index]!
  // without gaps the rows are counted already
  const { counts } = context.groups(measure.missing > 0 ? measure.index : null, dimension.index)
  const codes = context.sampledCodes(dimension.index)
  const groups = codes.map((code) => (code >= 0 && counts[code]! >= rowsPerGroupMin ? code : -1))
  const { ranks } = context.scores(measure.index)
  const test = kruskalWallis(ranks, groups, values.length)
  const ends = test.df > 0 ? extremesOf(test) : null
  if (!ends) return []
  const contrast = test.p < 0.01 ? contrastOf(context, { measure, dimension, ...ends }) : null
  return [
    {
      kind: 'group_difference',
      columns: [measure.index, dimension.index],
      value: values[ends.high]!,
      direction: 'high',
      test: 'Kruskal-Wallis rank test',
      statistic: test.h,
      p: test.p,
      effect: test.epsilonSquared,
      rows: test.n,
      isLarge:
        test.epsilonSquared >= epsilonMin &&
        contrast !== null &&
        !followsByDefinition(context, measure, dimension),
      impact: context.importance(measure.index) * (0.5 + 0.5 * Math.sqrt(test.epsilonSquared)),
      topics: [`difference:${measure.index}:${dimension.index}`],
      tell: () =>
        sentence({ measure, dimension, contrast: contrast!, names: [values[ends.high]!, values[ends.low]!] }),
    },
  ]
}

/** The groups with the highest and the lowest mean rank. */
function extremesOf({ counts, rankSums }: KruskalWallis): { high: number; low: number } | null {
  const named = [...counts.keys()].filter((group) => counts[group]! >= rowsNamedMin)
  if (named.length < 2) return null
  const rank = (group: number) => rankSums[group]! / counts[group]!
  const order = named.sort((a, b) => rank(b) - rank(a))
  return { high: order[0]!, low: order[order.length - 1]! }
}

interface Contrast {
  how: 'median' | 'avg'
  high: { value: number; rows: number }
  low: { value: number; rows: number }
}

interface Pair {
  measure: ColumnProfile
  dimension: ColumnProfile
  high: number
  low: number
}

/** Both groups' medians, or averages where medians do not tell them apart; null where neither agrees with the ranks. */
function contrastOf(context: Context, { measure, dimension, high, low }: Pair): Contrast | null {
  const valuesOf = (code: number) => {
    const { codes } = context.table.columns[dimension.index]!
    return context.table.columns[measure.index]!.numbers!.filter(
      (x, i) => codes[i] === code && !Number.isNaN(x),
    ).sort()
  }
  const [above, below] = [valuesOf(high), valuesOf(low)]
  const by = (how: 'median' | 'avg', of: (sorted: Float64Array) => number): Contrast => ({
    how,
    high: { value: of(above), rows: above.length },
    low: { value: of(below), rows: below.length },
  })
  const candidates = measure.of ? [by('avg', meanOf)] : [by('median', medianOf), by('avg', meanOf)]
  return candidates.find((contrast) => contrast.high.value > contrast.low.value) ?? null
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Told {
  measure: ColumnProfile
  dimension: ColumnProfile
  contrast: Contrast
  names: [string, string]
}

function sentence({ measure, dimension, contrast, names }: Told) {
  const figureOf = (name: string, { value, rows }: Contrast['high']) =>
    valueFigure(measure, value, { measure: contrast.how, filters: [equals(dimension, name)], rows })
  if (measure.of) return rateSentence({ measure, dimension, contrast, names })
  const word = contrast.how === 'median' ? 'median' : 'average'
  return tell(
    `${measure.label} differs by ${dimension.label}: the ${word} is `,
    figureOf(names[0], contrast.high),
    ` for ${names[0]} and `,
    figureOf(names[1], contrast.low),
    ` for ${names[1]}.`,
  )
}

/** From here a rate is told as so many times another. */
const timesMin = 1.5

/** `Churn rate differs by Contract: 42.7% for Month-to-month and 2.8% for Two year, 15 times as high.` */
function rateSentence({ measure, dimension, contrast, names }: Told) {
  const rateOf = (name: string, { value, rows }: Contrast['high']) =>
    valueFigure(measure, value, { measure: 'avg', filters: [equals(dimension, name)], rows })
  const { high, low } = contrast
  const times = high.value / low.value
  const lift =
    Number.isFinite(times) && times >= timesMin
      ? [
          ', ',
          statisticFigure(measure, times, {
            measure: `rate by ${dimension.name}: ${names[0]} / ${names[1]}`,
            rows: high.rows + low.rows,
            decimals: times < 10 ? 1 : 0,
          }),
          ' times as high',
        ]
      : []
  return tell(
    `${measure.label} differs by ${dimension.label}: `,
    rateOf(names[0], high),
    ` for ${names[0]} and `,
    rateOf(names[1], low),
    ` for ${names[1]}`,
    ...lift,
    '.',
  )
}
