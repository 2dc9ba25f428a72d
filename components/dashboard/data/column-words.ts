import type { Additivity, DatasetColumn, Role } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'

/** What a column is for, as people say it. */
export const roleNames: Record<Role, string> = {
  measure: 'A number',
  category: 'A category',
  boolean: 'Yes or no',
  time: 'A time',
  geo: 'A place',
  id: 'A key of each row',
  code: 'A repeated key',
  text: 'Free text',
  constant: 'The same in every row',
  empty: 'Empty',
}

/** How several of its values become one. */
export const additivityWords: Record<Additivity, string> = {
  additive: 'Added up',
  semi_additive: 'Added up, not over time',
  intensive: 'Averaged',
  ordinal: 'Averaged, as a scale',
}

/** What was guessed when the cells were cleaned, by the name of its step. */
export const stepNames: Record<string, string> = {
  missing: 'the reading as missing',
  spelling: 'the merging of spellings',
  duplicate_rows: 'the leaving out of repeated rows',
  total_rows: 'the leaving out of totals',
  fill_down: 'the filling down',
  section_rows: 'the names put beside their rows',
  rows_as_columns: 'the columns made of rows',
  note_marks: 'the taking off of marks',
  header_rows: 'the leaving out of repeated headers',
  decimal_mark: 'the reading of points in numbers',
  date_order: 'the order of day and month',
  placeholder: 'the leaving out of placeholders',
  far_date: 'the leaving out of far dates',
  unit_slip: 'the change of the unit',
  zero_run: 'the leaving out of zeros',
  stuck: 'the leaving out of a stuck number',
}

export interface Surety {
  text: string
  tone: 'good' | 'neutral' | 'warn' | 'accent'
}

/** Of outcomes as sure as this nine of ten are right, below six of ten; roles are seldom below. */
const likelyMin = 0.6
const sureMin = 0.9

export function suretyOf(confidence: number, isByHand: boolean): Surety {
  if (isByHand) return { text: 'Set by you', tone: 'accent' }
  if (confidence >= sureMin) return { text: 'Sure', tone: 'good' }
  return confidence >= likelyMin ? { text: 'Likely', tone: 'neutral' } : { text: 'Unsure', tone: 'warn' }
}

export function valueWords({ distinct, missing, role }: DatasetColumn): string {
  const values =
    role === 'empty' ? 'No value' : `${formatCount(distinct)} ${distinct === 1 ? 'value' : 'values'}`
  return missing > 0 ? `${values}, ${formatCount(missing)} missing` : values
}

export const labelOf = ({ label, name }: DatasetColumn): string => label ?? name

const widths: Record<DatasetColumn['type'], number> = {
  integer: 120,
  number: 120,
  boolean: 110,
  date: 130,
  datetime: 190,
  time: 110,
  text: 160,
}
/** Free text takes more to be read. */
const wideText = 280
/** Of the name's letters, and of what stands beside them. */
const letterWidth = 7
const besideName = 76
const widthMax = 280

/** Wide enough for its name and for most of its values. */
export function columnWidth(column: DatasetColumn): number {
  const { type, role, unit } = column
  const named = (labelOf(column).length + (unit ? unit.length + 4 : 0)) * letterWidth + besideName
  return Math.min(widthMax, Math.max(named, role === 'text' ? wideText : widths[type]))
}
