import { initialsOfText } from '../clean/initials'
import { splitName } from '../profile/name-words'
import type { Column, Table } from '../table/table'

const lettersMin = 3
const statesMax = 12

/**
 * The one value of a state that the name of a number speaks of: `Did not attend` beside `Prev_DNA_12m`. What is counted
 * of before is what people follow; the date of a state is its normal course. Undefined where there is none, or several.
 */
export function namedState(state: Column, { columns }: Table): string | undefined {
  if (state.values.length > statesMax) return undefined
  const words = new Set(
    columns.flatMap((column) => (isNumber(column) && column !== state ? splitName(column.name).words : [])),
  )
  const named = state.values.filter((value) =>
    [value.trim().toLowerCase(), initialsOfText(value)].some(
      (form) => form.length >= lettersMin && words.has(form),
    ),
  )
  return named.length === 1 ? named[0] : undefined
}

const isNumber = ({ type, derivedFrom }: Column) =>
  (type === 'integer' || type === 'number') && derivedFrom === undefined
