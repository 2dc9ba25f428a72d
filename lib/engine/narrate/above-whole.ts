import type { Metric } from '../metric/metric'
import type { CardContext } from '../request/card'
import { countFigure, rowsText } from './count-words'
import { arithmetic, type Sentence } from './sentence'

/** What is above the whole in more rows than this is no part of it. */
const shareMax = 0.02
const rowsMin = 50

/**
 * `In 1 of 480 rows votantes lies above censo.`: where one number is a part of another in nearly all rows, the few in which it
 * is more are slips, and they stand in the share. Null where there are none, or where it is no part.
 */
export function aboveWhole(
  { table, profile }: CardContext,
  { column, ratio, name }: Metric,
): Sentence | null {
  const own = column === null ? null : profile.columns[column]!
  if (!ratio || !own?.isRatio || own.format?.style !== 'percent') return null
  const numbers = table.columns[column!]!.numbers!
  const whole = own.format.percent_base ?? 1
  let rows = 0
  let above = 0
  for (const number of numbers) {
    if (Number.isNaN(number)) continue
    rows++
    if (number > whole) above++
  }
  if (above === 0 || rows < rowsMin || above > shareMax * rows) return null
  const few = countFigure(above, name, [{ column: name!, op: '>', value: whole }])
  const all = countFigure(rows, name, [])
  const [over, under] = [ratio.numerator, ratio.denominator].map((index) => profile.columns[index]!.label)
  const text = `In ${few.text} of ${rowsText(profile, all)} ${over} lies above ${under}.`
  return arithmetic(text, rows, [few, all])
}
