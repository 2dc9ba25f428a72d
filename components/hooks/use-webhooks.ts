import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UpdateWebhook, Webhook, WebhookDeliveryList, WebhookList } from '@/lib/contracts/webhook'
import { api } from './api'

const listKey = ['webhooks']
const keyOf = (id: string) => ['webhook', id]
const deliveriesKey = (id: string) => [...keyOf(id), 'deliveries']

/** While something is about to be sent, and while something waits for a later attempt. */
const pollMs = { soon: 1_500, later: 30_000 }
const soonMs = 20_000

export const useWebhooks = (initial: WebhookList) =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => api.listWebhooks({ signal }), initialData: initial })

export const useWebhook = (initial: Webhook) =>
  useQuery({
    queryKey: keyOf(initial.id),
    queryFn: ({ signal }) => api.getWebhook(initial.id, { signal }),
    initialData: initial,
  })

export function useCreateWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: api.createWebhook,
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}

/** A change of one endpoint; what is shown of it, here and in the list, is read again. */
function useChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: listKey })
      return queries.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
}

export const useUpdateWebhook = (id: string) =>
  useChange(id, (input: UpdateWebhook) => api.updateWebhook(id, input))

export const useRotateSecret = (id: string) =>
  useChange(id, (graceHours: number) => api.rotateWebhookSecret(id, { grace_hours: graceHours }))

export const useTestWebhook = (id: string) => useChange(id, () => api.testWebhook(id))

export const useRedeliver = (id: string) =>
  useChange(id, (deliveryId: string) => api.redeliverWebhook(id, deliveryId))

/** Nothing of it is read again: it is gone, and the list that named it is forgotten. */
export function useDeleteWebhook(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.deleteWebhook(id),
    onSuccess: () => queries.removeQueries({ queryKey: listKey }),
  })
}

/** An endpoint's deliveries, newest first; read again while one of them is under way. */
export function useDeliveries(id: string, initial: WebhookDeliveryList) {
  const queries = useQueryClient()
  return useInfiniteQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ pageParam, signal }) => {
      // How the endpoint does is told by its deliveries.
      void queries.invalidateQueries({ queryKey: keyOf(id), exact: true })
      return api.listWebhookDeliveries(id, { cursor: pageParam, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    initialData: { pages: [initial], pageParams: [undefined] },
    refetchInterval: ({ state }) => pauseFor(state.data?.pages.flatMap(({ items }) => items) ?? []),
  })
}

/** Read anew each time that `version` says that something has happened to it. */
export const useDelivery = (id: string, { deliveryId, version }: { deliveryId: string; version: string }) =>
  useQuery({
    queryKey: [...deliveriesKey(id), deliveryId, version],
    queryFn: ({ signal }) => api.getWebhookDelivery(id, deliveryId, { signal }),
    placeholderData: (before) => before,
  })

function pauseFor(items: WebhookDeliveryList['items']): number | false {
  const dues = items.flatMap(({ status, next_attempt_at: at }) =>
    status === 'pending' && at ? [Date.parse(at)] : [],
  )
  if (dues.length === 0) return false
  return Math.min(...dues) < Date.now() + soonMs ? pollMs.soon : pollMs.later
}
