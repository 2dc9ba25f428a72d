import { isRetryable } from '@/lib/contracts/errors'
import { ServiceError } from '@/lib/services/errors'
import { claimRequest, type KeptAnswer } from '@/lib/services/idempotency/claim-request'
import { keepAnswer, releaseRequest } from '@/lib/services/idempotency/end-request'
import type { RequestClaim } from '@/lib/services/idempotency/request-claim'
import { setCommonHeaders } from './common-headers'
import type { ApiCall, Prepared } from './endpoint'
import { errorResponse } from './error-response'

const keyForm = /^[\x20-\x7e]{1,255}$/

/** The Idempotency-Key of a request; null without one. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || keyForm.test(key)) return key
  throw new ServiceError('bad_request', {
    message: 'An Idempotency-Key has 1 to 255 printable ASCII characters, such as a UUID.',
    param: 'Idempotency-Key',
  })
}

/** Does a request's work the first time, and answers later ones with the same key and content as it did then. */
export async function answerOnce(
  { ctx, request, url }: ApiCall,
  key: string,
  work: Prepared,
): Promise<Response> {
  const path = url.pathname.replace(/\/$/, '') + url.search
  const input = { key, method: request.method, path, content: work.content }
  const claim = await claimRequest(ctx, input).catch(async (error: unknown) => {
    await work.discard()
    throw error
  })
  if ('lockedUntil' in claim) return answerFirst(ctx, claim, work)
  await work.discard()
  return replay(claim, ctx.requestId)
}

async function answerFirst(ctx: ApiCall['ctx'], claim: RequestClaim, work: Prepared): Promise<Response> {
  ctx.claim = claim
  try {
    const answer = await work.run()
    const response = answer.toResponse(ctx.requestId)
    await keep(ctx, claim, response)
    return response
  } catch (error) {
    const response = errorResponse(error, ctx.requestId)
    if (isFinal(error)) await keep(ctx, claim, response)
    else await releaseRequest(ctx, claim).catch((cause: unknown) => logLoss(ctx, cause))
    return response
  }
}

/** As Stripe does: what was not valid has done nothing, and may be mended and sent with the same key. */
const isFinal = (error: unknown): boolean =>
  error instanceof ServiceError && !isRetryable(error.code) && error.code !== 'validation_error'

/** The work is done: that its answer could not be kept must not take the answer away. */
async function keep(ctx: ApiCall['ctx'], claim: RequestClaim, response: Response): Promise<void> {
  try {
    const headers = Object.fromEntries(response.headers)
    delete headers['x-request-id']
    const { status } = response
    await keepAnswer(ctx, claim, { status, headers, body: await response.clone().text() })
  } catch (error) {
    logLoss(ctx, error)
  }
}

const logLoss = ({ logger, requestId }: ApiCall['ctx'], error: unknown) =>
  logger.error({ error, requestId }, 'the end of a request with an Idempotency-Key could not be kept')

function replay({ status, headers: kept, body }: KeptAnswer, requestId: string): Response {
  const headers = new Headers(kept)
  setCommonHeaders(headers, requestId)
  headers.set('idempotency-replayed', 'true')
  return new Response(body || null, { status, headers })
}
