import { openShareSessionSchema } from '@/lib/contracts/share-link'
import { handleGateForm } from '@/lib/http/handle-gate-form'
import { viewerCookies } from '@/lib/http/viewer-cookies'
import { openShareSession } from '@/lib/services/share/open-share-session'
import { requireValid } from '@/lib/services/validation'

export const dynamic = 'force-dynamic'

/** The gate's form for a code or a password; the API's is `POST /api/share/{linkId}/session/`. */
export const POST = handleGateForm(async ({ ctx, linkId, pass, fields: { code, password } }) => {
  const given = requireValid(openShareSessionSchema, { code, password })
  const { token } = await openShareSession(ctx, linkId, { pass, given })
  return viewerCookies(linkId, 'session', token)
})
