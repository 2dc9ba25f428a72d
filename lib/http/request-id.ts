import { randomUUID } from 'node:crypto'

const wellFormed = /^[A-Za-z0-9._-]{8,128}$/

/** The caller's own id where it has a plain form, so that one id runs through several systems; else a new one. */
export function readRequestId(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given && wellFormed.test(given) ? given : newRequestId()
}

export const newRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`
