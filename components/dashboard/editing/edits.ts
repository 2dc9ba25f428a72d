import type { CardSize, ChartBlock, Layout } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { drawAs } from '@/lib/contracts/draw-as'

interface CardChanges {
  title?: string
  description?: string
  size?: CardSize | null
  hidden?: boolean
  type?: CardType
}

/** One thing that somebody does to a dashboard. */
export type Change =
  | { kind: 'title'; title: string }
  | { kind: 'description'; description: string }
  /** Ids of cards; those that it does not name follow. */
  | { kind: 'order'; ids: string[] }
  | { kind: 'colors'; color_scheme: Layout['color_scheme'] }
  | { kind: 'card'; id: string; changes: CardChanges }
  | { kind: 'remove'; id: string }
  | { kind: 'restore'; id: string }
  /** Cards as they were previewed, which have other ids once they are saved; at the end where no place is given. */
  | { kind: 'add'; sentence: string; place: number | null; blocks: ChartBlock[] }

/** A change with the one that takes it back. */
export interface Edit {
  /** What was done, as in "Undo: …". */
  name: string
  forth: Change[]
  /** Empty for cards that are being added: once they are saved it is known which ones to take out. */
  back: Change[]
}

export const inOrder = ({ layout, chart_blocks }: Dashboard): ChartBlock[] =>
  layout.chart_order.flatMap((at) => chart_blocks[at] ?? [])

/** The dashboard as it will be once the change is saved. A card that comes back comes with the server's answer. */
export function applied(dashboard: Dashboard, change: Change): Dashboard {
  switch (change.kind) {
    case 'title':
      return { ...dashboard, title: change.title }
    case 'description':
      return { ...dashboard, description: change.description }
    case 'order':
      return withLayout(dashboard, { chart_order: orderOf(dashboard, change.ids) })
    case 'colors':
      return withLayout(dashboard, { color_scheme: change.color_scheme })
    case 'card': {
      const blocks = dashboard.chart_blocks.map((block) =>
        block.id === change.id ? changed(block, change.changes) : block,
      )
      return { ...dashboard, chart_blocks: blocks }
    }
    case 'remove':
      return without(dashboard, change.id)
    case 'restore':
      return dashboard
    case 'add':
      return withCards(dashboard, change)
  }
}

/** Indexes of the cards in the order of their ids. */
export function orderOf({ chart_blocks, layout }: Dashboard, ids: string[]): number[] {
  const indexOf = new Map(chart_blocks.map(({ id }, index) => [id, index]))
  const named = ids.flatMap((id) => indexOf.get(id) ?? [])
  return [...new Set([...named, ...layout.chart_order])]
}

const withLayout = (dashboard: Dashboard, layout: Partial<Layout>): Dashboard => ({
  ...dashboard,
  layout: { ...dashboard.layout, ...layout },
})

function changed(block: ChartBlock, { size, hidden, type, ...texts }: CardChanges): ChartBlock {
  const config = {
    ...block.config,
    ...(size !== undefined && { size: size ?? undefined }),
    ...(hidden !== undefined && { hidden: hidden || undefined }),
  } as ChartBlock['config']
  const now = { ...block, ...texts, config } as ChartBlock
  const way = config.alternatives?.find((one) => one.type === type)
  return way ? (drawAs(now, way) as ChartBlock) : now
}

function without(dashboard: Dashboard, id: string): Dashboard {
  const left = inOrder(dashboard).filter((block) => block.id !== id)
  const chart_blocks = dashboard.chart_blocks.filter((block) => block.id !== id)
  const next = { ...dashboard, chart_blocks }
  const chart_order = left.map((block) => chart_blocks.indexOf(block))
  return withLayout(next, { chart_order })
}

function withCards(dashboard: Dashboard, { blocks, place }: Extract<Change, { kind: 'add' }>): Dashboard {
  const { chart_order: order } = dashboard.layout
  const added = blocks.map((_, at) => dashboard.chart_blocks.length + at)
  const chart_order = order.toSpliced(place ?? order.length, 0, ...added)
  return withLayout({ ...dashboard, chart_blocks: [...dashboard.chart_blocks, ...blocks] }, { chart_order })
}

/** A change with its way back, from how the dashboard stands. Null where nothing would change. */
export function editOf(dashboard: Dashboard, change: Change): Edit | null {
  const name = nameOf(dashboard, change)
  if (change.kind === 'add') return { name, forth: [change], back: [] }
  const back = wayBack(dashboard, change)
  if (!back || JSON.stringify(back) === JSON.stringify(change)) return null
  return { name, forth: [change], back: [back] }
}

function wayBack(dashboard: Dashboard, change: Exclude<Change, { kind: 'add' }>): Change | null {
  switch (change.kind) {
    case 'title':
      return { kind: 'title', title: dashboard.title }
    case 'description':
      return { kind: 'description', description: dashboard.description }
    case 'order':
      return { kind: 'order', ids: inOrder(dashboard).map(({ id }) => id) }
    case 'colors':
      return { kind: 'colors', color_scheme: dashboard.layout.color_scheme }
    case 'card': {
      const block = blockOf(dashboard, change.id)
      return block ? { ...change, changes: asBefore(block, change.changes) } : null
    }
    case 'remove':
      return { kind: 'restore', id: change.id }
    case 'restore':
      return { kind: 'remove', id: change.id }
  }
}

function asBefore({ title, description, type, config }: ChartBlock, changes: CardChanges): CardChanges {
  const before = {
    title,
    description,
    type,
    size: config.size ?? null,
    hidden: config.hidden ?? false,
  }
  return Object.fromEntries(
    (Object.keys(changes) as (keyof CardChanges)[]).map((field) => [field, before[field]]),
  )
}

const blockOf = ({ chart_blocks }: Dashboard, id: string) => chart_blocks.find((block) => block.id === id)

function nameOf(dashboard: Dashboard, change: Change): string {
  if (change.kind === 'title') return 'Rename the dashboard'
  if (change.kind === 'description') return 'Describe the dashboard'
  if (change.kind === 'order') return 'Move a card'
  if (change.kind === 'colors') return 'Change the colours'
  if (change.kind === 'add') return `Add “${change.sentence}”`
  const title = `“${blockOf(dashboard, change.id)?.title ?? 'the card'}”`
  if (change.kind === 'remove') return `Remove ${title}`
  if (change.kind === 'restore') return `Put ${title} back`
  return `${cardVerb(change.changes)} ${title}`
}

function cardVerb({ title, description, size, hidden, type }: CardChanges): string {
  if (title !== undefined) return 'Rename'
  if (description !== undefined) return 'Describe'
  if (type !== undefined) return 'Draw otherwise'
  if (size !== undefined) return 'Resize'
  return hidden ? 'Hide' : 'Show'
}
