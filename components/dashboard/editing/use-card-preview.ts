import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '@/components/hooks/api'
import { useDebounced } from '@/components/hooks/use-debounced'
import { ApiError } from '@/lib/client/api-error'
import type { ChartBlock } from '@/lib/contracts/blocks'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { newCards } from './added-cards'
import { type Refusal, readRefusals } from './read-refusals'

/** What a sentence would make, as the server's grammar reads it. */
export type CardPreview =
  | { state: 'empty' }
  | { state: 'reading' }
  | { state: 'cards'; cards: ChartBlock[] }
  | { state: 'refused'; refusals: Refusal[] }
  | { state: 'failed'; message: string; retry: () => void }

/** Long enough to end a word in. */
const stillMs = 350

/**
 * The cards of a sentence, once the writing rests. One sentence is read at a time: a large table takes seconds, and the
 * sentence that came last is all that counts.
 */
export function useCardPreview(dashboard: Dashboard, sentence: string): CardPreview {
  const settled = useDebounced(sentence, stillMs)
  const [asked, setAsked] = useState('')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['card-preview', dashboard.id, dashboard.updated_at, asked],
    queryFn: () => api.createBlock(dashboard.id, { sentence: asked, dry_run: true }),
    enabled: asked !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!isFetching) setAsked(settled)
  }, [settled, isFetching])
  if (sentence === '') return { state: 'empty' }
  if (asked !== sentence || isFetching) return { state: 'reading' }
  if (data) return { state: 'cards', cards: newCards(data, dashboard) }
  return error ? problemOf(error, refetch) : { state: 'reading' }
}

function problemOf(error: Error, retry: () => void): CardPreview {
  const refusals = error instanceof ApiError ? readRefusals(error.details) : []
  return refusals.length > 0
    ? { state: 'refused', refusals }
    : { state: 'failed', message: error.message, retry }
}
