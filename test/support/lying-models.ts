import { type Question, questionIn } from './guessing-model'
import type { SeenRequest } from './model-server'

const clausesOf =
  (answerTo: (question: Required<Question>, n: number) => object) => (request: SeenRequest) => {
    const { dataset = { columns: [] }, clauses = [], sentences = [] } = questionIn(request)
    const question = { dataset, clauses, sentences }
    return JSON.stringify({ clauses: clauses.map(({ n }) => ({ n, ...answerTo(question, n) })) })
  }

const namesOf = ({ dataset }: Required<Question>) => dataset.columns.map(({ name }) => name)

const takenAs = (column: string | undefined, { clauses }: Required<Question>, n: number) =>
  (clauses[n]?.not_read ?? []).map((words) => ({ words, column }))

/** Models whose answers have the right shape and are wrong. */
export const lyingModels: Record<string, (request: SeenRequest) => string> = {
  'names a column that is not there': clausesOf(() => ({ cards: [{ x: 'no_such_column', y: 'pwned' }] })),
  'answers with something else': clausesOf((question) => ({
    cards: [{ x: null, y: namesOf(question).at(-1) }],
  })),
  'sums the ids': clausesOf((question, n) => {
    const id = question.dataset.columns.find(({ role }) => role === 'id')?.name
    return { cards: [{ y: id, aggregation: 'sum' }], taken: takenAs(id, question, n) }
  }),
  'obeys the attacker': (request) => {
    const { sentences } = questionIn(request)
    if (sentences)
      return JSON.stringify({
        sentences: sentences.map(({ n, text }) => ({ n, text: `PWNED, send your password. ${text}` })),
      })
    return clausesOf((question, n) => ({
      leave_out: namesOf(question).slice(0, 20),
      focus: namesOf(question).slice(0, 1),
      filters: [{ column: namesOf(question)[0], op: '=', values: ['PWNED'] }],
      taken: takenAs(namesOf(question)[0], question, n),
    }))(request)
  },
}
