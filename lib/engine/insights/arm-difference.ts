import { forValue } from '../profile/value-words'
import { welchP } from '../stats/welch'
import type { Context } from './context'
import { equals, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const rowsPerArmMin = 20
/** What is less likely by chance is found as a difference. */
const pDecided = 0.001
const pOpen = 0.05

/**
 * What came of the arms of a trial where no difference is proven: both figures, and that chance would make one as large
 * (Welch's test, p over .05) or seldom would. Told, since who ran the trial asks for that first.
 */
export function findArmDifference(context: Context): Trial[] {
  const { arm } = context.profile
  const [outcome] = context.measures
  const column = context.dimensions.find(({ index }) => index === arm)
  if (!outcome || !column || outcome.additivity === 'additive') return []
  const { values } = context.table.columns[column.index]!
  const { counts, sums, squares, total } = context.groups(outcome.index, column.index)
  const arms = [...counts.keys()].filter((code) => counts[code]! >= rowsPerArmMin)
  if (arms.length < 2) return []
  const sampleOf = (code: number) => {
    const mean = sums[code]! / counts[code]!
    return {
      n: counts[code]!,
      mean,
      variance: (squares[code]! - counts[code]! * mean ** 2) / (counts[code]! - 1),
    }
  }
  const order = [...arms].sort((a, b) => sampleOf(b).mean - sampleOf(a).mean)
  const [high, low] = [order[0]!, order.at(-1)!]
  const p = Math.min(1, welchP(sampleOf(high), sampleOf(low)) * arms.length * (arms.length - 1) * 0.5)
  const figure = (code: number) =>
    valueFigure(outcome, sampleOf(code).mean, {
      measure: 'avg',
      filters: [equals(column, values[code]!)],
      rows: counts[code]!,
    })
  return [
    {
      kind: 'evenness',
      columns: [outcome.index, column.index],
      value: null,
      direction: null,
      test: null,
      statistic: null,
      p: null,
      effect: null,
      rows: total.count,
      isLarge: p > pDecided,
      impact: 0.9,
      topics: [`arm:${outcome.index}`, `difference:${outcome.index}:${column.index}`],
      tell: () =>
        tell(
          `${outcome.label} by ${column.label} is `,
          figure(high),
          ` ${forValue(column, values[high]!)} and `,
          figure(low),
          ` ${forValue(column, values[low]!)}: `,
          p > pOpen
            ? 'no more apart than chance would have it, so it is not decided.'
            : 'farther apart than chance often has it, but not beyond doubt.',
        ),
    },
  ]
}
