import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'

interface Total {
  /** Indexes of what is added up. */
  parts: number[]
  column: Column
  /** What the sum is taken for; its index is the next. */
  own: ColumnProfile
}

/** A table with a sum of its columns behind them, which leads; what it is made of adds up too. */
export function addTotal(
  { table, profile }: { table: Table; profile: Profile },
  { parts, column, own }: Total,
): { table: Table; profile: Profile } {
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns.map((one) => (parts.includes(one.index) ? asPart(one, own) : one)), own],
      identities: [...profile.identities, { kind: 'sum', result: own.index, parts, share: 1 }],
      measures: [own.index, ...profile.measures],
    },
  }
}

const asPart = (column: ColumnProfile, own: ColumnProfile): ColumnProfile => ({
  ...column,
  additivity: 'additive',
  evidence:
    column.additivity === 'additive'
      ? column.evidence
      : [...column.evidence, `Still it is added up: it is a part of ${own.name}.`],
})
