import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Generation } from '@/lib/contracts/generation'
import { api } from './api'
import { listenToGeneration } from './generation-events'

/** While events come, a look now and then is for proxies that keep them back; without events, it is all there is. */
const pollMs = { heard: 4000, deaf: 700 }

/** A generation as it goes on, until it has ended. */
export function useGeneration(initial: Generation) {
  const isHeard = useGenerationEvents(initial)
  return useQuery({
    queryKey: keyOf(initial.id),
    queryFn: ({ signal }) => api.getGeneration(initial.id, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.status === 'processing' ? pollMs[isHeard ? 'heard' : 'deaf'] : false,
  })
}

/** Puts what events tell beside what was read; gives whether they can be heard. */
function useGenerationEvents({ id, status }: Generation): boolean {
  const queries = useQueryClient()
  const [isHeard, setHeard] = useState(true)
  useEffect(() => {
    if (status !== 'processing') return
    return listenToGeneration(id, {
      onProgress: (progress) =>
        queries.setQueryData<Generation>(keyOf(id), (known) => known && { ...known, progress }),
      onEnd: (generation) => queries.setQueryData(keyOf(id), generation),
      onLost: () => setHeard(false),
    })
  }, [id, status, queries])
  return isHeard
}

const keyOf = (id: string) => ['generation', id]
