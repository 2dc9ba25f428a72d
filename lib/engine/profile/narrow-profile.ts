import type { Column, Table } from '../table/table'
import { whenAsked } from '../table/when-asked'
import { countUnread, summarizeColumn } from './number-summary'
import type { ColumnProfile, Profile } from './profile'

/**
 * A profile for some rows of its table: what a column is stays (role, additivity, unit, format, bonds with others),
 * what is counted of it is counted anew.
 */
export function narrowProfile(profile: Profile, whole: Table, narrowed: Table): Profile {
  const columns = profile.columns.map((column) => narrowColumn(column, whole, narrowed))
  return { ...profile, columns }
}

/** Counted when it is first asked for: of most columns nobody asks. */
function narrowColumn(profile: ColumnProfile, whole: Table, narrowed: Table): ColumnProfile {
  const isNumber = profile.type === 'integer' || profile.type === 'number'
  const column = () => narrowed.columns[profile.index]!
  const unread = whenAsked(() => (isNumber ? countUnread(column()) : { rows: 0, distinct: 0 }))
  const summary = whenAsked(() => (isNumber ? summarizeColumn(column()).summary : null))
  const order = whenAsked(
    () => profile.order && orderLeft(profile.order, whole.columns[profile.index]!, column()),
  )
  return {
    ...profile,
    get distinct() {
      return column().values.length - unread().distinct
    },
    get missing() {
      return profile.missing === 0 ? 0 : column().missing + unread().rows
    },
    get summary() {
      return summary()
    },
    get order() {
      return order()
    },
  }
}

/** The natural order in codes of the values that are left. */
function orderLeft(order: number[], whole: Column, narrowed: Column): number[] {
  const codes = new Map(narrowed.values.map((value, code) => [value, code]))
  return order.flatMap((code) => codes.get(whole.values[code] ?? '') ?? [])
}
