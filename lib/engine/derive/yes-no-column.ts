import { type Column, missingCode } from '../table/table'

/** Answers that the engine has computed, as a column: 1 for yes, 0 for no, NaN where nobody knows. */
export const yesNoColumn = (name: string, answers: Float64Array, derivedFrom: string[]): Column => ({
  name,
  type: 'boolean',
  codes: Int32Array.from(answers, (answer) => (Number.isNaN(answer) ? missingCode : answer)),
  values: ['false', 'true'],
  numbers: answers,
  missing: answers.filter(Number.isNaN).length,
  unit: null,
  leadingZeros: false,
  derivedFrom,
})
