import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'

/** So few rows may lack a value all together by chance. */
const groupRowsMin = 10

/**
 * Whether a column holds something only where another says so (why an order was lost, when a member left): empty
 * throughout for some values, and hardly elsewhere. A measure that a whole group lacks is a gap all the same, unless the
 * group is of those that nothing came of: how long a call took that nobody answered.
 */
export function isEmptyByDefinition(
  { table, profile, dimensions }: Pick<CardContext, 'table' | 'profile' | 'dimensions'>,
  column: ColumnProfile,
  shareMax: number,
): boolean {
  const own = table.columns[column.index]!.codes
  const ends = (profile.outcomes ?? []).map((index) => profile.columns[index]!.of?.column)
  const isEnd = ({ name, role }: ColumnProfile) => role === 'boolean' || ends.includes(name)
  const deciding = column.role === 'measure' ? profile.columns.filter(isEnd) : dimensions
  return deciding.some(({ index }) => {
    if (index === column.index) return false
    const { codes, values } = table.columns[index]!
    const [rows, gaps] = [new Uint32Array(values.length), new Uint32Array(values.length)]
    codes.forEach((code, row) => {
      if (code < 0) return
      rows[code]!++
      if (own[row]! < 0) gaps[code]!++
    })
    const isWhole = (code: number) => rows[code]! >= groupRowsMin && gaps[code] === rows[code]
    const wholly = [...values.keys()].filter(isWhole).reduce((sum, code) => sum + rows[code]!, 0)
    return wholly > 0 && column.missing - wholly <= shareMax * (table.rowCount - wholly)
  })
}
