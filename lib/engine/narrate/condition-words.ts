import type { Filter, GroupFilter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { percentileLabels } from '@/lib/format/percentile'
import { nameLabel } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { type Condition, isAnyOf, isGroupFilter } from '../table/condition'
import { namedValue } from './named-value'

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
  ...percentileLabels,
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
  if (isGroupFilter(condition))
    return `${groupWords(profile, condition)}: ${comparedWords(condition, measuredOf(profile, condition))}`
  if (!isAnyOf(condition)) return filterText(profile, condition)
  const { any } = condition
  const isOne = any.every(({ column }) => column === any[0]!.column)
  if (isOne) {
    const column = columnOf(profile, any[0]!.column)
    return `${labelOf(profile, any[0]!.column)}: ${any.map((filter) => comparedWords(filter, column)).join(' or ')}`
  }
  return any.map((filter) => wordsOf(profile, filter)).join(' or ')
}

/** `region: West`; of a yes or no what it means: `not released`. */
function filterText(profile: Columns, filter: Filter): string {
  const column = columnOf(profile, filter.column)
  const isAnswer = column?.yes !== undefined && filter.op === '=' && filter.value !== ''
  if (isAnswer) return valueName(column, filter.value)
  return `${labelOf(profile, filter.column)}: ${comparedWords(filter, column)}`
}

/** The column whose numbers are compared; none where things are counted. */
const measuredOf = (profile: Columns, { aggregation, column }: GroupFilter) =>
  column === undefined || aggregation.startsWith('count') ? undefined : columnOf(profile, column)

const columnOf = ({ columns }: Columns, name: string) =>
  columns.find((column) => column.name === name && !column.of)

const labelOf = (profile: Columns, name: string) => columnOf(profile, name)?.label ?? nameLabel(name)

/** `average price per region`: what is compared of each group. */
function groupWords(profile: Columns, { by, grain, aggregation, column }: GroupFilter): string {
  const measure =
    column === undefined ? 'number of rows' : `${aggregationWords[aggregation]} ${labelOf(profile, column)}`
  return `${measure} per ${grain?.replaceAll('_', ' ') ?? labelOf(profile, by)}`
}

function comparedWords({ op, value }: Pick<Filter, 'op' | 'value'>, column?: ColumnProfile): string {
  if (value === '') return op === '=' ? 'missing' : 'present'
  const values = [value].flat().map((entry) => entryWords(entry, column))
  return `${opWords[op]}${values.join(op === 'between' ? ' to ' : ', ')}`
}

/** As the column's numbers are written everywhere: `$5 million` of one in millions is no plain 5. */
function entryWords(entry: Entry, column: ColumnProfile | undefined): string {
  const isScaled = column?.format?.scale !== undefined || column?.format?.style === 'percent'
  const number = isScaled && entry !== '' ? Number(entry) : Number.NaN
  if (!Number.isNaN(number)) return formatValue(number, column!.format, { compact: true })
  return column ? namedValue(column, entry) : formatPeriod(String(entry))
}

type Entry = Exclude<Filter['value'], readonly unknown[]>
