import type { Figure } from '@/lib/contracts/analysis'
import type { Metric } from '../metric/metric'
import type { CardContext } from '../request/card'
import type { Condition } from '../table/condition'
import { missingCode, type Table } from '../table/table'
import { countFigure, rowsText } from './count-words'
import { arithmetic, type Sentence } from './sentence'

/** More names than these are no sentence. */
const namesMax = 2

interface Kept {
  keep: Uint8Array | null
  filters: Condition[]
}

/** `1,869 of 7,043 rows.`, `483 of 621 rows; 19 with n.t. are left out.` */
export function describeRate(
  { table, profile }: CardContext,
  metric: Metric,
  { keep, filters }: Kept,
): Sentence {
  const { numbers } = table.columns[metric.column!]!
  let [counted, rows] = [0, 0]
  numbers!.forEach((value, row) => {
    if (Number.isNaN(value) || (keep && !keep[row])) return
    rows++
    counted += value
  })
  const figures = [
    countFigure(counted, null, [...filters, metric.of!]),
    countFigure(rows, metric.name, filters),
  ]
  const text = `${figures[0]!.text} of ${rowsText(profile, figures[1]!)}`
  const undecided = undecidedOf(table, metric, { keep, filters })
  if (!undecided) return arithmetic(`${text}.`, rows, figures)
  const { names } = undecided
  const states = names.length > namesMax ? `in ${names.length} states before` : `with ${names.join(' or ')}`
  const left = `${undecided.count.text} ${states} are left out`
  return arithmetic(`${text}; ${left}.`, rows, [...figures, undecided.count])
}

/** The rows that a share leaves out, since nothing was decided of them. */
function undecidedOf(
  { columns }: Table,
  { of }: Metric,
  { keep, filters }: Kept,
): { names: string[]; count: Figure } | null {
  const decided = columns.find(({ name }) => name === of!.column)
  const state = columns.find(({ name }) => name === decided?.derivedFrom?.[0])
  if (!decided || !state) return null
  const out = new Set<string>()
  let rows = 0
  state.codes.forEach((code, row) => {
    if ((keep && !keep[row]) || code === missingCode || decided.codes[row] !== missingCode) return
    out.add(state.values[code]!)
    rows++
  })
  const names = [...out]
  const isOut = { column: state.name, op: 'in', value: names } as const
  return rows > 0 ? { names, count: countFigure(rows, null, [...filters, isOut]) } : null
}
