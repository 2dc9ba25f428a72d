import type { ModelCard, ModelClause, ModelPlan } from '@/lib/contracts/model-plan'
import type { ModelQuestion } from './plan-question'
import type { AskModel } from './plan-with-model'

export const card = (given: Partial<ModelCard>): ModelCard => ({
  type: null,
  x: null,
  y: null,
  aggregation: null,
  grouping: null,
  values: null,
  grain: null,
  filters: [],
  any: [],
  having: [],
  sort: null,
  limit: null,
  stacked: null,
  ...given,
})

export const clause = (n: number, given: Partial<ModelClause>): ModelClause => ({
  n,
  cards: [],
  filters: [],
  focus: [],
  leave_out: [],
  taken: [],
  ...given,
})

export const answer = (...clauses: ModelClause[]): string => JSON.stringify({ clauses } satisfies ModelPlan)

/** A model that gives these answers in turn, and what it was asked. */
export function scripted(...answers: (string | null)[]): { ask: AskModel; asked: ModelQuestion[] } {
  const asked: ModelQuestion[] = []
  return {
    asked,
    ask: async (question) => {
      asked.push(question)
      return answers[asked.length - 1] ?? null
    },
  }
}

interface Shown {
  dataset: { columns: { name: string }[] }
  clauses: { n: number; text: string; not_read: string[]; cards: ModelCard[] }[]
}

/** What a question shows. */
export const shownIn = ({ messages }: Pick<ModelQuestion, 'messages'>) =>
  JSON.parse(messages[0]!.content) as Shown
