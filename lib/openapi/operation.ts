import type { z } from 'zod'
import type { Scope } from '@/lib/contracts/account'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { Room } from './rooms'

/** `public` for everybody, `account` for a key or a session, `session` for a session alone, else a scope. */
export type Access = 'public' | 'account' | 'session' | Scope

export type AnswerHeader =
  | 'Location'
  | 'Retry-After'
  | 'ETag'
  | 'Content-Disposition'
  | 'Set-Cookie'
  | 'Idempotency-Replayed'

interface AnswerBase {
  status: 200 | 201 | 202 | 204
  description: string
  headers?: AnswerHeader[]
}

/** `data` inside the envelope. */
export interface DataAnswer extends AnswerBase {
  data: z.ZodType
  message?: string
  example: unknown
}

/** Anything that comes without an envelope. */
export interface FileAnswer extends AnswerBase {
  mediaType: 'text/csv' | 'application/pdf' | 'text/event-stream' | 'application/json'
  example?: string
}

export interface OperationBody {
  mediaType: 'application/json' | 'multipart/form-data'
  schema: z.ZodType
  example: Record<string, unknown>
  /** False where the body may be left out altogether. */
  isRequired?: boolean
}

/** One method of one path, as the document tells it. */
export interface Operation {
  id: string
  room: Room
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces, in snake_case: `/api/dashboard/{id}/`. */
  path: string
  summary: string
  description: string
  access: Access
  query?: z.ZodObject
  /** Request headers of its own, by name, in words. */
  requestHeaders?: Record<string, string>
  body?: OperationBody
  answers: (DataAnswer | FileAnswer)[]
  /** Of its own, beside those that follow from its access, its body and its path. */
  errors: ErrorCode[]
}

export const isFileAnswer = (answer: DataAnswer | FileAnswer): answer is FileAnswer => 'mediaType' in answer

export const pathParametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name as string)
