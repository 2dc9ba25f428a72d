/** Headers of every answer of the API, the refusals of the http server itself included. */
export function setCommonHeaders(headers: Headers, requestId: string): void {
  headers.set('x-request-id', requestId)
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('x-robots-tag', 'noindex')
}
