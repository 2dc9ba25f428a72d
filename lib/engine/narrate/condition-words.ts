import type { Filter, GroupFilter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { nameLabel } from '../profile/name-words'
import type { Profile } from '../profile/profile'
import { type Condition, isAnyOf, isGroupFilter } from '../table/condition'

const opWords: Record<Filter['op'], string> = {
  '=': '',
  '!=': 'not ',
  '>': 'above ',
  '>=': 'from ',
  '<': 'below ',
  '<=': 'up to ',
  between: '',
  in: '',
  contains: 'with ',
  not_contains: 'without ',
  starts_with: 'beginning with ',
  ends_with: 'ending with ',
}

const aggregationWords: Record<GroupFilter['aggregation'], string> = {
  sum: 'total',
  avg: 'average',
  count: 'number of',
  min: 'lowest',
  max: 'highest',
  median: 'median',
  count_distinct: 'number of different',
}

type Columns = Pick<Profile, 'columns'>

/** ` (region: West)`: the part of a title that says which rows. */
export function filterWords({ profile }: { profile: Columns }, conditions: Condition[]): string {
  if (conditions.length === 0) return ''
  return ` (${conditions.map((condition) => wordsOf(profile, condition)).join('; ')})`
}

/** What the parts of a chart are parts of. */
export const wholeWords = (conditions: Condition[]) =>
  conditions.some(isGroupFilter) ? 'the total of those shown' : 'the total'

function wordsOf(profile: Columns, condition: Condition): string {
  if (isGroupFilter(condition)) return `${groupWords(profile, condition)}: ${comparedWords(condition)}`
  if (!isAnyOf(condition)) return `${labelOf(profile, condition.column)}: ${comparedWords(condition)}`
  const { any } = condition
  const isOne = any.every(({ column }) => column === any[0]!.column)
  if (isOne) return `${labelOf(profile, any[0]!.column)}: ${any.map(comparedWords).join(' or ')}`
  return any.map((filter) => wordsOf(profile, filter)).join(' or ')
}

const labelOf = ({ columns }: Columns, name: string) =>
  columns.find((column) => column.name === name && !column.of)?.label ?? nameLabel(name)

/** `average price per region`: what is compared of each group. */
function groupWords(profile: Columns, { by, grain, aggregation, column }: GroupFilter): string {
  const measure =
    column === undefined ? 'number of rows' : `${aggregationWords[aggregation]} ${labelOf(profile, column)}`
  return `${measure} per ${grain?.replaceAll('_', ' ') ?? labelOf(profile, by)}`
}

function comparedWords({ op, value }: Pick<Filter, 'op' | 'value'>): string {
  if (value === '') return op === '=' ? 'missing' : 'present'
  const values = [value].flat().map((entry) => formatPeriod(String(entry)))
  return `${opWords[op]}${values.join(op === 'between' ? ' to ' : ', ')}`
}
