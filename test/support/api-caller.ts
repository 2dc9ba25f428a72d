import type { Operation } from '@/lib/openapi/operation'
import { type ApiRoute, loadApiRoutes } from './api-routes'

export interface Sent {
  headers?: Record<string, string>
  json?: unknown
  /** As it is, beside a Content-Type in `headers`. */
  text?: string
  form?: FormData
  /** As it comes, beside a Content-Type in `headers`. */
  stream?: ReadableStream
}

export type ApiCaller = (method: string, path: string, sent?: Sent) => Promise<Response>

/** Calls the handler that Next would call for a path, with the parameters that Next would give it. */
export async function createApiCaller(origin: string): Promise<ApiCaller> {
  const routes = await loadApiRoutes()
  let calls = 0
  return async (method, path, sent = {}) => {
    const url = new URL(path, origin)
    const found = findRoute(routes, url.pathname)
    if (!found) throw new Error(`No route serves ${url.pathname}.`)
    calls += 1
    const headers = new Headers({ ...contentType(sent), ...clientOf(calls), ...sent.headers })
    const json = sent.json === undefined ? undefined : JSON.stringify(sent.json)
    const body = sent.form ?? sent.text ?? sent.stream ?? json
    const request = new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
    const handler = found.route.handlers[method as Operation['method']]
    return handler(request, { params: Promise.resolve(found.params) })
  }
}

const contentType = ({ json }: Sent): Record<string, string> =>
  json === undefined ? {} : { 'content-type': 'application/json' }

/** As the http server stamps it; each call comes from an address of its own, so that no limit by address is met. */
const clientOf = (call: number) => ({
  'x-readout-client-address': `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`,
})

/** A segment in words goes before a parameter, as in Next. */
function findRoute(routes: ApiRoute[], pathname: string) {
  const segments = pathname.replace(/\/$/, '').split('/')
  const fits = routes
    .map((route) => ({ route, parts: route.path.split('/') }))
    .filter(({ parts }) => parts.length === segments.length)
    .filter(({ parts }) => parts.every((part, at) => part.startsWith('{') || part === segments[at]))
    .sort((a, b) => parameterCount(a.parts) - parameterCount(b.parts))
  const [best] = fits
  if (!best) return null
  const values = segments.filter((_, at) => best.parts[at]?.startsWith('{')).map(decodeURIComponent)
  const params = Object.fromEntries(best.route.parameters.map((name, at) => [name, values[at] ?? '']))
  return { route: best.route, params }
}

const parameterCount = (parts: string[]) => parts.filter((part) => part.startsWith('{')).length
