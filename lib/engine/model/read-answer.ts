import { z } from 'zod'
import { type ModelClause, type ModelPlan, modelPlanSchema } from '@/lib/contracts/model-plan'
import type { Reading } from '../instructions/parse-instructions'
import type { Understanding } from '../understanding'
import { type CheckedClause, checkClause } from './check-clause'
import { jsonObjectsIn } from './json-in'
import { clausesMax } from './plan-question'

export interface ReadAnswer {
  /** Those that stand, by the clause of the instructions that they read. */
  clauses: Map<string, CheckedClause>
  /** What is wrong with the others, in words for the model. */
  problems: string[]
}

/** A model's answer as far as it holds: JSON, of the shape, and true of the dataset and of what was said. */
export function readAnswer(text: string, reading: Reading, understanding: Understanding): ReadAnswer {
  const clauses = new Map<string, CheckedClause>()
  const problems: string[] = []
  const plan = parseAnswer(text, understanding)
  if (typeof plan === 'string') return { clauses, problems: [plan] }
  for (const answered of plan.clauses.filter(saysSomething)) {
    const open = reading.open.slice(0, clausesMax)[answered.n]
    const checked = open
      ? checkClause(answered, { open, grammar: reading.plan, understanding })
      : 'there is no such clause.'
    if (typeof checked === 'string') problems.push(`Clause ${answered.n}: ${checked}`)
    else if (open) clauses.set(open.clause, checked)
  }
  return { clauses, problems }
}

const saysSomething = ({ cards, filters, focus, leave_out }: ModelClause) =>
  [cards, filters, focus, leave_out].some((part) => part.length > 0)

/** The first plan in the text that has the shape, or what is wrong with it. */
function parseAnswer(text: string, { table }: Understanding): ModelPlan | string {
  const shape = modelPlanSchema(table.columns.map(({ name }) => name))
  let problem = 'The answer is no JSON object.'
  for (const object of jsonObjectsIn(text)) {
    const result = shape.safeParse(object)
    if (result.success) return result.data
    problem = z.prettifyError(result.error).slice(0, problemLengthMax)
  }
  return problem
}

const problemLengthMax = 1500
