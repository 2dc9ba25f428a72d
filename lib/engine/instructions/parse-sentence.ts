import type { Plan } from '../plan/plan'
import { isAnyOf } from '../table/condition'
import type { Understanding } from '../understanding'
import { parseInstructions } from './parse-instructions'

/** What a sentence asks for by itself, of the rows that a dashboard's instructions leave for all of its cards. */
export function parseSentence(sentence: string, instructions: string, understanding: Understanding): Plan {
  const plan = parseInstructions(sentence, understanding)
  const { filters } = parseInstructions(instructions, understanding)
  const hasOr = filters.some(isAnyOf)
  // a query has room for one list of which one holds
  return { ...plan, filters: [...filters, ...plan.filters.filter((one) => !(hasOr && isAnyOf(one)))] }
}
