import { getLogger } from '@/lib/logger'
import type { Ctx } from '@/lib/services/context'
import { ServiceError } from '@/lib/services/errors'
import { openContext } from '@/lib/services/open-context'
import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { readClientAddress } from './client-address'
import { drainUnread } from './drain-body'
import { requireMediaType } from './media-type'
import { readText } from './read-text'
import { readViewer } from './read-viewer'
import { gateFormBytesMax } from './refuse-page-request'
import { readRequestId } from './request-id'

/** What a gate's page says after a form was sent; the page has a text for each. */
export type GateProblem = 'email' | 'code' | 'password' | 'later' | 'failed'

export interface GateCall {
  ctx: Ctx
  linkId: string
  pass: ViewerPass
  /** As the form gives them, without those that were left empty. */
  fields: Record<string, string>
}

type Route = { params: Promise<{ linkId: string }> }

/**
 * A form of a link's gate, which works without scripts: whatever comes of it, the browser goes back to the link's
 * page. `act` gives the cookies to set.
 */
export const handleGateForm =
  (act: (call: GateCall) => Promise<string[]>) =>
  async (request: Request, { params }: Route): Promise<Response> => {
    const { linkId } = await params
    const answer = await run(request, linkId, act).then(
      (cookies) => ({ cookies, problem: null }),
      (error: unknown) => ({ cookies: [], problem: problemOf(error, request) }),
    )
    drainUnread(request)
    const query = answer.problem ? `?problem=${answer.problem}` : ''
    // Relative: behind a proxy nobody here knows by what name the browser came.
    const headers = new Headers({ location: `/share/${encodeURIComponent(linkId)}/view/${query}` })
    headers.set('cache-control', 'private, no-store')
    for (const cookie of answer.cookies) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  }

async function run(request: Request, linkId: string, act: (call: GateCall) => Promise<string[]>) {
  requireOwnPage(request)
  requireMediaType(request, 'application/x-www-form-urlencoded')
  const ctx = await openContext({
    requestId: readRequestId(request),
    clientAddress: readClientAddress(request.headers),
  })
  const viewer = await readViewer(ctx, request)
  const given = new URLSearchParams(await readText(request, gateFormBytesMax))
  const fields = Object.fromEntries([...given].filter(([, value]) => value.trim() !== ''))
  return act({ ...viewer, linkId, fields })
}

/** No other site may have its visitors ask for codes. Browsers that tell nothing of it send no Sec-Fetch-Site. */
function requireOwnPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return
  throw new ServiceError('bad_request', { message: 'This form was sent from another site.' })
}

function problemOf(error: unknown, request: Request): GateProblem | null {
  if (!(error instanceof ServiceError)) {
    getLogger().error({ error, requestId: readRequestId(request) }, 'request failed')
    return 'failed'
  }
  if (error.code === 'rate_limited') return 'later'
  if (error.code !== 'validation_error') return error.status === 404 || error.status === 410 ? null : 'failed'
  const { param } = error
  return param === 'email' || param === 'code' || param === 'password' ? param : 'failed'
}
