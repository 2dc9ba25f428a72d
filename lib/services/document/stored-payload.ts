import { type GenerationPayload, generationPayloadSchema } from '@/lib/contracts/generation'
import { type DocumentKind, readDocument } from './read-document'

type Stored = { payload: unknown; payloadVersion: number }

/** A generation's own report. */
export const storedPayload: DocumentKind<GenerationPayload> = {
  name: 'report',
  schema: generationPayloadSchema,
  ways: [withReader],
}

/** Before models could read on, the grammar read everything. */
function withReader(payload: Record<string, unknown>): Record<string, unknown> {
  const byGrammar: NonNullable<GenerationPayload['planned_by']> = {
    source: 'grammar',
    model: null,
    reason: null,
    clauses_asked: 0,
    clauses_read: 0,
    model_clauses: [],
    sentences_reworded: 0,
  }
  return { ...payload, planned_by: { ...byGrammar, ...(payload.planned_by as object | undefined) } }
}

export const getPayload = ({ payload, payloadVersion }: Stored): GenerationPayload =>
  readDocument(storedPayload, payloadVersion, payload)

/** Null where there is none yet, and where it can't be read. */
export function findPayload(row: Stored): GenerationPayload | null {
  if (!row.payload) return null
  try {
    return getPayload(row)
  } catch {
    return null
  }
}
