import { APICallError } from 'ai'

/** What a server takes of a request; those that speak OpenAI's language differ in no more than this. */
export interface RequestDialect {
  /** How the shape of the answer is asked for: held to a schema, held to JSON, or in words alone. */
  format: 'schema' | 'json' | 'words'
  /** What the limit of the answer's tokens is called. */
  limit: 'max_tokens' | 'max_completion_tokens'
}

/** OpenAI's newer models refuse the older name of the limit; Ollama and others know only that one. */
export const firstDialect = (baseUrl: string): RequestDialect => ({
  format: 'schema',
  limit: new URL(baseUrl).hostname.endsWith('api.openai.com') ? 'max_completion_tokens' : 'max_tokens',
})

/**
 * The dialect to try after others were refused, the last one with this error; null where the refusal is about
 * something else or none is left.
 */
export function nextDialect(tried: RequestDialect[], error: unknown): RequestDialect | null {
  const last = tried.at(-1)
  if (!last || !APICallError.isInstance(error)) return null
  const text = error.responseBody ?? ''
  if (!isRefusal(error.statusCode, text)) return null
  const isNew = (dialect: RequestDialect) =>
    !tried.some(({ format, limit }) => format === dialect.format && limit === dialect.limit)
  const renamed = { ...last, limit: otherLimit[last.limit] }
  if (text.includes(last.limit) && isNew(renamed)) return renamed
  const format = lesserFormat[last.format]
  return format && { ...last, format }
}

const otherLimit = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const
const lesserFormat = { schema: 'json', json: 'words', words: null } as const

/** Ollama and llama.cpp answer 500 to a schema that they can't make a grammar of. */
const isRefusal = (status: number | undefined, text: string) =>
  status === 400 || status === 422 || (status === 500 && /schema|grammar|response_format/i.test(text))
