import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { shareFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const measuresMax = 4
const rowsMin = 50
/** Pearson's second skewness over three: mean and median this many standard deviations apart are told apart. */
const skewMin = 0.2
/** So many zeros are part of the picture. */
const zeroShareMin = 0.3

/**
 * A measure whose average misleads: mean and median far apart (Pearson's second coefficient of skewness), or many
 * zeros. Plain description of the rows; needs 50 of them.
 */
export function findDistributions(context: Context): Trial[] {
  return context.measures
    .filter(({ of }) => !of)
    .slice(0, measuresMax)
    .map((measure) => shapeOf(context, measure))
}

function shapeOf(context: Context, measure: ColumnProfile): Trial {
  const { mean, median, sd, zeros } = measure.summary!
  const rows = context.table.rowCount - measure.missing
  const skew = sd > 0 ? (mean - median) / sd : 0
  const zeroShare = zeros / rows
  const isSkewed = Math.abs(skew) >= skewMin
  return {
    kind: 'distribution',
    columns: [measure.index],
    value: null,
    direction: isSkewed ? (skew > 0 ? 'high' : 'low') : null,
    test: null,
    statistic: skew,
    p: null,
    effect: Math.min(1, Math.abs(skew)),
    rows,
    isLarge: rows >= rowsMin && (isSkewed || zeroShare >= zeroShareMin),
    impact: context.importance(measure.index) * 0.6,
    topics: [`shape:${measure.index}`],
    tell: () => {
      const middle = valueFigure(measure, median, { measure: 'median', rows })
      const average = valueFigure(measure, mean, { measure: 'avg', rows })
      if (zeroShare >= zeroShareMin) {
        const share = shareFigure(measure, zeroShare, {
          measure: 'share_of_rows',
          filters: [{ column: measure.name, op: '=', value: 0 }],
          rows,
        })
        return tell(
          `${measure.label} is zero in `,
          share,
          ' of the rows; the average over all is ',
          average,
          '.',
        )
      }
      const side = skew > 0 ? 'a few large values lift' : 'a few small values lower'
      return tell(
        `${measure.label} is uneven: half of the rows are at most `,
        middle,
        `, but ${side} the average to `,
        average,
        '.',
      )
    },
  }
}
