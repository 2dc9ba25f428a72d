import type { CardChange, ChangedPart } from '@/lib/contracts/dashboard-changes'
import { type CardRow, configOf, findMadeCard } from '../made-card'
import { matchCards } from '../match-cards'

/** A card as it is or was stored. */
export type ComparedCard = CardRow & { made?: unknown; sentence: string | null; removedAt: unknown }

/** What came, changed and went from the cards before to those after; removed ones are not there. */
export function cardChanges(
  before: ComparedCard[],
  after: ComparedCard[],
): { cards: CardChange[]; unchanged: number } {
  const [olds, news] = [before.flatMap(asked), after.flatMap(asked)]
  const pairs = matchCards(olds, news)
  const matched = new Set(pairs.values())
  const came = news.flatMap(({ row }, at) => (pairs.has(at) ? [] : [changeOf('came', row)]))
  const went = olds.flatMap(({ row }, at) => (matched.has(at) ? [] : [changeOf('went', row)]))
  const both = [...pairs].map(([at, old]) => compared(olds[old]!.row, news[at]!.row))
  const changed = both.filter(({ parts }) => parts.length > 0)
  return { cards: [...came, ...changed, ...went], unchanged: both.length - changed.length }
}

function asked(row: ComparedCard) {
  const made = row.removedAt ? null : findMadeCard(row as Parameters<typeof findMadeCard>[0])
  return made ? [{ row, made, query: configOf(row).query, sentence: row.sentence }] : []
}

const changeOf = (change: CardChange['change'], { type, title }: ComparedCard): CardChange => ({
  change,
  type: type as CardChange['type'],
  title,
  parts: [],
})

function compared(was: ComparedCard, now: ComparedCard): CardChange {
  const parts: ChangedPart[] = [
    ...(was.title === now.title ? [] : (['title'] as const)),
    ...(was.description === now.description ? [] : (['description'] as const)),
    ...(was.type === now.type ? [] : (['type'] as const)),
    ...(dataOf(was) === dataOf(now) ? [] : (['data'] as const)),
  ]
  const before = was.title === now.title ? {} : { title_before: was.title }
  return { ...changeOf('changed', now), ...before, parts }
}

/** The rows in their order; how their fields are ordered says nothing, and a figure's row repeats its title. */
function dataOf({ dataPreview, spec, type }: ComparedCard): string {
  if (type === 'kpi' || type === 'gauge') return JSON.stringify((spec as { value?: unknown }).value)
  const { rows = [] } = dataPreview as { rows?: Record<string, unknown>[] }
  return JSON.stringify(
    rows.map((row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  )
}
