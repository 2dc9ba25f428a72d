import type { CardBlock } from '@/components/charts/card-block'
import type { CardType } from '@/lib/contracts/cards'
import { cardAnchor } from './card-anchor'

/** A question that cards of a dashboard answer, and where the first of them stands. */
export interface DashboardSection {
  name: string
  anchor: string
}

const sectionOfType: Partial<Record<CardType, string>> = {
  kpi: 'Key figures',
  line: 'Over time',
  area: 'Over time',
  insight: 'What stands out',
  table: 'Rows',
  choropleth: 'Where',
  geomap: 'Where',
  histogram: 'How it spreads',
  boxplot: 'How it spreads',
  scatter: 'What goes together',
  bubble: 'What goes together',
  heatmap: 'What goes together',
}

/** The questions in the order in which the cards come to them; a shorter way than this is walked without a map. */
const sectionsMin = 3

export function sectionsOf(blocks: CardBlock[], order: number[]): DashboardSection[] {
  const sections = new Map<string, string>()
  order
    .flatMap((index) => blocks[index] ?? [])
    .forEach(({ type, position }, at) => {
      const name = at === 0 && type === 'insight' ? 'In short' : (sectionOfType[type] ?? 'Compared')
      if (!sections.has(name)) sections.set(name, cardAnchor(position))
    })
  return sections.size < sectionsMin ? [] : [...sections].map(([name, anchor]) => ({ name, anchor }))
}
