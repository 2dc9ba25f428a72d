import type { AnswerHeader } from './operation'

type HeaderName =
  | AnswerHeader
  | 'X-Request-Id'
  | 'RateLimit-Policy'
  | 'RateLimit'
  | 'WWW-Authenticate'
  | 'Allow'

type Header = {
  description: string
  schema: { type: 'string' | 'integer'; format?: string }
  example: string | number
}

const text = { type: 'string' } as const

/** Headers of the answers. */
export const answerHeaders: Record<HeaderName, Header> = {
  'X-Request-Id': {
    description:
      'Names the request, in our logs too. Send one of your own (8 to 128 of A-Z a-z 0-9 . _ -) to use it.',
    schema: text,
    example: 'req_5f0c2b7e9a',
  },
  'RateLimit-Policy': {
    description: 'The limits of the account: how many requests (`q`) in how many seconds (`w`).',
    schema: text,
    example: '"requests";q=60;w=60',
  },
  RateLimit: {
    description: 'How many requests are left (`r`), and in how many seconds there are more (`t`).',
    schema: text,
    example: '"requests";r=59;t=60',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer' },
    example: 5,
  },
  Location: {
    description: 'Where to ask how far it is.',
    schema: { type: 'string', format: 'uri-reference' },
    example: 'https://readout.example.com/api/dashboard/generate/0193a1ef-f2ab-7f0a-b1c4-5d3e2f1a0b22/',
  },
  'Idempotency-Replayed': {
    description:
      '`true` where this is the stored answer of an earlier request with the same Idempotency-Key.',
    schema: text,
    example: 'true',
  },
  'WWW-Authenticate': {
    description: 'That a key is needed.',
    schema: text,
    example: 'Bearer realm="readout"',
  },
  Allow: { description: 'The methods that the path serves.', schema: text, example: 'GET, HEAD, OPTIONS' },
  ETag: { description: 'Names this state of it, for `If-None-Match`.', schema: text, example: '"5f0c2b7e"' },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: text,
    example: 'attachment; filename="orders.csv"',
  },
  'Set-Cookie': {
    description: 'The viewer’s session for this link alone: `HttpOnly`, `SameSite=Lax`, 24 hours.',
    schema: text,
    example: 'share=…; HttpOnly; SameSite=Lax',
  },
}
