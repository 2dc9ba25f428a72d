import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { Metric } from '../metric/metric'
import type { CardContext } from '../request/card'
import type { Condition } from '../table/condition'
import { arithmetic, figure, type Sentence } from './sentence'

/**
 * What a computed ratio is made of: `Claims comes to 1,234, policies to 15,388.`; null for any other number, and where a part
 * of it is a level. */
export function describeRatio(
  { table, profile }: CardContext,
  { column, ratio, aggregation }: Metric,
  { keep, filters }: { keep: Uint8Array | null; filters: Condition[] },
): Sentence | null {
  if (!ratio || ratio.each || aggregation !== 'avg' || !profile.columns[column!]!.isRatio) return null
  const pair = [ratio.numerator, ratio.denominator]
  // people are summed for a rate, but a population of two years is none
  if (pair.some((index) => profile.columns[index]!.additivity !== 'additive')) return null
  const [above, below] = pair.map((index) => table.columns[index]!.numbers!)
  let rows = 0
  const sums = [0, 0]
  for (let row = 0; row < table.rowCount; row++) {
    if ((keep && !keep[row]) || Number.isNaN(above![row]! + below![row]!)) continue
    rows++
    sums[0]! += above![row]!
    sums[1]! += below![row]!
  }
  const figures = pair.map((index, place) => {
    const { name, format } = profile.columns[index]!
    const text = formatValue(sums[place]!, format, { compact: true })
    return figure(sums[place]!, text, { measure: 'sum', column: name, filters, rows })
  })
  const [over, under] = pair.map((index) => profile.columns[index]!.label)
  const text = `${upperFirst(over!)} comes to ${figures[0]!.text}, ${under} to ${figures[1]!.text}.`
  return arithmetic(text, rows, figures)
}
