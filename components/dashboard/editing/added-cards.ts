import type { ChartBlock } from '@/lib/contracts/blocks'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { type Change, type Edit, inOrder } from './edits'

interface Queued {
  saved: Dashboard
  waiting: { name: string; change: Change }[]
  past: Edit[]
  future: Edit[]
}

/** Those of a dashboard that another has not, in their order. */
export const newCards = (dashboard: Dashboard, before: Dashboard): ChartBlock[] => {
  const known = new Set(before.chart_blocks.map(({ id }) => id))
  return inOrder(dashboard).filter(({ id }) => !known.has(id))
}

/** The ids of cards that are shown as they were previewed, until they are saved. */
export const pendingIds = ({ waiting }: Pick<Queued, 'waiting'>): Set<string> =>
  new Set(waiting.flatMap(({ change }) => (change.kind === 'add' ? change.blocks.map(({ id }) => id) : [])))

/**
 * The queue once its first change is saved. Where that has added cards, it is known by now which they are: they can be
 * taken out and put back, and an order that was made meanwhile names them as they are.
 */
export function withMadeCards<Queue extends Queued>(queue: Queue, dashboard: Dashboard): Queue {
  const [first, ...waiting] = queue.waiting
  if (first?.change.kind !== 'add') return { ...queue, waiting }
  const { change: added } = first
  const made = newCards(dashboard, queue.saved).map(({ id }) => id)
  const idOf = new Map(added.blocks.map(({ id }, at) => [id, made[at] ?? id]))
  const named = (edit: Edit): Edit => {
    const [forth, back] = edit.forth.includes(added)
      ? [putBack(made), takeOut(made)]
      : [withIds(edit.forth, idOf), withIds(edit.back, idOf)]
    return { ...edit, forth, back }
  }
  return {
    ...queue,
    waiting: waiting.map((one) => ({ ...one, change: withId(one.change, idOf) })),
    past: queue.past.map(named),
    future: queue.future.map(named),
  }
}

const putBack = (ids: string[]): Change[] => ids.map((id) => ({ kind: 'restore', id }))
const takeOut = (ids: string[]): Change[] => ids.map((id) => ({ kind: 'remove', id }))
const withIds = (changes: Change[], idOf: Map<string, string>) =>
  changes.map((change) => withId(change, idOf))

/** Of cards that are not saved yet, only the place can be changed. */
const withId = (change: Change, idOf: Map<string, string>): Change =>
  change.kind === 'order' ? { ...change, ids: change.ids.map((id) => idOf.get(id) ?? id) } : change
