import type { ServerResponse } from 'node:http'
import { hasSecureCookies } from './secure-cookies'

const yearSeconds = 365 * 24 * 60 * 60

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // What no page of ours asks a browser for.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Whoever came by https once comes by it from then on; said where people reach the product by https. */
const byHttps = { 'strict-transport-security': `max-age=${yearSeconds}` }

/** Headers of every answer, files included, but for those that it has already. */
export function addSecurityHeaders(response: ServerResponse): void {
  const headers = { ...always, ...(hasSecureCookies() && byHttps) }
  const writeHead = response.writeHead as (...given: unknown[]) => ServerResponse
  response.writeHead = ((...given: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headersSent && !response.hasHeader(name)) response.setHeader(name, value)
    }
    return writeHead.apply(response, given)
  }) as ServerResponse['writeHead']
}
