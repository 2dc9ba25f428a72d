import type { Dashboard } from '@/lib/contracts/dashboard'
import { withMadeCards } from './added-cards'
import { applied, type Change, type Edit, editOf } from './edits'

/** What is shown and what is still to be saved: changes are shown at once and sent one after the other. */
export interface EditQueue {
  /** As the server has it. */
  saved: Dashboard
  /** Not saved yet, oldest first; the first one is being sent. */
  waiting: { name: string; change: Change }[]
  past: Edit[]
  /** What was undone, newest first. */
  future: Edit[]
  problem: Problem | null
}

export interface Problem {
  /** `retry` for what may pass, `changed` where another tab was first, `refused` for what can't be saved. */
  kind: 'retry' | 'changed' | 'refused'
  message: string
  /** What was not saved and is no longer shown. */
  lost: { name: string; change: Change }[]
}

export type QueueEvent =
  | { type: 'do'; change: Change }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; dashboard: Dashboard }
  | { type: 'failed'; message: string }
  | { type: 'refused'; message: string }
  | { type: 'changed'; dashboard: Dashboard }
  | { type: 'retry' }
  | { type: 'again' }
  | { type: 'dismiss' }

export const emptyQueue = (saved: Dashboard): EditQueue => ({
  saved,
  waiting: [],
  past: [],
  future: [],
  problem: null,
})

/** The dashboard with all that was done to it, saved or not. */
export const shownOf = ({ saved, waiting }: EditQueue): Dashboard =>
  waiting.reduce((dashboard, { change }) => applied(dashboard, change), saved)

export function queueAfter(queue: EditQueue, event: QueueEvent): EditQueue {
  switch (event.type) {
    case 'do':
      return done(queue, event.change)
    case 'undo': {
      const edit = queue.past.at(-1)
      if (!edit || edit.back.length === 0) return queue
      const next = withWaiting(queue, `Undo: ${edit.name}`, edit.back)
      return { ...next, past: queue.past.slice(0, -1), future: [edit, ...queue.future] }
    }
    case 'redo': {
      const [edit, ...future] = queue.future
      if (!edit) return queue
      const next = withWaiting(queue, edit.name, edit.forth)
      return { ...next, past: [...queue.past, edit], future }
    }
    case 'saved':
      return { ...withMadeCards(queue, event.dashboard), saved: event.dashboard }
    case 'failed':
      return { ...queue, problem: { kind: 'retry', message: event.message, lost: [] } }
    case 'refused':
      return dropped(queue, { kind: 'refused', message: event.message, lost: queue.waiting.slice(0, 1) })
    case 'changed':
      return {
        ...dropped(queue, { kind: 'changed', message: elsewhere, lost: queue.waiting }),
        saved: event.dashboard,
      }
    case 'retry':
    case 'dismiss':
      return { ...queue, problem: null }
    case 'again':
      return doneAgain({ ...queue, problem: null }, queue.problem?.lost ?? [])
  }
}

const elsewhere = 'This dashboard was changed elsewhere meanwhile.'

const doneAgain = (queue: EditQueue, lost: Problem['lost']): EditQueue =>
  lost.reduce((next, { change }) => done(next, change), queue)

function done(queue: EditQueue, change: Change): EditQueue {
  const edit = editOf(shownOf(queue), change)
  if (!edit) return queue
  return { ...withWaiting(queue, edit.name, edit.forth), past: [...queue.past, edit], future: [] }
}

const withWaiting = (queue: EditQueue, name: string, changes: Change[]): EditQueue => ({
  ...queue,
  waiting: [...queue.waiting, ...changes.map((change) => ({ name, change }))],
})

/** Ways back from what is not there any more lead nowhere. */
const dropped = (queue: EditQueue, problem: Problem): EditQueue => ({
  ...queue,
  waiting: queue.waiting.slice(problem.lost.length),
  past: [],
  future: [],
  problem,
})
