import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GenerateForm } from '@/lib/client/create-client'
import { api } from './api'

/** Sends a file to be made into a dashboard. */
export function useGenerate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: GenerateForm) => api.generateDashboard(form),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboards'] }),
  })
}
