import { sinceSchema } from '@/lib/contracts/dashboard'
import { updateBlockSchema } from '@/lib/contracts/edit-block'
import { readJson } from '@/lib/http/read-json'
import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { removeBlock } from '@/lib/services/dashboard/remove-block'
import { updateBlock } from '@/lib/services/dashboard/update-block'

export const dynamic = 'force-dynamic'

const pathOf = ({ id = '', blockId = '' }: Record<string, string>) => ({ dashboardId: id, blockId })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  PATCH: {
    access: 'dashboards:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, updateBlockSchema)
      return reply(await updateBlock(ctx, pathOf(params), given), { message: 'The card is changed.' })
    },
  },
  DELETE: {
    access: 'dashboards:write',
    handle: async ({ ctx, url, params }) =>
      reply(await removeBlock(ctx, pathOf(params), readQuery(url, sinceSchema)), {
        message: 'The card is removed.',
      }),
  },
})
