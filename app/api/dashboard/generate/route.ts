import { readGenerateForm } from '@/lib/http/read-generate-form'
import { replyGeneration } from '@/lib/http/reply-generation'
import { uploadSlots } from '@/lib/http/upload-slots'
import { withApi } from '@/lib/http/with-api'
import { discardUpload } from '@/lib/services/dataset/store-upload'
import { startGeneration } from '@/lib/services/generation/start-generation'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    prepare: async ({ ctx, request }) => {
      const form = await uploadSlots().read(() => readGenerateForm(request, ctx))
      return {
        content: { fields: form.fields, sha256: form.upload.sha256 },
        run: async () => replyGeneration(await startGeneration(ctx, form)),
        discard: () => discardUpload(ctx, form.upload),
      }
    },
  },
})
