import type { SuccessEnvelope } from '@/lib/contracts/envelope'
import { setCommonHeaders } from './common-headers'

/** What a handler answers with; the envelope and the common headers come around it. */
export interface Reply<Data = unknown> {
  data: Data
  message: string
  status: number
  headers: Record<string, string>
}

export const reply = <Data>(
  data: Data,
  { message = 'OK', status = 200, headers = {} }: Partial<Omit<Reply, 'data'>> = {},
): Reply<Data> => ({ data, message, status, headers })

export function toResponse({ data, message, status, headers: own }: Reply, requestId: string): Response {
  const envelope: SuccessEnvelope<unknown> = { status: 'success', success: true, message, data }
  const headers = new Headers(own)
  setCommonHeaders(headers, requestId)
  return Response.json(envelope, { status, headers })
}
