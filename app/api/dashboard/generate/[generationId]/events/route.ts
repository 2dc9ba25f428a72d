import { replyEvents } from '@/lib/http/reply-events'
import { withApi } from '@/lib/http/with-api'
import { watchGeneration } from '@/lib/services/generation/watch-generation'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: ({ ctx, request, params }) =>
      replyEvents((signal) =>
        watchGeneration(ctx, params.generationId ?? '', {
          seen: request.headers.get('last-event-id'),
          signal,
        }),
      ),
  },
})
