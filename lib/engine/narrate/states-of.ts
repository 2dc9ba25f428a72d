import type { Figure } from '@/lib/contracts/claims'
import { upperFirst } from '@/lib/format/first-letter'
import { formatPercent } from '@/lib/format/format-percent'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { rateCondition } from '../subject/rate-of'
import { rowsByCode } from '../table/code-facts'
import type { Column } from '../table/table'
import { countFigure, rowsText } from './count-words'
import { listOf } from './list-of'
import { figure } from './sentence'

/** Further states are of few rows. */
const statesMax = 4

/**
 * Where what came of the rows has more ends than two, how many rows came to each: `Status: Seated 66% of 390 bookings, Cancelled 13%
 * and No-show 12%.` Null where it has not.
 */
export function statesOf(context: CardContext): { text: string; figures: Figure[] } | null {
  const { profile, table, filters } = context
  const source = endsOf(context)
  if (!source) return null
  const column = table.columns[source.index]!
  const all = countFigure(table.rowCount - source.missing, source.name, filters)
  const states = commonest(column).map(({ value, rows }) => {
    const share = rows / all.value
    const own = [rateCondition(column, value)]
    const proof = { measure: 'share', column: null, filters, own, rows }
    return { value, share: figure(share, formatPercent(share), proof) }
  })
  const [first, ...others] = states.map(({ value, share }) => `${value} ${share.text}`)
  const names = listOf([`${first} of ${rowsText(profile, all)}`, ...others])
  return {
    text: `${upperFirst(source.label)}: ${names}.`,
    figures: [...states.map(({ share }) => share), all],
  }
}

/** The column of what came of the rows, where it has more ends than two. */
export function endsOf({ profile, table, measures }: CardContext): ColumnProfile | null {
  const of = measures[0]?.of
  const source = profile.columns.find((column) => column.name === of?.column && !column.of)
  if (!source || source.distinct <= 2 || source.role === 'measure') return null
  // a number of so many percent could not be told from a code
  return table.columns[source.index]!.type === 'text' ? source : null
}

function commonest(column: Column): { value: string; rows: number }[] {
  const counts = rowsByCode(column)
  return column.values
    .map((value, code) => ({ value, rows: counts[code]! }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, statesMax)
}
