import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'
import type { ColumnProfile, Profile } from './profile'

/** A code is so much shorter than the name that it stands for, on average. */
const shorterMax = 0.7

/**
 * Dimensions without the codes of what stands beside them by name (`S01` and `Central Station`): two columns that say
 * the same of each row, of which people read the longer one.
 */
export function withoutCodes(
  {
    table,
    columns,
    dependencies,
  }: { table: Table; columns: ColumnProfile[] } & Pick<Profile, 'dependencies'>,
  dimensions: number[],
): number[] {
  const pairs = new Set(dependencies.map(([from, to]) => `${from} ${to}`))
  const areSame = (a: number, b: number) => pairs.has(`${a} ${b}`) && pairs.has(`${b} ${a}`)
  return dimensions.filter(
    (code) =>
      !dimensions.some(
        (name) =>
          name !== code &&
          areSame(code, name) &&
          (columns[name]!.geo !== null || columns[code]!.geo === null) &&
          lengthOf(table.columns[code]!) <= shorterMax * lengthOf(table.columns[name]!),
      ),
  )
}

/** Of the values that are there, in letters. */
function lengthOf(column: Column): number {
  const rows = rowsByCode(column)
  const present = column.values.filter((_, code) => rows[code]! > 0)
  return present.reduce((sum, value) => sum + value.length, 0) / Math.max(1, present.length)
}
