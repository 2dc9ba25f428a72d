import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai'
import { type LanguageModel, type ModelAnswer, ModelError, type ModelRequest } from './language-model'
import { AnswerTooLong, limitedFetch } from './limited-fetch'

export interface ModelSettings {
  baseUrl: string
  model: string
  apiKey?: string
}

// Its warnings go to the console, which is not our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** A model behind any server that speaks OpenAI's chat completions. */
export function createOpenAiCompatibleModel({ baseUrl, model, apiKey }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    fetch: limitedFetch,
    transformRequestBody: isOpenAi(baseUrl) ? withCompletionTokens : undefined,
  })
  let knowsSchemas = true
  const ask = async (request: ModelRequest): Promise<ModelAnswer> => {
    const { system, messages, schema, outputTokensMax, signal } = request
    const result = await generateText({
      model: provider.chatModel(model),
      system,
      messages: [...messages],
      output: knowsSchemas ? Output.object({ schema: jsonSchema(schema) }) : undefined,
      maxOutputTokens: outputTokensMax,
      maxRetries: 0,
      abortSignal: signal,
      experimental_telemetry: { isEnabled: false },
    })
    return { text: result.text, tokens: result.usage.totalTokens ?? null }
  }
  return {
    name: model,
    answer: async (request) => {
      try {
        return await ask(request).catch((error: unknown) => {
          if (!knowsSchemas || !isRefused(error)) throw error
          knowsSchemas = false
          return ask(request)
        })
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error) && error.text)
          return { text: error.text, tokens: error.usage?.totalTokens ?? null }
        throw new ModelError(wordsFor(error, request.signal), { cause: error })
      }
    },
  }
}

const isOpenAi = (baseUrl: string) => new URL(baseUrl).hostname.endsWith('api.openai.com')

/** OpenAI's newer models refuse the older name of the limit; other servers know only that one. */
const withCompletionTokens = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
})

/** What servers say to a response format that they don't know. */
const isRefused = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

function wordsFor(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it gave no answer in time'
  if (causesOf(error).some((cause) => cause instanceof AnswerTooLong)) return 'its answer was too long'
  if (APICallError.isInstance(error) && error.statusCode && error.statusCode >= 400)
    return `its server answered with ${error.statusCode}`
  if (APICallError.isInstance(error) && error.statusCode) return 'its answer could not be read'
  if (NoObjectGeneratedError.isInstance(error)) return 'its answer was empty'
  return 'its server could not be reached'
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
