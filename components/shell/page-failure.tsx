'use client'

import { Button } from '@/components/ui/button'

interface PageFailureProps {
  /** What the log knows the failure by. */
  digest: string | null
  onRetry: () => void
}

export function PageFailure({ digest, onRetry }: PageFailureProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-sm flex-1 flex-col px-4 py-24 outline-none"
    >
      <h1 className="text-xl font-semibold">Something broke on our side</h1>
      <p className="mt-2 text-sm text-muted">
        Your files and dashboards are safe. Trying again may be enough.
      </p>
      {digest ? <p className="mt-2 font-mono text-xs text-faint">Reference {digest}</p> : null}
      <Button variant="solid" onClick={onRetry} className="mt-6 self-start">
        Try again
      </Button>
    </main>
  )
}
