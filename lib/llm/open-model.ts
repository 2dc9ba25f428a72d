import type { Env } from '@/lib/env'
import type { LanguageModel } from './language-model'
import { createOpenAiCompatibleModel } from './openai-compatible-model'

/** The model that the settings name; null where they name none. */
export function openModel({ llm }: Pick<Env, 'llm'>): LanguageModel | null {
  return llm && createOpenAiCompatibleModel(llm)
}
