import type { ColumnProfile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import { gather } from '../table/gather'
import type { Context } from './context'

/** So much of the outcome two numbers tell together … */
const togetherMin = 0.95
/** … and no more than this one by one, where what they make up is arithmetic: a price from a total and a count. */
const aloneMax = 0.9

/**
 * Numbers of which two together all but make up the outcome, by adding or by multiplying, though neither does alone:
 * what they tell of it is arithmetic, if not to the last digit.
 */
export function arithmeticPairs(
  context: Context,
  outcome: ColumnProfile,
  others: ColumnProfile[],
): Set<number> {
  const plain = ({ index }: ColumnProfile) => gather(context.table.columns[index]!.numbers!, context.sample)
  const logs = (column: ColumnProfile) =>
    plain(column).map((value) => (value > 0 ? Math.log(value) : Number.NaN))
  const bound = new Set<number>()
  for (const scale of [plain, logs]) {
    const y = scale(outcome)
    const columns = others.map((column) => ({ index: column.index, values: scale(column) }))
    const alone = columns.map(({ values }) => correlate(y, values).r)
    columns.forEach((a, i) => {
      columns.slice(i + 1).forEach((b, k) => {
        const [ra, rb] = [alone[i]!, alone[i + 1 + k]!]
        if (Math.max(ra ** 2, rb ** 2) > aloneMax) return
        const rab = correlate(a.values, b.values).r
        const together = (ra ** 2 + rb ** 2 - 2 * ra * rb * rab) / (1 - rab ** 2)
        if (!(together >= togetherMin)) return
        bound.add(a.index).add(b.index)
      })
    })
  }
  return bound
}
