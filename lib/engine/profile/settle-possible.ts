import { unitWords } from '../names/unit-words'
import { nameAdditivity } from './name-additivity'
import type { ColumnProfile } from './profile'
import type { SetAdditivity, Settle } from './settle'

const rowsMin = 20
/** On so many rows the part is no more than what was possible. */
const withinMin = 0.99
/** A part is nought on some rows, and on most far below what was possible. */
const [partMax, spreadMin] = [0.6, 0.5]
const stemMin = 3

/** Whole numbers that were possible and how many of them came of it, `sess_possible` and `sess_missed`: both are counted. */
export function settlePossible({ columns, facts }: Settle, set: SetAdditivity): void {
  const open = columns.filter(
    ({ index, role, unit, summary }) =>
      role === 'measure' &&
      unit === null &&
      summary?.integers &&
      summary.min >= 0 &&
      nameAdditivity(facts[index]!.name) === null,
  )
  for (const part of open.filter((one) => isPart(one, facts[one.index]!.filled))) {
    const whole = open.find(
      (other) =>
        other !== part &&
        other.summary!.min > 0 &&
        part.summary!.mean <= partMax * other.summary!.mean &&
        isAlike(facts[part.index]!.name.words, facts[other.index]!.name.words) &&
        isWithin(facts[part.index]!.column.numbers!, facts[other.index]!.column.numbers!),
    )
    if (!whole) continue
    set(part.index, 'additive', `It is a part of ${whole.label}.`)
    set(whole.index, 'additive', `${part.label} is a part of it.`)
  }
}

const isPart = ({ summary }: ColumnProfile, filled: number): boolean => {
  const { min, mean, sd } = summary!
  return filled >= rowsMin && min === 0 && sd >= spreadMin * mean
}

/** They are of the same thing, which the first word of both says. */
const isAlike = ([own = '']: readonly string[], [other = '']: readonly string[]): boolean =>
  own === other && own.length >= stemMin && !unitWords.has(own)

function isWithin(part: Float64Array, whole: Float64Array): boolean {
  let [rows, within] = [0, 0]
  part.forEach((some, row) => {
    if (Number.isNaN(some) || Number.isNaN(whole[row]!)) return
    rows++
    if (some <= whole[row]!) within++
  })
  return rows >= rowsMin && within >= withinMin * rows
}
