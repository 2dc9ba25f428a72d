import type { ColumnProfile } from '../profile/profile'
import { correlate, correlationP } from '../stats/correlation'
import type { Context } from './context'
import { countFigure, statisticFigure, tell } from './telling'
import type { Trial } from './trial'

const pairsMin = 30
/** Cohen (1988): below 0.1 an association is less than small. */
const rhoMin = 0.1

/**
 * Two measures that rise and fall together: Spearman's rank correlation (Spearman 1904), p by Student's t. Needs 30
 * pairs and |rho| of 0.1; columns of one identity are left out. Where rows are a series in time, they count as fewer:
 * n (1 − ab) / (1 + ab), with a and b the first-lag autocorrelations (Bartlett 1935).
 */
export function findCorrelations(context: Context): Trial[] {
  const { measures } = context
  return measures.flatMap((a, i) =>
    measures
      .slice(i + 1)
      .filter((b) => !context.areBound(a.index, b.index))
      .map((b) => correlationOf(context, a, b)),
  )
}

function correlationOf(context: Context, a: ColumnProfile, b: ColumnProfile): Trial {
  const { r, n } = correlate(context.scores(a.index).ranks.ranks, context.scores(b.index).ranks.ranks)
  const memory = Math.max(0, context.memory(a.index) * context.memory(b.index))
  const p = correlationP(r, (n * (1 - memory)) / (1 + memory))
  const rho = statisticFigure(null, r, { measure: `spearman(${a.name}, ${b.name})`, rows: n, decimals: 2 })
  const count = countFigure(null, n, { measure: 'count', rows: n })
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
    impact: Math.max(context.importance(a.index), context.importance(b.index)) * newsOf(Math.abs(r)),
    topics: [`pair:${a.index}:${b.index}`],
    tell: () => tell(words, ' (rank correlation ', rho, ' over ', count, ' rows).'),
  }
}

/** Nearly the same order is nearly the same thing under two names. */
const nearlySame = 0.95
const newsOf = (size: number) => (size > nearlySame ? 0.5 : 0.5 + 0.5 * size)
