import { createBlockSchema } from '@/lib/contracts/edit-block'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { addBlock } from '@/lib/services/dashboard/add-block'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, createBlockSchema)
      const message = given.dry_run ? 'Nothing is written.' : 'The card is added.'
      return reply(await addBlock(ctx, params.id ?? '', { given, signal: request.signal }), { message })
    },
  },
})
