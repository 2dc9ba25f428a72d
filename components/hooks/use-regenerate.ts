import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Regenerate } from '@/lib/contracts/generation'
import { api } from './api'

/** Makes a dashboard anew. */
export function useRegenerate(dashboardId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Regenerate) => api.regenerateDashboard(dashboardId, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboards'] }),
  })
}
