import type { SuccessEnvelope } from '@/lib/contracts/envelope'
import { setCommonHeaders } from './common-headers'

/** What a handler answers with, whatever it is made of: an envelope, a file, a stream. */
export interface Answer {
  toResponse: (requestId: string) => Response
}

/** Data in the envelope. */
export interface Reply<Data = unknown> extends Answer {
  data: Data
  message: string
  status: number
  headers: Record<string, string>
}

export function reply<Data>(
  data: Data,
  {
    message = 'OK',
    status = 200,
    headers = {},
  }: { message?: string; status?: number; headers?: Record<string, string> } = {},
): Reply<Data> {
  const toResponse = (requestId: string) => envelopeResponse({ data, message, status, headers }, requestId)
  return { data, message, status, headers, toResponse }
}

function envelopeResponse(
  { data, message, status, headers: own }: Omit<Reply, 'toResponse'>,
  requestId: string,
): Response {
  const envelope: SuccessEnvelope<unknown> = { status: 'success', success: true, message, data }
  const headers = new Headers(own)
  setCommonHeaders(headers, requestId)
  return Response.json(envelope, { status, headers })
}
