/** A JSON schema of an object, as `z.toJSONSchema` gives it. */
export type JsonSchema = Readonly<Record<string, unknown>>

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  system: string
  messages: readonly ModelMessage[]
  /** What the answer is to look like; a server that can't hold a model to it leaves that to the caller. */
  schema: JsonSchema
  /** Of the answer, at the most. */
  outputTokensMax: number
  /** Ends the call and closes its connection. */
  signal: AbortSignal
}

export interface ModelAnswer {
  /** As the model wrote it: JSON if it did as it was told. */
  text: string
  /** Of question and answer as the server counts them; null where it does not tell. */
  tokens: number | null
}

/** The one thing that is asked of a language model. */
export interface LanguageModel {
  name: string
  /** Throws `ModelError` for whatever kept an answer from coming. */
  answer: (request: ModelRequest) => Promise<ModelAnswer>
}

/** A model and what one generation may spend on it, all questions together. */
export interface ConfiguredModel {
  model: LanguageModel
  timeoutMs: number
  tokensMax: number
  /** Whether it may write sentences anew. */
  rewording: boolean
}

export interface ModelFailure {
  /** What the server said about it, for the log: without the key, and cut. */
  detail?: string
  /** How long the server wants to be left alone. */
  retryAfterMs?: number
  cause?: unknown
}

/** No answer came; its text is made to be shown to the owner and says nothing of address or key. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly detail: string | null
  readonly retryAfterMs: number | null

  constructor(message: string, { detail, retryAfterMs, cause }: ModelFailure = {}) {
    super(message, { cause })
    this.detail = detail ?? null
    this.retryAfterMs = retryAfterMs ?? null
  }
}
