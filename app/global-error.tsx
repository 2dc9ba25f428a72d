'use client'

import './globals.css'
import { PageFailure } from '@/components/shell/page-failure'

export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col">
        <PageFailure digest={error.digest ?? null} onRetry={reset} />
      </body>
    </html>
  )
}
