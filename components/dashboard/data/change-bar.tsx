import { RefreshCw } from 'lucide-react'
import { useRegenerate } from '@/components/hooks/use-regenerate'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useShowRegenerated } from '../use-show-regenerated'
import { nothingStaged } from './staged-changes'
import { stagedWords } from './staged-words'
import type { StagingProps } from './subject-section'

/** What was said otherwise, until it is done: together, for each run reads the whole table anew. */
export function ChangeBar({ dashboardId, dataset, staged, onStage }: StagingProps & { dashboardId: string }) {
  const { mutate, error, isPending } = useRegenerate(dashboardId)
  const onSuccess = useShowRegenerated(() => onStage(nothingStaged), 'It is read as you said.')
  const words = stagedWords({ staged, dataset })
  return (
    <div role="status" className="contents">
      {words.length > 0 ? (
        <section
          aria-label="Changes"
          className="sticky bottom-4 z-20 flex flex-col gap-3 rounded-lg border bg-raised p-4 shadow-raised"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <p className="min-w-0 flex-1 basis-64 text-sm break-words">
              <span className="font-medium">To be changed:</span> {words.join('; ')}.
            </p>
            <span className="flex gap-2">
              <Button variant="ghost" disabled={isPending} onClick={() => onStage(nothingStaged)}>
                Discard
              </Button>
              <Button variant="solid" disabled={isPending} onClick={() => mutate(staged, { onSuccess })}>
                <RefreshCw aria-hidden />
                {isPending ? 'Regenerating…' : 'Regenerate'}
              </Button>
            </span>
          </div>
          {error ? (
            <p role="alert" className="text-sm text-bad">
              {error.message}
            </p>
          ) : null}
          {isPending ? <Progress label="Regenerating the dashboard" percent={null} /> : null}
        </section>
      ) : null}
    </div>
  )
}
