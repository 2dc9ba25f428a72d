import type { CardChange, ChangedPart, DashboardChanges } from '@/lib/contracts/dashboard-changes'
import { formatCount } from '@/lib/format/format-count'

const heads: Record<CardChange['change'], string> = { came: 'New', changed: 'Changed', went: 'Gone' }
const parts: Record<ChangedPart, string> = {
  title: 'title',
  description: 'words',
  type: 'kind of chart',
  data: 'numbers',
}

export interface ChangeLine {
  head: string
  title: string
  /** What else there is to say; empty where that is all. */
  detail: string
}

/** One line a card that is not as it was. */
export const changeLines = ({ cards }: Pick<DashboardChanges, 'cards'>): ChangeLine[] =>
  cards.map(({ change, title, title_before: before, parts: changed }) => ({
    head: heads[change],
    title,
    detail: [before ? `was “${before}”` : '', changed.map((part) => parts[part]).join(', ')]
      .filter(Boolean)
      .join('; '),
  }))

/** How many came, changed, went and stayed: `2 new, 1 changed, 9 as before`. */
export function changeSummary({ cards, unchanged }: Pick<DashboardChanges, 'cards' | 'unchanged'>): string {
  const count = (wanted: CardChange['change']) => cards.filter(({ change }) => change === wanted).length
  const said = [
    [count('came'), 'new'],
    [count('changed'), 'changed'],
    [count('went'), 'gone'],
    [unchanged, 'as before'],
  ] as const
  return said.flatMap(([number, word]) => (number > 0 ? `${formatCount(number)} ${word}` : [])).join(', ')
}
