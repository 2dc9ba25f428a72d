import type { ColumnProfile } from '../profile/profile'
import { correlateWithin } from '../stats/correlate-within'
import { type Correlation, correlate, correlationP } from '../stats/correlation'
import { normalTwoSided } from '../stats/distributions'
import type { Context } from './context'
import { countFigure, tell } from './telling'
import type { Trial } from './trial'

const measuresMax = 6
const dimensionsMax = 6
const segmentsMax = 12
const rowsPerSegmentMin = 15
/** Segments that are large enough to look at hold at least so much of the rows. */
const coverageMin = 0.9
/** Cohen (1988): less than a small correlation is no direction that could be reversed. */
const correlationMin = 0.1
/** One segment alone has to show its sign at this level, in more than half of the segments. */
const segmentAlpha = 0.05

/**
 * Two measures that go together one way over all rows and the other way inside every value of a dimension (Simpson
 * 1951): correlations of normal scores; both the overall one and the one pooled over segments (Fisher's z) have to be
 * significant, p is the larger of the two. Needs 15 rows a segment, |r| of 0.1 on both sides, the opposite sign in
 * every segment and significance by itself in more than half of them.
 */
export function findReversals(context: Context): Trial[] {
  const measures = context.measures.slice(0, measuresMax)
  const dimensions = context.dimensions
    .filter(({ distinct }) => distinct <= segmentsMax)
    .slice(0, dimensionsMax)
  return measures.flatMap((a, i) =>
    measures
      .slice(i + 1)
      .filter((b) => !context.areBound(a.index, b.index))
      .flatMap((b) => {
        const overall = correlate(context.scores(a.index).normal, context.scores(b.index).normal)
        return dimensions.map((dimension) => reversalOf(context, { a, b, dimension, overall }))
      }),
  )
}

interface Tried {
  a: ColumnProfile
  b: ColumnProfile
  dimension: ColumnProfile
  /** The correlation over all rows. */
  overall: Correlation
}

function reversalOf(context: Context, { a, b, dimension, overall }: Tried): Trial {
  const [x, y] = [context.scores(a.index).normal, context.scores(b.index).normal]
  const inside = pool(context, { x, y, dimension })
  const isReversed =
    Math.sign(inside.r) === -Math.sign(overall.r) &&
    inside.isUnanimous &&
    inside.rows >= coverageMin * overall.n
  const effect = Math.min(Math.abs(overall.r), Math.abs(inside.r))
  const [all, within] = overall.r > 0 ? ['higher', 'lower'] : ['lower', 'higher']
  return {
    kind: 'simpson',
    columns: [a.index, b.index, dimension.index],
    value: null,
    direction: overall.r > 0 ? 'positive' : 'negative',
    test: 'overall and pooled within-group correlation of opposite sign',
    statistic: inside.r,
    p: isReversed ? Math.max(overall.p, inside.p) : 1,
    effect,
    rows: overall.n,
    isLarge: isReversed && effect >= correlationMin,
    impact: Math.max(context.importance(a.index), context.importance(b.index)),
    topics: [`reversal:${a.index}:${b.index}`],
    tell: () =>
      tell(
        `Over all rows ${a.label} is ${all} where ${b.label} is higher, but ${within} inside each of the `,
        countFigure(dimension, inside.segments, { measure: 'count_distinct', rows: inside.rows }),
        ` values of ${dimension.label}.`,
      ),
  }
}

function pool(
  context: Context,
  { x, y, dimension }: { x: Float64Array; y: Float64Array; dimension: ColumnProfile },
) {
  const codes = context.sampledCodes(dimension.index)
  const { values } = context.table.columns[dimension.index]!
  const segments = correlateWithin({ x, y, codes, count: values.length }).filter(
    ({ n }) => n >= rowsPerSegmentMin,
  )
  const weight = segments.reduce((sum, { n }) => sum + n - 3, 0)
  const z =
    segments.reduce(
      (sum, { r, n }) => sum + (n - 3) * Math.atanh(Math.max(-almostOne, Math.min(almostOne, r))),
      0,
    ) / weight
  const sign = Math.sign(z)
  const sure = segments.filter(
    ({ r, n }) => Math.sign(r) === sign && correlationP(r, n) < segmentAlpha,
  ).length
  return {
    r: weight > 0 ? Math.tanh(z) : 0,
    p: weight > 0 ? normalTwoSided(z * Math.sqrt(weight)) : 1,
    segments: segments.length,
    rows: segments.reduce((sum, { n }) => sum + n, 0),
    isUnanimous:
      segments.length >= 2 && segments.every(({ r }) => Math.sign(r) === sign) && sure > segments.length / 2,
  }
}

/** Fisher's z of a correlation of 1 is infinite. */
const almostOne = 0.999999
