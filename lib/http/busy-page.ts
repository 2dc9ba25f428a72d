import type { ServerResponse } from 'node:http'
import type { ServiceError } from '@/lib/services/errors'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The page for whoever comes while there is no room for more; it comes again by itself. */
export function answerBusy(response: ServerResponse, { message, retryAfterSeconds }: ServiceError): void {
  const seconds = String(retryAfterSeconds ?? 5)
  response.writeHead(503, { ...headers, 'retry-after': seconds })
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>In a moment · Readout</title>
<style>:root{color-scheme:light dark}body{max-width:24rem;margin:6rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.25rem}</style>
</head>
<body><main><h1>In a moment</h1><p>${message}</p></main></body>
</html>
`)
}
