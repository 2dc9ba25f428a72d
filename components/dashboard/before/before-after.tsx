'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { api } from '@/components/hooks/api'
import { Button } from '@/components/ui/button'
import { FoldMark } from '@/components/ui/fold-mark'
import { useToast } from '@/components/ui/toast'
import type { DashboardChanges, KeepVersion } from '@/lib/contracts/dashboard-changes'
import { changeLines, changeSummary } from './change-words'
import { versionTimes } from './version-times'

interface BeforeAfterProps {
  dashboardId: string
  changes: DashboardChanges
}

const told: Record<KeepVersion['keep'], string> = {
  new: 'The new dashboard stays',
  old: 'The dashboard is as it was before',
}

/** What making the dashboard anew has changed, and the choice between the two. */
export function BeforeAfter({ dashboardId, changes }: BeforeAfterProps) {
  const router = useRouter()
  const toast = useToast()
  const keep = useMutation({
    mutationFn: (input: KeepVersion) => api.keepDashboardVersion(dashboardId, input),
    onSuccess: (_, input) => {
      toast({ title: told[input.keep] })
      startTransition(() => router.refresh())
    },
    onError: ({ message }) => {
      toast({ title: 'Nothing has changed', detail: message })
      startTransition(() => router.refresh())
    },
  })
  const { before, after, title_before: title, cards } = changes
  if (before === null || after === null || (cards.length === 0 && title === null)) return null
  const decide = (kept: KeepVersion['keep']) => keep.mutate({ keep: kept, before, after })
  const made = versionTimes(before, after)
  const isBusy = keep.isPending || keep.isSuccess
  return (
    <section aria-labelledby="before-after" className="rounded-lg border bg-surface p-4 text-sm print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="before-after" className="font-semibold">
            Before and after
          </h2>
          <p className="figures text-muted">
            Made anew on {made.after}; the dashboard of {made.before} is kept. Cards: {changeSummary(changes)}
            .
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => decide('old')}>
            Go back to the old
          </Button>
          <Button disabled={isBusy} variant="solid" onClick={() => decide('new')}>
            Keep the new
          </Button>
        </div>
      </div>
      <details className="mt-2" open={cards.length <= openMax}>
        <summary className="flex w-fit items-center gap-1">
          <FoldMark />
          What is different
        </summary>
        <ul className="mt-2 flex flex-col gap-1">
          {title === null ? null : (
            <li>
              <span className="inline-block w-20 text-muted">Title</span>was “{title}”
            </li>
          )}
          {changeLines(changes).map(({ head, title: card, detail }, at) => (
            <li key={`${head} ${card} ${String(at)}`}>
              <span className="inline-block w-20 text-muted">{head}</span>
              {card}
              {detail ? <span className="text-muted">: {detail}</span> : null}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** A longer list is opened by those who want it. */
const openMax = 6
