import { requestShareCodeSchema } from '@/lib/contracts/share-link'
import { handleGateForm } from '@/lib/http/handle-gate-form'
import { ensureBrowser } from '@/lib/http/viewer-cookies'
import { requestShareCode } from '@/lib/services/share/request-share-code'
import { requireValid } from '@/lib/services/validation'

export const dynamic = 'force-dynamic'

/** The gate's form for an address; the API's is `POST /api/share/{linkId}/code/`. */
export const POST = handleGateForm(async ({ ctx, linkId, pass, fields }) => {
  const { email } = requireValid(requestShareCodeSchema, { email: fields.email })
  const { browserToken, cookies } = ensureBrowser(linkId, pass)
  await requestShareCode(ctx, linkId, { email, browserToken })
  return cookies
})
