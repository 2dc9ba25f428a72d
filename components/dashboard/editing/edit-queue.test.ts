import { describe, expect, it } from 'vitest'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { dashboardExample } from '@/lib/openapi/examples/dashboard'
import { type EditQueue, emptyQueue, type QueueEvent, queueAfter, shownOf } from './edit-queue'
import { applied, type Change, inOrder } from './edits'

const alternatives = [
  {
    type: 'donut' as const,
    title: '',
    spec: { values: 'amount', grouping: 'region', aggregation: 'sum' },
    reason: '',
  },
]
const dashboard: Dashboard = {
  ...dashboardExample,
  chart_blocks: dashboardExample.chart_blocks.map((block) =>
    block.type === 'bar' ? { ...block, config: { ...block.config, alternatives } } : block,
  ),
}
const [kpi, bar, words] = dashboard.chart_blocks.map(({ id }) => id) as [string, string, string]

const queued = (queue: EditQueue, ...events: QueueEvent[]) => events.reduce(queueAfter, queue)
const does = (change: Change): QueueEvent => ({ type: 'do', change })
/** As the server would have it. */
const saves = (queue: EditQueue): EditQueue =>
  queue.waiting.reduce(
    (next, { change }) => queueAfter(next, { type: 'saved', dashboard: applied(next.saved, change) }),
    queue,
  )

const changes: Change[] = [
  { kind: 'title', title: 'Mine' },
  { kind: 'description', description: '' },
  { kind: 'order', ids: [kpi, bar, words] },
  { kind: 'colors', color_scheme: { primary: '#aa0000', secondary: '#00aa00', accent: '#0000aa' } },
  { kind: 'card', id: bar, changes: { title: 'Mine' } },
  { kind: 'card', id: bar, changes: { size: 'full' } },
  { kind: 'card', id: kpi, changes: { size: null } },
  { kind: 'card', id: bar, changes: { hidden: true } },
  { kind: 'card', id: bar, changes: { type: 'donut' } },
]

describe('what is done to a dashboard', () => {
  it.each(changes)('is shown at once, undone and redone: %j', (change) => {
    const first = emptyQueue(dashboard)
    const done = queued(first, does(change))
    expect(shownOf(done)).not.toEqual(dashboard)
    expect(done.waiting).toHaveLength(1)
    const redone = queued(saves(done), { type: 'undo' }, { type: 'redo' })
    expect(redone.waiting.map((one) => one.change)).toEqual([...(done.past[0]?.back ?? []), change])
    const { kind } = change
    // Back to a type that is no alternative here: only the server knows it.
    if (kind === 'card' && change.changes.type) return
    expect(JSON.stringify(shownOf(queued(done, { type: 'undo' })))).toBe(JSON.stringify(dashboard))
    expect(shownOf(redone)).toEqual(shownOf(done))
  })

  it('is nothing where it stands so already', () => {
    const queue = queued(emptyQueue(dashboard), does({ kind: 'title', title: dashboard.title }))
    expect(queue).toEqual(emptyQueue(dashboard))
  })

  it('may be to remove a card, which leaves the others in their order', () => {
    const queue = queued(emptyQueue(dashboard), does({ kind: 'remove', id: kpi }))
    expect(inOrder(shownOf(queue)).map(({ id }) => id)).toEqual([words, bar])
    expect(queued(queue, { type: 'undo' }).waiting.at(-1)?.change).toEqual({ kind: 'restore', id: kpi })
  })

  it('forgets what was undone once something else is done', () => {
    const queue = queued(emptyQueue(dashboard), does(changes[0]!), { type: 'undo' }, does(changes[1]!))
    expect(queued(queue, { type: 'redo' })).toBe(queue)
  })
})

describe('cards that are added', () => {
  const previewed = { ...dashboard.chart_blocks[0]!, id: 'previewed', title: 'New' }
  const add: Change = { kind: 'add', sentence: 'new', place: 1, blocks: [previewed] }
  const real = { ...previewed, id: 'real' }
  const saved = applied(dashboard, { ...add, blocks: [real] })
  const order = ['previewed', words, kpi, bar]
  const added = queued(emptyQueue(dashboard), does(add))

  it('are shown at their place before they are saved, and last without one', () => {
    expect(inOrder(shownOf(added)).map(({ id }) => id)).toEqual([words, 'previewed', kpi, bar])
    const last = queued(emptyQueue(dashboard), does({ ...add, place: null }))
    expect(inOrder(shownOf(last)).at(-1)).toEqual(previewed)
  })

  it('are not undone before it is known which they are, then taken out and put back', () => {
    expect(queued(added, { type: 'undo' })).toBe(added)
    const undone = queued(added, { type: 'saved', dashboard: saved }, { type: 'undo' })
    expect(undone.waiting.map(({ change }) => change)).toEqual([{ kind: 'remove', id: 'real' }])
    expect(shownOf(undone)).toEqual(dashboard)
    const redone = queued(undone, { type: 'redo' })
    expect(redone.waiting.at(-1)).toEqual({ name: 'Add “new”', change: { kind: 'restore', id: 'real' } })
  })

  it('are named as they are in what was done meanwhile', () => {
    const moved = queued(added, does({ kind: 'order', ids: order }), { type: 'saved', dashboard: saved })
    expect(moved.waiting.map(({ change }) => change)).toEqual([
      { kind: 'order', ids: ['real', words, kpi, bar] },
    ])
    expect(queued(moved, { type: 'undo' }).waiting.at(-1)?.change).toEqual({
      kind: 'order',
      ids: [words, 'real', kpi, bar],
    })
  })

  it('leave nothing where they are refused', () => {
    const refused = queued(added, { type: 'refused', message: 'It is full.' })
    expect([shownOf(refused), refused.past]).toEqual([dashboard, []])
  })
})

describe('what is not saved', () => {
  const done = queued(emptyQueue(dashboard), does(changes[0]!), does(changes[1]!))

  it('is kept to be tried again where that may help', () => {
    const failed = queued(done, { type: 'failed', message: 'No answer.' })
    expect([failed.waiting, failed.problem?.kind]).toEqual([done.waiting, 'retry'])
    expect(queued(failed, { type: 'retry' })).toEqual(done)
  })

  it('gives way to what another tab has written, and can be done on top of it', () => {
    const newest = { ...dashboard, title: 'Theirs', updated_at: '2026-11-22T00:00:00.000Z' }
    const late = queued(done, { type: 'changed', dashboard: newest })
    expect(shownOf(late)).toEqual(newest)
    expect(late.problem?.lost.map(({ name }) => name)).toEqual([
      'Rename the dashboard',
      'Describe the dashboard',
    ])
    const again = queued(late, { type: 'again' })
    expect(shownOf(again)).toEqual({ ...newest, title: 'Mine', description: '' })
    expect(shownOf(queued(again, { type: 'undo' }, { type: 'undo' }))).toEqual(newest)
  })

  it('is given up alone where it is refused', () => {
    const refused = queued(done, { type: 'refused', message: 'title: must not be empty' })
    expect(shownOf(refused)).toEqual({ ...dashboard, description: '' })
    expect(refused.problem?.lost).toEqual([done.waiting[0]])
  })
})
