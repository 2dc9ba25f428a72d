import type { Metric } from '../metric/metric'
import type { Profile } from '../profile/profile'
import { withValue } from '../profile/value-words'
import type { CardContext } from '../request/card'
import { undecidedRows } from '../subject/undecided-rows'
import type { Condition } from '../table/condition'
import type { Table } from '../table/table'
import { countFigure, rowsText } from './count-words'
import { mostOfCounted } from './most-of-counted'
import { arithmetic, type Sentence } from './sentence'

interface Kept {
  keep: Uint8Array | null
  filters: Condition[]
}

/** `1,869 of 7,043 rows.`, `483 of 621 rows; 19 with n.t. are left out.` */
export function describeRate(context: CardContext, metric: Metric, { keep, filters }: Kept): Sentence {
  const { table, profile } = context
  const { counted, rows } = countYes(table.columns[metric.column!]!.numbers!, keep)
  const [own, all] = [
    countFigure(counted, null, [...filters, metric.of!]),
    countFigure(rows, metric.name, filters),
  ]
  const most = keep ? null : mostOfCounted(context, metric, own)
  const figures = [own, all, ...(most ? [most.figure] : [])]
  const text = `${own.text} of ${rowsText(profile, all)}${most?.text ?? ''}`
  const undecided = undecidedRows(table, metric.of, keep)
  if (!undecided) {
    const other = otherEnd(table, profile, metric)
    if (!other || counted === 0 || counted === rows) return arithmetic(`${text}.`, rows, figures)
    const rest = countFigure(rows - counted, null, [...filters, { ...metric.of!, value: other.value }])
    return arithmetic(`${text}; ${rest.text} ${other.words}.`, rows, [...figures, rest])
  }
  const isOut = { column: undecided.column, op: 'in', value: undecided.names } as const
  const out = countFigure(undecided.rows, null, [...filters, isOut])
  return arithmetic(`${text}; ${out.text} ${undecided.words} are left out.`, rows, [...figures, out])
}

/** Ones of a column of zeros and ones, and rows that have either. */
function countYes(numbers: Float64Array, keep: Uint8Array | null): { counted: number; rows: number } {
  let counted = 0
  let rows = 0
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row]!
    if (Number.isNaN(value) || (keep && !keep[row])) continue
    rows++
    counted += value
  }
  return { counted, rows }
}

/** The other of two ends: of a yes or no it says itself, and a number of two says nothing. */
function otherEnd({ columns }: Table, { columns: profiles }: Profile, { of }: Metric) {
  const column = columns.find(({ name }) => name === of!.column)
  const profile = profiles.find(({ name, of: rate }) => name === of!.column && !rate)
  if (column?.type !== 'text' || !profile || column.values.length !== 2 || profile.yes !== undefined)
    return null
  const value = column.values.find((one) => one !== of!.value)
  return value === undefined ? null : { value, words: withValue(profile, value) }
}
