import { z } from 'zod'
import type { ErrorDetail } from '@/lib/contracts/errors'
import { ownWords } from '@/lib/contracts/own-words'
import { ServiceError } from './errors'
import { unknownField } from './unknown-field'

/** The parsed input, or a `validation_error` that tells every issue with its path, those found before included. */
export function requireValid<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  found: ErrorDetail[] = [],
): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true, error: ownWords })
  if (result.success && found.length === 0) return result.data
  const issues = result.error?.issues.flatMap((issue) => presentIssue(issue, fieldsOf(schema))) ?? []
  throw validationError([...found, ...issues])
}

export function validationError(details: ErrorDetail[]): ServiceError {
  const first = details[0]
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : ''
  return new ServiceError('validation_error', {
    message: first ? `${first.path || 'body'}: ${first.message}${more}` : 'The request is not valid.',
    param: first?.path || undefined,
    details,
  })
}

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

function presentIssue(issue: z.core.$ZodIssue, fields: string[]): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? fields : []
    const place = issue.path.map((key) => `${String(key)}.`).join('')
    return issue.keys.map((name) => unknownField(name, known, place))
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  const path = issue.path.map(String).join('.')
  if (isMissing) return [{ path, code: 'required', message: 'is required' }]
  return [{ path, code: issue.code, message: issue.message }]
}
