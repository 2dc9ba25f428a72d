import type { GroupFilter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure, isFew, isRowName } from '../columns/column-kinds'
import { columnOf, type Sentence } from '../sentence'
import type { Reader, Taken } from './condition-reader'

/** Settles the groups of a condition, or leaves them to the chart. */
export function placeGroup(
  { sentence, understanding, found }: Reader,
  condition: GroupFilter,
  { text, by, isMeasure }: { text: string; by: string | undefined; isMeasure: boolean },
): Taken {
  const index = by === undefined ? null : columnOf(sentence, by)
  const isGroups = index !== null && canGroup(understanding, index, condition.column === undefined)
  if (!isGroups || isMeasure) found.open.set(found.list.length, { isBy: !isGroups, isMeasure })
  const name = isGroups ? understanding.table.columns[index]!.name : ''
  if (isGroups && countingBefore.test(sentence.text.slice(0, sentence.text.indexOf(text) + 1)))
    found.countedGroups = index
  const isAside = index !== null && isNamedAside(sentence, { text, index })
  return { conditions: [{ ...condition, by: name }], ...(by && !isAside && { before: by }) }
}

/** Whether several rows have the same value, of a column that people group by. */
export function canGroup(understanding: Understanding, index: number, isCount: boolean): boolean {
  const { distinct, missing, role } = understanding.profile.columns[index]!
  const isUnique = distinct >= understanding.table.rowCount - missing
  if (isUnique || (canMeasure(understanding, index) && !isFew(understanding, index))) return false
  return isCount || role === 'id' || !isRowName(understanding, index)
}

/** "revenue by region for customers with more than 3 orders": the groups are no axis of the chart. */
function isNamedAside(sentence: Sentence, { text, index }: { text: string; index: number }): boolean {
  const at = sentence.text.indexOf(text)
  const isAside = asideBefore.test(sentence.text.slice(0, at + 1))
  const others = [...sentence.text.matchAll(brokenDown)].map(([, mark]) => columnOf(sentence, mark!))
  return isAside && others.some((other) => other !== index)
}

const asideBefore =
  / (?:for|of|from|in|among|within|only|to|by all|excluding|except|without)(?: (?:the|all|those|any|only))* $/
const brokenDown = /(?: (?:by|per|each|every|across|over)(?: (?:the|a|each))* (#[ce]\d+))(?= )/g

const countingBefore =
  / (?:how many|number of|count of|count|counting)(?: (?:the|different|distinct|unique|of|all))* $/
