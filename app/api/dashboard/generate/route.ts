import { readIdempotencyKey } from '@/lib/http/answer-once'
import { readGenerateForm } from '@/lib/http/read-generate-form'
import { fileBytesAtLeast } from '@/lib/http/read-multipart'
import { replyGeneration } from '@/lib/http/reply-generation'
import { uploadSlots } from '@/lib/http/upload-slots'
import { withApi } from '@/lib/http/with-api'
import { requireActor } from '@/lib/services/access'
import { discardUpload } from '@/lib/services/dataset/store-upload'
import { requireRoomAhead } from '@/lib/services/generation/require-room'
import { startGeneration } from '@/lib/services/generation/start-generation'
import { isKnownRequest } from '@/lib/services/idempotency/is-known-request'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    prepare: async ({ ctx, request }) => {
      const actor = requireActor(ctx)
      const key = readIdempotencyKey(request)
      const isRepeat = key !== null && (await isKnownRequest(ctx, key))
      if (!isRepeat) await requireRoomAhead(ctx, actor, fileBytesAtLeast(request))
      const form = await uploadSlots().read(actor.accountId, () => readGenerateForm(request, ctx))
      return {
        content: { fields: form.fields, sha256: form.upload.sha256 },
        run: async () => replyGeneration(await startGeneration(ctx, form)),
        discard: () => discardUpload(ctx, form.upload),
      }
    },
  },
})
