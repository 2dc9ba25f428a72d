import { lowerFirst } from '@/lib/format/first-letter'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { type ChangePair, findChanges } from './change-pairs'
import { numberColumn } from './number-column'
import { withoutDust } from './without-dust'

interface Dataset {
  table: Table
  profile: Profile
}

/**
 * What became of a number that the table holds twice, as a difference. Nothing where the file holds the difference, or
 * several such pairs.
 */
export function withChange({ table, profile }: Dataset): Dataset {
  const [pair, another] = findChanges(table, profile)
  if (!pair || another) return { table, profile }
  const column = changeColumn(table, pair)
  if (table.columns.some(({ name }) => name.toLowerCase() === column.name.toLowerCase()))
    return { table, profile }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, changeProfile(pair, column, index)],
      measures: [index, ...profile.measures],
      identities: [
        ...profile.identities,
        { kind: 'difference', result: index, minuend: pair.to.index, subtrahend: pair.from.index, share: 1 },
      ],
    },
  }
}

function changeColumn({ columns }: Table, { from, to, of }: ChangePair): Column {
  const [before, after] = [columns[from.index]!.numbers!, columns[to.index]!.numbers!]
  const numbers = after.map((number, row) => withoutDust(number - before[row]!))
  const name = of ? `Change of ${of}` : `${to.name} less ${from.name}`
  return { ...numberColumn(name, numbers, [to.name, from.name]), unit: columns[to.index]!.unit }
}

const changeProfile = ({ from, to, of }: ChangePair, column: Column, index: number): ColumnProfile => ({
  ...to,
  ...{ index, name: column.name, type: column.type },
  label: of ? lowerFirst(column.name) : `${lowerFirst(to.label)} less ${lowerFirst(from.label)}`,
  ...{ distinct: column.values.length, missing: column.missing, order: null },
  additivity: of === null && to.additivity === 'additive' ? 'additive' : 'intensive',
  ...{ isFollowed: true, isChange: true },
  confidence: 0.8,
  evidence: [`Computed: ${to.name} less ${from.name}.`],
  summary: summarizeColumn(column).summary,
})
