import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, wrapLanguageModel } from 'ai'
import { type LanguageModel, type ModelAnswer, ModelError, type ModelRequest } from './language-model'
import { limitedFetch } from './limited-fetch'
import { modelErrorOf } from './model-error-of'
import { firstDialect, nextDialect, type RequestDialect } from './request-dialect'

export interface ModelSettings {
  baseUrl: string
  model: string
  apiKey?: string
}

// Its warnings go to the console, which is not our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * A model behind any server that speaks OpenAI's chat completions. What a server refuses of a request is asked
 * otherwise, and once an answer has come so, at once from then on.
 */
export function createOpenAiCompatibleModel(settings: ModelSettings): LanguageModel {
  let dialect = firstDialect(settings.baseUrl)
  return {
    name: settings.model,
    answer: async (request) => {
      const tried: RequestDialect[] = []
      for (let spoken = dialect; ; ) {
        try {
          const answer = await ask(settings, request, spoken)
          dialect = spoken
          return answer
        } catch (error) {
          tried.push(spoken)
          const next = request.signal.aborted ? null : nextDialect(tried, error)
          if (!next) throw modelErrorOf(error, { signal: request.signal, apiKey: settings.apiKey })
          spoken = next
        }
      }
    },
  }
}

async function ask(
  settings: ModelSettings,
  { system, messages, schema, outputTokensMax, signal }: ModelRequest,
  dialect: RequestDialect,
): Promise<ModelAnswer> {
  const { text, reasoningText, finishReason, usage } = await generateText({
    model: openChat(settings, dialect, schema),
    system,
    messages: [...messages],
    maxOutputTokens: outputTokensMax,
    maxRetries: 0,
    abortSignal: signal,
    experimental_telemetry: { isEnabled: false },
  })
  // Some servers take a whole answer for thoughts.
  const said = text.trim() || reasoningText?.trim()
  if (said) return { text: said, tokens: usage.totalTokens ?? null }
  throw new ModelError(
    finishReason === 'length' ? 'it used up its tokens before it gave an answer' : 'its answer was empty',
  )
}

function openChat(
  { baseUrl, model, apiKey }: ModelSettings,
  { format, limit }: RequestDialect,
  schema: ModelRequest['schema'],
) {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: format === 'schema',
    fetch: limitedFetch,
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [limit]: max_tokens }),
  })
  const responseFormat = format === 'words' ? undefined : ({ type: 'json', schema } as const)
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: {
      specificationVersion: 'v3',
      transformParams: async ({ params }) => ({ ...params, responseFormat }),
    },
  })
}
