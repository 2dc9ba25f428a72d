import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Problem, QueueEvent } from './edit-queue'

interface EditProblemProps {
  problem: Problem
  send: (event: QueueEvent) => void
}

/** What was not saved, and why; where another tab was first, with a way to do it on top. */
export function EditProblem({ problem: { kind, message, lost }, send }: EditProblemProps) {
  const names = lost.map(({ name }) => name).join(', ')
  return (
    <Notice tone="bad" title={kind === 'changed' ? 'Changed in another tab' : 'That can’t be saved'}>
      <p>
        {kind === 'changed'
          ? `${message} You see its newest state now. Not saved: ${names}.`
          : `${message} Not saved: ${names}.`}
      </p>
      <p className="mt-2 flex gap-2">
        {kind === 'changed' ? (
          <Button size="sm" onClick={() => send({ type: 'again' })}>
            Do it again on top
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => send({ type: 'dismiss' })}>
          {kind === 'changed' ? 'Leave it' : 'Close'}
        </Button>
      </p>
    </Notice>
  )
}
