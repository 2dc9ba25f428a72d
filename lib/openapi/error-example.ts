import type { ErrorEnvelope } from '@/lib/contracts/envelope'
import { type ErrorCode, type ErrorDetail, isRetryable } from '@/lib/contracts/errors'
import { errorGuide } from './error-guide'

const params: Partial<Record<ErrorCode, string>> = {
  insufficient_scope: 'dashboards:write',
  premium_required: 'allowed_emails',
  validation_error: 'file_type',
}

const details: Partial<Record<ErrorCode, ErrorDetail[]>> = {
  validation_error: [{ path: 'file_type', code: 'invalid_value', message: 'must be csv, json or xlsx' }],
}

/** A refusal as it is answered, for the document. */
export function errorExample(code: ErrorCode, baseUrl: string): { summary: string; value: ErrorEnvelope } {
  const { example: message, cause } = errorGuide[code]
  return {
    summary: cause,
    value: {
      status: 'error',
      success: false,
      message,
      data: null,
      error: {
        code,
        message,
        param: params[code] ?? null,
        doc_url: `${baseUrl}/docs/errors/#${code}`,
        request_id: 'req_5f0c2b7e9a',
        retryable: isRetryable(code),
        details: details[code] ?? [],
      },
    },
  }
}
