import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import type { Table } from '../table/table'
import { answerWords, didOrDidNot } from './answer-words'
import type { ColumnProfile, ValueWords } from './profile'
import { weekdayNames } from './weekday-names'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

interface Dataset {
  table: Table
  columns: ColumnProfile[]
  dependencies: [number, number][]
}

/**
 * Gives each column the words for its values: what a yes or no means, the name of a month, the name that stands beside
 * a code, and that of a weekday where a date of the same row tells which is meant.
 */
export function nameValues(dataset: Dataset): void {
  for (const column of dataset.columns) {
    const named = wordsOf(dataset, column)
    if (named)
      Object.assign(column, { words: named.words, ...(named.yes !== undefined && { yes: named.yes }) })
  }
}

function wordsOf(dataset: Dataset, column: ColumnProfile): ValueWords | null {
  const { values } = dataset.table.columns[column.index]!
  if (column.type === 'boolean') return answerWords(column, { yes: 'true', no: 'false' })
  if (isZeroOrOne(column, values)) return answerWords(column, { yes: '1', no: '0' }, true)
  if (column.type !== 'integer') return null
  if (column.timePart === 'month') return monthWords(values)
  if (column.timePart === 'weekday') return weekdayNames(dataset, column)
  return column.role === 'code' || column.role === 'category' ? besideWords(dataset, column) : null
}

const isZeroOrOne = ({ type, role }: ColumnProfile, values: string[]) =>
  type === 'integer' &&
  role !== 'measure' &&
  values.length === 2 &&
  values.every((value) => value === '0' || value === '1')

function monthWords(values: string[]): ValueWords | null {
  const names = values.map((value) => monthNames[Number(value) - 1])
  return names.every((name) => name !== undefined) ? named(values, names) : null
}

/** Fewer pairs may go together by chance. */
const pairsMin = 3
const nameLengthMax = 40

/** `DE` for 3 where each code has one name in a column of texts, and each name one code. */
function besideWords(
  { table, columns, dependencies }: Dataset,
  { index, label, role }: ColumnProfile,
): ValueWords | null {
  const { values, codes } = table.columns[index]!
  if (values.length < pairsMin) return null
  const isBound = (from: number, to: number) => dependencies.some(([a, b]) => a === from && b === to)
  const name = columns.find(
    (other) =>
      other.type === 'text' &&
      isBound(index, other.index) &&
      isBound(other.index, index) &&
      ((role === 'code' && values.length >= manyPairs) || isKin(label, other.label)),
  )
  if (!name) return null
  const beside = table.columns[name.index]!
  const names = new Array<string | undefined>(values.length)
  for (let row = 0; row < codes.length; row++) {
    const [code, at] = [codes[row]!, beside.codes[row]!]
    if (code >= 0 && at >= 0) names[code] = beside.values[at]!
  }
  const isTold = names.every((text) => text !== undefined && text.length > 0 && text.length <= nameLengthMax)
  return isTold && new Set(names).size === values.length ? named(values, names as string[]) : null
}

/** So many pairs need no name that says so. */
const manyPairs = 5
const isKin = (code: string, name: string) => {
  const words = new Set(name.toLowerCase().split(' '))
  return code
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word))
}

const named = (values: string[], names: (string | undefined)[]): ValueWords => ({
  words: Object.fromEntries(values.map((value, at) => [value, names[at]!])),
})

type Named = Pick<ColumnProfile, 'label' | 'words' | 'yes'>

/** A value as people call it: `not released`, `with overtime`, `Mar`. */
export const valueName = ({ words }: Pick<Named, 'words'>, value: unknown): string => {
  const text = String(value)
  return words && Object.hasOwn(words, text) ? words[text]! : text
}

/** A value behind "is": a yes or no, else its name. */
export const answerName = (column: Pick<Named, 'words' | 'yes'>, value: unknown): string =>
  column.yes === undefined ? valueName(column, value) : String(value) === column.yes ? 'yes' : 'no'

/** Rows with a value: `with priority P1`, or what a yes or no means. */
export const withValue = (column: Named, value: unknown): string =>
  column.yes === undefined ? `with ${column.label} ${valueName(column, value)}` : valueName(column, value)

/** A value that stands by itself: `West`, but `prio 2` and `insured yes`, since bare they would be read as something else. */
export function standingName(column: Pick<Named, 'words' | 'label'>, value: unknown): string {
  const name = valueName(column, value)
  return isBare(name) ? `${column.label} ${name}` : name
}

/** The name of a band says of what it is where no sentence does: `lti 3.9 and more`. */
export const bandName = (column: Pick<Named, 'words' | 'label'>, value: unknown): string =>
  column.label.endsWith(' (band)')
    ? `${lowerFirst(column.label.slice(0, -' (band)'.length))} ${valueName(column, value)}`
    : valueName(column, value)

/** The same at the start of a sentence: `Prio 2`; names stay as they are written. */
export function startingName(column: Pick<Named, 'words' | 'label'>, value: unknown): string {
  const name = valueName(column, value)
  return isBare(name) ? upperFirst(standingName(column, value)) : name
}

const answers = new Set('yes no true false y n ja nein oui non si sí sì'.split(' '))
const isBare = (name: string) =>
  answers.has(name.toLowerCase()) ||
  (name !== '' && [...name].every((letter) => letter >= '0' && letter <= '9'))

/** Behind a number that is theirs: `for West`, `for prio 2`, `without overtime`, `for those that stayed`. */
export function forValue(column: Named, value: unknown): string {
  const name = valueName(column, value)
  if (column.yes === undefined) return `for ${standingName(column, value)}`
  if (/^with(?:out)? /.test(name)) return name
  return didOrDidNot(name) ? `for those that ${name}` : `for ${name}`
}
