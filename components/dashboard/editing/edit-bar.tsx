import { Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { EditQueue, QueueEvent } from './edit-queue'
import { SaveState } from './save-state'
import { Tool } from './tool'

interface EditBarProps {
  queue: EditQueue
  send: (event: QueueEvent) => void
  onDone: () => void
  /** What else can be done to the dashboard as a whole. */
  children: ReactNode
}

/** Stays in sight while a dashboard is edited. */
export function EditBar({ queue, send, onDone, children }: EditBarProps) {
  const undone = queue.past.at(-1)
  const redone = queue.future[0]
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that removed a card has gone with it.
    if (undone?.forth[0]?.kind === 'remove' && document.activeElement === document.body) undo.current?.focus()
  }, [undone])
  return (
    <section
      aria-label="Editing"
      className="sticky top-16 z-20 flex flex-wrap items-center gap-2 rounded-lg border bg-raised p-2 shadow-raised"
    >
      <Tool
        ref={undo}
        icon={Undo2}
        label={undone ? `Undo: ${undone.name}` : 'Undo'}
        isOff={!undone || undone.back.length === 0}
        onClick={() => send({ type: 'undo' })}
      />
      <Tool
        icon={Redo2}
        label={redone ? `Redo: ${redone.name}` : 'Redo'}
        isOff={!redone}
        onClick={() => send({ type: 'redo' })}
      />
      {children}
      <span className="ml-auto flex items-center gap-3">
        <SaveState queue={queue} onRetry={() => send({ type: 'retry' })} />
        <Button variant="solid" onClick={onDone} disabled={queue.waiting.length > 0}>
          Done
        </Button>
      </span>
    </section>
  )
}
