import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { EditQueue } from './edit-queue'

/** Whether what was done is kept: said as it changes, with the way out where it is not. */
export function SaveState({ queue, onRetry }: { queue: EditQueue; onRetry: () => void }) {
  const { waiting, problem } = queue
  if (problem?.kind === 'retry') {
    return (
      <span role="alert" className="flex items-center gap-2 text-xs text-bad">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <span title={problem.message}>Couldn’t save.</span>
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      </span>
    )
  }
  const isSaving = waiting.length > 0
  const Icon = isSaving ? LoaderCircle : CircleCheck
  return (
    <span role="status" className="flex items-center gap-1.5 text-xs text-muted">
      <Icon aria-hidden className="size-4 shrink-0" />
      {isSaving ? 'Saving…' : 'Saved'}
    </span>
  )
}
