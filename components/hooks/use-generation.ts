import { useQuery } from '@tanstack/react-query'
import type { Generation } from '@/lib/contracts/generation'
import { api } from './api'

const pollMs = 700

/** A generation, read again and again until it has ended. */
export function useGeneration(initial: Generation) {
  return useQuery({
    queryKey: ['generation', initial.id],
    queryFn: ({ signal }) => api.getGeneration(initial.id, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  })
}
