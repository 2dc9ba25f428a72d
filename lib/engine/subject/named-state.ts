import { initialsOfText } from '../clean/initials'
import { splitName } from '../names/name-words'
import type { Column, Table } from '../table/table'

const lettersMin = 3
const statesMax = 12

/**
 * The one value of a state that the name of a number speaks of: `Did not attend` beside `Prev_DNA_12m`. What is counted
 * of before is what people follow; the date of a state is its normal course, and what is known of its rows alone, as an
 * amount given back, is what the state is. Undefined where there is none, or several.
 */
export function namedState(state: Column, { columns }: Table): string | undefined {
  if (state.values.length > statesMax) return undefined
  const counts = columns
    .filter((column) => isNumber(column) && column !== state)
    .map((column) => ({ column, words: splitName(column.name).words }))
  const named = state.values.filter((value, code) => {
    const forms = [value.trim().toLowerCase(), initialsOfText(value)].filter(
      (form) => form.length >= lettersMin,
    )
    return counts.some(
      ({ column, words }) =>
        words.some((word) => forms.includes(word)) && !isOfStateAlone(column, state.codes, code),
    )
  })
  return named.length === 1 ? named[0] : undefined
}

/** Of the rows that have some of it, so many are in the state. */
const aloneMin = 0.9

function isOfStateAlone({ numbers }: Column, codes: Int32Array, code: number): boolean {
  let rows = 0
  let own = 0
  codes.forEach((at, row) => {
    if (!(Math.abs(numbers?.[row] ?? 0) > 0)) return
    rows++
    if (at === code) own++
  })
  return own >= aloneMin * rows
}

const isNumber = ({ type, derivedFrom }: Column) =>
  (type === 'integer' || type === 'number') && derivedFrom === undefined
