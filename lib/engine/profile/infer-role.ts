import type { ColumnFacts } from './column-facts'
import { isIdName } from './infer-id'
import { inferNumberRole } from './infer-number-role'
import { inferTextRole } from './infer-text-role'
import { inferTimePart } from './infer-time-part'
import { nameAdditivity } from './name-additivity'
import { guess, type RoleContext, type RoleGuess } from './role-guess'

/** The role of a column from its type, its values and its name, with the evidence in words. */
export function inferRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const { column } = facts
  if (facts.filled === 0) return guess('empty', 1, 'No value in any row.')
  // `20-02-11` is a day to whom it is not called a code
  if (column.type === 'date' && facts.name.words.at(-1) === 'code')
    return guess('code', 0.8, 'Named as a code, though its values could be dates.')
  if (column.type === 'date' || column.type === 'datetime')
    return constantOr(facts, guess('time', 0.98, 'Dates.'))
  if (column.type === 'time') return constantOr(facts, guess('time', 0.95, 'Times of day.'))
  if (column.type === 'boolean') return constantOr(facts, guess('boolean', 0.97, 'Only yes and no.'))
  const isNumber = facts.summary !== null
  const part = isNumber ? inferTimePart(facts, context.hasDateParts) : null
  if (part && (facts.distinct > 1 || context.hasDateParts)) {
    return {
      ...guess('time', 0.92, `Whole numbers in the range of a ${part}, and named so.`),
      timePart: part,
    }
  }
  if (facts.distinct === 1) return inferConstant(facts)
  return isNumber ? inferNumberRole(facts, context) : inferTextRole(facts, context)
}

const constantOr = (facts: ColumnFacts, other: RoleGuess): RoleGuess =>
  facts.distinct === 1 && facts.rowCount > 1 ? inferConstant(facts) : other

/** One value everywhere says nothing, unless it counts: a column of ones still adds up to the number of rows. */
function inferConstant(facts: ColumnFacts): RoleGuess {
  if (facts.rowCount === 1) return guess(facts.summary ? 'measure' : 'category', 0.5, 'A single row.')
  const isCount =
    facts.summary !== null && !isIdName(facts) && nameAdditivity(facts.name)?.additivity === 'additive'
  if (isCount) return guess('measure', 0.7, 'The same amount in every row.')
  return guess('constant', 0.97, 'The same value in every row.')
}
