import type { Filter, GroupFilter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { nameLabel } from '../profile/name-words'
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

/** ` (region: West)`: the part of a title that says which rows. */
export function filterWords(conditions: Condition[]): string {
  if (conditions.length === 0) return ''
  return ` (${conditions.map(wordsOf).join('; ')})`
}

/** What the parts of a chart are parts of. */
export const wholeWords = (conditions: Condition[]) =>
  conditions.some(isGroupFilter) ? 'the total of those shown' : 'the total'

function wordsOf(condition: Condition): string {
  if (isGroupFilter(condition)) return `${groupWords(condition)}: ${comparedWords(condition)}`
  if (!isAnyOf(condition)) return `${nameLabel(condition.column)}: ${comparedWords(condition)}`
  const { any } = condition
  const isOne = any.every(({ column }) => column === any[0]!.column)
  if (isOne) return `${nameLabel(any[0]!.column)}: ${any.map(comparedWords).join(' or ')}`
  return any.map(wordsOf).join(' or ')
}

/** `average price per region`: what is compared of each group. */
function groupWords({ by, grain, aggregation, column }: GroupFilter): string {
  const measure =
    column === undefined ? 'number of rows' : `${aggregationWords[aggregation]} ${nameLabel(column)}`
  return `${measure} per ${grain?.replaceAll('_', ' ') ?? nameLabel(by)}`
}

function comparedWords({ op, value }: Pick<Filter, 'op' | 'value'>): string {
  if (value === '') return op === '=' ? 'missing' : 'present'
  const values = [value].flat().map((entry) => formatPeriod(String(entry)))
  return `${opWords[op]}${values.join(op === 'between' ? ' to ' : ', ')}`
}
