import type { Behaviour, SeenRequest } from './model-server'

interface Column {
  name: string
  role: string
}

/** What stands in a question of the product's. */
export interface Question {
  dataset?: { columns: Column[] }
  clauses?: { n: number; text: string; not_read: string[]; cards: object[] }[]
  sentences?: { n: number; text: string }[]
}

export const questionIn = ({ body }: Pick<SeenRequest, 'body'>) =>
  JSON.parse(body.messages.find(({ role }) => role === 'user')?.content ?? '{}') as Question

/**
 * What a simple-minded but well-meaning model answers: it takes the first word that the grammar could not read for
 * the first category that nobody named, and begins each sentence with "Clearly".
 */
export function guess(request: Pick<SeenRequest, 'body'>): string {
  const { dataset, clauses = [], sentences } = questionIn(request)
  if (sentences)
    return JSON.stringify({ sentences: sentences.map(({ n, text }) => ({ n, text: `Clearly, ${text}` })) })
  const columns = dataset?.columns ?? []
  return JSON.stringify({
    clauses: clauses.flatMap(({ n, text, not_read: [words], cards: [read = {}] }) => {
      const isNamed = ({ name }: Column) => text.toLowerCase().includes(name.toLowerCase())
      const column = columns.find((given) => given.role === 'category' && !isNamed(given))?.name
      const measure = columns.find((given) => given.role === 'measure' && isNamed(given))?.name
      if (!column || !measure || !words) return []
      return [{ n, cards: [{ y: measure, ...read, x: column }], taken: [{ words, column }] }]
    }),
  })
}

/** Guesses, unless it is asked about a word. */
export const guessUnlessAsked =
  (word: string, otherwise: Behaviour): Behaviour =>
  (request, response) =>
    request.text.includes(word) ? otherwise(request, response) : guess(request)
