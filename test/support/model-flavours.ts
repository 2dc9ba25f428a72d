import { refuse } from './broken-model-servers'
import { answerWith, type Behaviour, type SeenRequest } from './model-server'

/** Gives the text that a model would answer with. */
export type Answering = (request: SeenRequest) => string

const formatOf = ({ body }: SeenRequest) => body.response_format?.type

const schemaOf = ({ text }: SeenRequest) =>
  JSON.stringify((JSON.parse(text) as SeenRequest['body']).response_format?.json_schema?.schema ?? {})

const invalid = (message: string) => JSON.stringify({ error: { message, type: 'invalid_request_error' } })

const fenced = (json: string) =>
  `Here is the plan:\n\n\`\`\`json\n${json}\n\`\`\`\n\nTell me if {anything} is missing.`

/** Which fields a server knows; Google's refuses a request with further ones. */
const commonFields = ['model', 'messages', 'max_tokens', 'response_format']

/**
 * Servers as they are documented or known to be, each by what it takes of a request and how it wraps an answer.
 * Sources: OpenAI, "Structured outputs" and "Reasoning models"; Anthropic, "OpenAI SDK compatibility" (the response
 * format is ignored); Google, issues on unknown names, and the news of November 2025 that $ref and
 * additionalProperties are taken; ollama#12362 and ollama#18575; vllm#12468 and vllm#50948; DeepSeek, "JSON output".
 */
export const modelFlavours: Record<string, (answering: Answering) => Behaviour> = {
  'OpenAI, a model that thinks': (answering) => (request, response) => {
    if (request.body.max_tokens !== undefined)
      return refuse(response, 400, {
        body: invalid(
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        ),
      })
    if (request.text.includes('"temperature"')) return refuse(response, 400, { body: invalid('temperature') })
    return answering(request)
  },
  'OpenAI, which holds schemas to its rules': (answering) => (request, response) => {
    const broken = brokenRule(request.body.response_format?.json_schema?.schema)
    return broken ? refuse(response, 400, { body: invalid(`Invalid schema: ${broken}`) }) : answering(request)
  },
  'Anthropic, which passes over the schema': (answering) => (request) => fenced(answering(request)),
  'Google, which knows JSON Schema': (answering) => (request, response) => {
    const unknown = Object.keys(request.body).find((field) => !commonFields.includes(field))
    if (!unknown) return answering(request)
    return refuse(response, 400, {
      body: `[${JSON.stringify({ error: { code: 400, message: `Unknown name "${unknown}": Cannot find field.` } })}]`,
    })
  },
  'Google, before it knew $ref': (answering) => (request, response) =>
    /\$ref|additionalProperties/.test(schemaOf(request))
      ? refuse(response, 400, {
          body: '[{"error":{"code":400,"message":"Invalid JSON payload received. Unknown name \\"$ref\\"","status":"INVALID_ARGUMENT"}}]',
        })
      : answering(request),
  'Ollama, which can make no grammar of the schema': (answering) => (request, response) =>
    formatOf(request) === 'json_schema'
      ? refuse(response, 500, {
          body: '{"error":{"message":"invalid JSON schema in format","type":"api_error"}}',
        })
      : answering(request),
  'Ollama, a model that thinks aloud': (answering) => (request) =>
    `<think>\nThey want {"clauses": …}? A {bar}, I think.\n</think>\n\n${answering(request)}`,
  'vLLM, whose thoughts stand apart': (answering) => (request, response) => {
    answerWith(response, answering(request), { reasoning_content: 'A {bar}, I think.' })
    return null
  },
  'vLLM, which takes the answer for thoughts': (answering) => (request, response) => {
    answerWith(response, null, { reasoning_content: answering(request) })
    return null
  },
  'DeepSeek, which knows JSON but no schema': (answering) => (request, response) =>
    formatOf(request) === 'json_schema'
      ? refuse(response, 400, { body: invalid('This response_format type is unavailable now') })
      : answering(request),
  'one that knows no response format': (answering) => (request, response) =>
    formatOf(request)
      ? refuse(response, 422, {
          body: '{"detail":[{"type":"extra_forbidden","loc":["body","response_format"]}]}',
        })
      : fenced(answering(request)),
}

/** Keywords that OpenAI's strict schemas may not have. */
const forbidden = ['default', 'oneOf', 'allOf', 'not', 'minLength', 'maxLength', 'patternProperties']

/** The first rule of OpenAI's strict schemas that a schema breaks; null where it keeps them all. */
function brokenRule(schema: unknown): string | null {
  if (Array.isArray(schema)) return schema.map(brokenRule).find((broken) => broken !== null) ?? null
  if (typeof schema !== 'object' || schema === null) return null
  const { type, properties, required = [], additionalProperties } = schema as Record<string, never>
  if (type === 'object') {
    if (additionalProperties !== false) return 'additionalProperties must be false'
    const missing = Object.keys(properties).find((name) => !(required as string[]).includes(name))
    if (missing) return `${missing} must be required`
  }
  for (const [keyword, value] of Object.entries(schema)) {
    if (forbidden.includes(keyword) && type !== undefined) return `${keyword} is not permitted`
    const broken = brokenRule(keyword === 'properties' || keyword === '$defs' ? Object.values(value) : value)
    if (broken) return broken
  }
  return null
}
