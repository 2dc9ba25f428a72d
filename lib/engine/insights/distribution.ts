import type { ColumnProfile } from '../profile/profile'
import { quantileOf } from '../stats/quantile-of'
import { sortedNumbers } from '../table/number-counts'
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
      if (zeroShare >= zeroShareMin) {
        const average = valueFigure(measure, mean, { measure: 'avg', rows })
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
      return spreadSentence(context, measure, rows)
    },
  }
}

/** So much of a total in a tenth of the rows is a long tail. */
const tailMin = 0.25

/** Where the middle half lies, and how much the largest tenth holds or from where on it begins. */
function spreadSentence({ table }: Context, measure: ColumnProfile, rows: number) {
  const { q1, q3, min, sum } = measure.summary!
  const sorted = sortedNumbers(table.columns[measure.index]!)
  const quantile = (value: number, name: string) => valueFigure(measure, value, { measure: name, rows })
  const middle = [`Half of ${measure.label} lies between `, quantile(q1, 'q1'), ' and ', quantile(q3, 'q3')]
  const tenth = Math.ceil(sorted.length / 10)
  const held = sumFrom(sorted, sorted.length - tenth) / sum
  if (measure.additivity === 'additive' && min >= 0 && held >= tailMin) {
    const share = shareFigure(measure, held, { measure: 'share_of_largest_tenth', rows })
    return tell(...middle, '; the largest tenth of the rows holds ', share, ' of the total.')
  }
  const isHigh = measure.summary!.mean > measure.summary!.median
  const edge = quantileOf(sorted, isHigh ? 0.9 : 0.1)
  return tell(
    ...middle,
    isHigh ? '; the highest tenth begins at ' : '; the lowest tenth ends at ',
    quantile(edge, isHigh ? 'p90' : 'p10'),
    '.',
  )
}

function sumFrom(numbers: Float64Array, from: number): number {
  let sum = 0
  for (let at = from; at < numbers.length; at++) sum += numbers[at]!
  return sum
}
