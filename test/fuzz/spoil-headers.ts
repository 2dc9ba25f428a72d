import { type Draw, oneOf, whole } from './draw'
import { oddText } from './odd-values'
import { headerText } from './send'

type HeaderList = [name: string, value: string][]

/** Headers that are missing, twice, garbled, or that another layer might take for its own. */
export function spoilHeaders(draw: Draw, headers: HeaderList): HeaderList {
  const at = whole(draw, 0, Math.max(0, headers.length - 1))
  const [name = 'Accept', value = ''] = headers[at] ?? []
  const text = headerText(oddText(draw).slice(0, 3000))
  return oneOf<() => HeaderList>(draw, [
    () => headers.toSpliced(at, 1),
    () => [...headers, [name, value]],
    () => [...headers, [name, text]],
    () => headers.toSpliced(at, 1, [name, text]),
    () => headers.toSpliced(at, 1, [name.toUpperCase(), ` ${value} `]),
    () => [...headers, [oneOf(draw, oddNames), text]],
    () => [...headers, oneOf(draw, meantForOthers)],
    () => [...headers, oneOf(draw, meantForOthers), oneOf(draw, meantForOthers)],
  ])()
}

const oddNames = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Cookie',
  'Content-Encoding',
  'Content-Language',
  'Forwarded',
  'If-Match',
  'If-None-Match',
  'If-Modified-Since',
  'Idempotency-Key',
  'Last-Event-ID',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-Id',
  'X-HTTP-Method-Override',
] as const

const meantForOthers: HeaderList = [
  ['RSC', '1'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-State-Tree', '%5B%22%22%5D'],
  ['Next-Router-Segment-Prefetch', '/_tree'],
  ['Next-Action', 'x'],
  ['Next-Url', '/share/x'],
  ['X-Nextjs-Data', '1'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Matched-Path', '/nowhere'],
  ['X-Now-Route-Matches', '1=x'],
  ['X-Prerender-Revalidate', 'x'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Original-Url', '/api/health/'],
  ['X-Http-Method-Override', 'DELETE'],
  ['X-Readout-Client-Address', '10.0.0.1'],
  ['X-Readout-Refused-Method', 'BREW'],
  ['Accept', 'text/x-component'],
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'gzip, br, zstd'],
  ['Purpose', 'prefetch'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Connection', 'close'],
  ['Expect', '100-continue'],
  ['Te', 'trailers'],
  ['If-None-Match', '*'],
  ['Range', 'bytes=0-1'],
]
