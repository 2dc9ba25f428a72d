import { ServiceError } from '@/lib/services/errors'

export type MediaType = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded'

/** Refuses what is not of the one type that the endpoint reads, and any compressed body. */
export function requireMediaType(request: Request, expected: MediaType): void {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== expected) {
    const was = given ? `It was ${given.slice(0, 100)}.` : 'It had none.'
    throw new ServiceError('unsupported_media_type', {
      message: `The Content-Type of this request must be ${expected}. ${was}`,
    })
  }
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') {
    throw new ServiceError('unsupported_content_encoding', {
      message: `The body must be sent as it is: the Content-Encoding ${encoding.slice(0, 50)} is not read.`,
    })
  }
}
