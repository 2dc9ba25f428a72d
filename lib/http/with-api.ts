import { getLogger } from '@/lib/logger'
import { requireActor, requireScope, requireSession } from '@/lib/services/access'
import type { Ctx } from '@/lib/services/context'
import { ServiceError } from '@/lib/services/errors'
import { consumeLimit } from '@/lib/services/limit/consume-limit'
import { type LimitState, requestLimit } from '@/lib/services/limit/limit'
import { openContext } from '@/lib/services/open-context'
import { refusedMethodHeader } from './adapt-api-request'
import { answerOnce, readIdempotencyKey } from './answer-once'
import { authenticate } from './authenticate'
import { readClientAddress } from './client-address'
import { setCommonHeaders } from './common-headers'
import { drainUnread } from './drain-body'
import type { ApiCall, Endpoint } from './endpoint'
import { errorResponse } from './error-response'
import { prepare } from './prepare'
import { setRateLimitHeaders } from './rate-limit-headers'
import { readRequestId } from './request-id'

type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Handler {
  (request: Request, route: { params: Promise<unknown> }): Promise<Response>
  /** Who may call it; absent where the method is refused. The tests hold the OpenAPI document against it. */
  access?: Endpoint['access']
}

/** Every method of a path: what it does not serve is answered with 405 and what it does serve. */
export function withApi(endpoints: Partial<Record<EndpointMethod, Endpoint>>) {
  const allow = allowedMethods(endpoints)
  const serve = (method: EndpointMethod): Handler => {
    const endpoint = endpoints[method]
    if (!endpoint) return refuseMethod(allow)
    const handler: Handler = (request, route) => answer(request, route, endpoint)
    return Object.assign(handler, { access: endpoint.access })
  }
  const GET = serve('GET')
  return {
    GET,
    HEAD: withoutBody(GET),
    POST: serve('POST'),
    PUT: serve('PUT'),
    PATCH: serve('PATCH'),
    DELETE: serve('DELETE'),
    OPTIONS: answerOptions(allow),
  }
}

async function answer(
  request: Request,
  route: { params: Promise<unknown> },
  endpoint: Endpoint,
): Promise<Response> {
  const requestId = readRequestId(request)
  const startedAt = performance.now()
  const limits: LimitState[] = []
  const response = await run(request, route, { endpoint, requestId, limits }).catch((error: unknown) =>
    errorResponse(error, requestId),
  )
  setRateLimitHeaders(response.headers, limits)
  drainUnread(request)
  logAnswer(request, response, { requestId, startedAt })
  return response
}

async function run(
  request: Request,
  route: { params: Promise<unknown> },
  { endpoint, requestId, limits }: { endpoint: Endpoint; requestId: string; limits: LimitState[] },
): Promise<Response> {
  const ctx = await openContext({ requestId, limits, clientAddress: readClientAddress(request.headers) })
  ctx.actor = endpoint.access === 'public' ? null : await authenticate(request, ctx)
  if (ctx.actor) await consumeLimit(ctx, requestLimit(ctx.actor), `${ctx.actor.via} ${ctx.actor.accountId}`)
  requireAccess(ctx, endpoint.access)
  const params = (await route.params) as Record<string, string>
  return serveCall({ ctx, request, url: new URL(request.url), params }, endpoint)
}

async function serveCall(call: ApiCall, endpoint: Endpoint): Promise<Response> {
  const { ctx, request } = call
  const isRepeatable = ctx.actor !== null && request.method === 'POST'
  const key = isRepeatable ? readIdempotencyKey(request) : null
  if (key !== null) return answerOnce(call, key, await prepare(call, endpoint))
  const answer = 'handle' in endpoint ? endpoint.handle(call) : (await endpoint.prepare(call)).run()
  return (await answer).toResponse(ctx.requestId)
}

function requireAccess(ctx: Ctx, access: Endpoint['access']): void {
  if (access === 'public') return
  if (access === 'account') requireActor(ctx)
  else if (access === 'session') requireSession(ctx)
  else requireScope(ctx, access)
}

function allowedMethods(endpoints: Partial<Record<EndpointMethod, Endpoint>>): string {
  const methods = Object.keys(endpoints)
  return [...methods, ...(endpoints.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** The answer to a method that a path does not serve. */
export const refuseMethod =
  (allow: string): Handler =>
  async (request) => {
    const requestId = readRequestId(request)
    const method = request.headers.get(refusedMethodHeader) ?? request.method
    const error = new ServiceError('method_not_allowed', {
      message: `${method} is not possible here; ${allow} are.`,
    })
    const response = errorResponse(error, requestId)
    response.headers.set('allow', allow)
    drainUnread(request)
    return response
  }

export const answerOptions =
  (allow: string): Handler =>
  async (request, route) => {
    if (request.headers.has(refusedMethodHeader)) return refuseMethod(allow)(request, route)
    const headers = new Headers({ allow })
    setCommonHeaders(headers, readRequestId(request))
    return new Response(null, { status: 204, headers })
  }

const withoutBody =
  (get: Handler): Handler =>
  async (request, route) => {
    const { status, headers, body } = await get(request, route)
    await body?.cancel()
    return new Response(null, { status, headers })
  }

function logAnswer(
  request: Request,
  { status }: Response,
  { requestId, startedAt }: { requestId: string; startedAt: number },
): void {
  const ms = Math.round(performance.now() - startedAt)
  const { pathname } = new URL(request.url)
  getLogger().info({ requestId, method: request.method, path: pathname, status, ms }, 'request')
}
