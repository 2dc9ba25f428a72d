import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKeyList } from '@/lib/contracts/api-key'
import { api } from './api'

const queryKey = ['api-keys']

export function useApiKeys(initial: ApiKeyList) {
  return useQuery({ queryKey, queryFn: ({ signal }) => api.listApiKeys({ signal }), initialData: initial })
}

export function useCreateApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: api.createApiKey,
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useRotateApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, graceHours }: { id: string; graceHours: number }) =>
      api.rotateApiKey(id, { grace_hours: graceHours }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useRevokeApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: api.revokeApiKey,
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}
