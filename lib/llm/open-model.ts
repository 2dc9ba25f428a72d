import type { Env } from '@/lib/env'
import type { ConfiguredModel } from './language-model'
import { createOpenAiCompatibleModel } from './openai-compatible-model'
import { restAfterFailures } from './rest-after-failures'

/** The model that the settings name, with what one generation may spend on it; null where they name none. */
export function openModel({ llm }: Pick<Env, 'llm'>): ConfiguredModel | null {
  if (!llm) return null
  const { timeoutMs, tokensMax, rewording } = llm
  return { model: restAfterFailures(createOpenAiCompatibleModel(llm)), timeoutMs, tokensMax, rewording }
}
