import type { ColumnProfile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'

const valuesMax = 20
const rowsMin = 50
/** Of the rarer answer, so many may be where the column says otherwise. */
const errorMax = 0.02

/**
 * Columns of few values that say of each row whether it counts into a rate: the last stage of those who were hired, the
 * reason code of those who left. By which the rate differs is what they are, and no finding; indexes.
 */
export function decidingColumns(
  { columns, rowCount }: Table,
  profiles: ColumnProfile[],
  rate: Column,
): number[] {
  if (rowCount < rowsMin) return []
  return profiles
    .filter(
      ({ role, distinct }) =>
        (role === 'category' || role === 'code' || role === 'boolean') && distinct <= valuesMax,
    )
    .filter(
      ({ index, name }) =>
        name !== rate.name && !columns[index]!.derivedFrom && decides(columns[index]!, rate),
    )
    .map(({ index }) => index)
}

function decides({ codes, values }: Column, { numbers }: Column): boolean {
  const [yes, no] = [new Float64Array(values.length), new Float64Array(values.length)]
  countAnswers(codes, numbers!, { yes, no })
  const sum = (counts: Float64Array) => counts.reduce((all, count) => all + count, 0)
  const rarer = Math.min(sum(yes), sum(no))
  const errors = yes.reduce((all, count, code) => all + Math.min(count, no[code]!), 0)
  return rarer > 0 && errors <= errorMax * rarer
}

function countAnswers(
  codes: Int32Array,
  answers: Float64Array,
  { yes, no }: { yes: Float64Array; no: Float64Array },
): void {
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    const answer = answers[row]!
    if (code === missingCode || Number.isNaN(answer)) continue
    if (answer === 1) yes[code]!++
    else no[code]!++
  }
}
