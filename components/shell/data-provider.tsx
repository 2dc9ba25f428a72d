'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api-error'

const staleAfterMs = 15_000
const triesMax = 3

/** A refusal stays a refusal; only what may pass by itself is asked again. */
const shouldRetry = (failures: number, error: Error) =>
  failures < triesMax && (!(error instanceof ApiError) || error.retryable)

const makeQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleAfterMs, retry: shouldRetry } } })

/** What pages with data of their own stand on: the query cache and the toasts. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
