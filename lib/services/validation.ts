import type { z } from 'zod'
import type { ErrorDetail } from '@/lib/contracts/errors'
import { ServiceError } from './errors'

/** The parsed input, or a `validation_error` that tells every issue with its path, those found before included. */
export function requireValid<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  found: ErrorDetail[] = [],
): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success && found.length === 0) return result.data
  throw validationError([...found, ...(result.error?.issues.map(presentIssue) ?? [])])
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

function presentIssue(issue: z.core.$ZodIssue): ErrorDetail {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return {
    path: issue.path.map(String).join('.'),
    code: isMissing ? 'required' : issue.code,
    message: isMissing ? 'is required' : issue.message,
  }
}
