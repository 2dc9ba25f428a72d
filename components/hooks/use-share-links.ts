import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreateShareLink } from '@/lib/contracts/share-link'
import { api } from './api'

const keyOf = (dashboardId: string) => ['share-links', dashboardId]
/** More links than one list answers with are for programs. */
const linksMax = 100

export function useShareLinks(dashboardId: string) {
  return useQuery({
    queryKey: keyOf(dashboardId),
    queryFn: ({ signal }) => api.listShareLinks(dashboardId, { limit: linksMax, signal }),
  })
}

/** Changes a link, or makes one where no id is given. */
export function useSaveShareLink(dashboardId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: CreateShareLink }) =>
      id ? api.updateShareLink(id, input) : api.createShareLink(dashboardId, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(dashboardId) }),
  })
}

export function useRevokeShareLink(dashboardId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: api.revokeShareLink,
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(dashboardId) }),
  })
}

export function useShareViews(linkId: string) {
  return useQuery({
    queryKey: ['share-views', linkId],
    queryFn: ({ signal }) => api.listShareViews(linkId, { signal }),
  })
}
