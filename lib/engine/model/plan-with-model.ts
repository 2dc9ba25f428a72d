import type { Reading } from '../instructions/parse-instructions'
import type { Plan } from '../plan/plan'
import type { Understanding } from '../understanding'
import type { CheckedClause } from './check-clause'
import { mergeReading } from './merge-reading'
import { type ModelQuestion, planQuestion } from './plan-question'
import { readAnswer } from './read-answer'

/** Asks a model and gives the text of its answer; null where there is none. Never throws. */
export type AskModel = (question: ModelQuestion) => Promise<string | null>

/** What a model had to do with a plan. */
export interface ModelShare {
  /** How many clauses it was asked about. */
  asked: number
  /** Those of them that stand as it read them. */
  read: string[]
  /** What was wrong with its last answer. */
  problems: string[]
}

export interface ModelReading {
  plan: Plan
  share: ModelShare
}

/** An answer that is wrong is sent back with what is wrong about it, this often. */
const repairsMax = 2
const answerLengthMax = 6000

/** The grammar's plan, and what a model makes of the clauses that the grammar left open. */
export async function planWithModel(
  reading: Reading,
  understanding: Understanding,
  ask: AskModel,
): Promise<ModelReading> {
  const share: ModelShare = { asked: reading.open.length, read: [], problems: [] }
  let question = planQuestion(reading, understanding)
  let best: ReadonlyMap<string, CheckedClause> = new Map()
  for (let attempt = 0; question && attempt <= repairsMax; attempt++) {
    const text = await ask(question)
    if (text === null) break
    const { clauses, problems } = readAnswer(text, reading, understanding)
    best = new Map([...best, ...clauses])
    share.problems = problems
    question = problems.length > 0 ? repairQuestion(question, text, problems) : null
  }
  share.read = [...best.keys()]
  return { plan: mergeReading(reading, best), share }
}

function repairQuestion(question: ModelQuestion, text: string, problems: string[]): ModelQuestion {
  const content = `That can't be used:\n${problems.join('\n')}\nAnswer again, with the whole JSON object. Leave out a clause that can't be served.`
  return {
    ...question,
    messages: [
      ...question.messages,
      { role: 'assistant', content: text.slice(0, answerLengthMax) },
      { role: 'user', content },
    ],
  }
}
