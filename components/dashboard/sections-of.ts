import type { CardBlock } from '@/components/charts/card-block'
import { axisName } from '@/components/charts/text/column-text'
import type { Layout, SectionNames } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import { lowerFirst } from '@/lib/format/first-letter'
import { cardAnchor } from './card-anchor'
import { type DashboardRow, rowsOf } from './pack-rows'
import { englishNames } from './section-names'

/** A question that cards of a dashboard answer, and where the first of them stands. */
export interface DashboardSection {
  name: string
  anchor: string
}

/** What a good analyst would be asked, by the cards that answer it. */
const questionOfType: Partial<Record<CardType, Question>> = {
  kpi: 'howMuch',
  line: 'course',
  area: 'course',
  insight: 'standsOut',
  table: 'rows',
  histogram: 'spread',
  scatter: 'together',
  bubble: 'together',
  heatmap: 'together',
}
type Question = Exclude<keyof SectionNames, 'more' | 'and'>

const questionOf = ({ type }: CardBlock, isFirst: boolean): Question =>
  isFirst && type === 'insight' ? 'inShort' : (questionOfType[type] ?? 'differs')

/** What stands folded behind the others. */
export const furtherAnchor = 'further-cards'

/** The questions in the order in which the rows come to them; a shorter way than this is walked without a map. */
const sectionsMin = 3

/** Where notes on the data stand, they answer the last of them. */
export function sectionsOf(
  blocks: CardBlock[],
  { chart_order: order, sections: words = englishNames }: Pick<Layout, 'chart_order' | 'sections'>,
  hasNotes = false,
): DashboardSection[] {
  const sections = new Map<string, string>()
  const { shown, further } = rowsOf(blocks, order)
  shown
    .flatMap(({ cards }) => cards)
    .forEach(({ block }, at) => {
      const name = words[questionOf(block, at === 0)]
      if (!sections.has(name)) sections.set(name, cardAnchor(block.position))
    })
  if (sections.size < sectionsMin) return []
  if (further.length > 0) sections.set(words.further, furtherAnchor)
  if (hasNotes) sections.set(words.trust, 'data-notes')
  return [...sections].map(([name, anchor]) => ({ name, anchor }))
}

/** Cards that come back to a question more often than this stand in an order of their own. */
const returnsMax = 3

/**
 * What stands above each row, null where nothing does: the question that it and those after it answer; where it was
 * answered above, of what it is answered now. Nothing at all where there is little to part, or where cards go to and fro.
 */
export function headingsOf(rows: DashboardRow[], words: SectionNames = englishNames): (string | null)[] {
  const names = rows.map(({ cards }, at) => questionOf(cards[0]!.block, at === 0))
  const starts = names.map((name, at) => name !== names[at - 1])
  const questions = new Set(names).size
  const isParted = questions >= sectionsMin && starts.filter(Boolean).length - questions <= returnsMax
  const measuresFrom = (at: number) => {
    const end = starts.indexOf(true, at + 1)
    return measuresOf(rows.slice(at, end < 0 ? undefined : end))
  }
  return names.map((name, at) => {
    if (!isParted || !starts[at] || name === 'inShort') return null
    const first = names.indexOf(name)
    if (first === at) return words[name]
    const [measures, before] = [measuresFrom(at), new Set(measuresFrom(first))]
    const areOthers = measures !== null && !measures.some((measure) => before.has(measure))
    const said = measures?.map(lowerFirst).join(` ${words.and} `)
    return areOthers ? `${words[name]}: ${said}` : words.more.replace('{1}', lowerFirst(words[name]))
  })
}

/** More of them would be a list, not a heading. */
const measuresMax = 2

/** The numbers that the cards of some rows draw; null where they are many, or a card draws none on an axis. */
function measuresOf(rows: DashboardRow[]): string[] | null {
  const blocks = rows.flatMap(({ cards }) => cards.map(({ block }) => block))
  if (!blocks.every(isPlot)) return null
  const measures = [...new Set(blocks.map((block) => axisName(block, 'y')))]
  return measures.length <= measuresMax ? measures : null
}

const isPlot = (block: CardBlock): block is CardBlock<'bar' | 'line' | 'area'> =>
  block.type === 'bar' || block.type === 'line' || block.type === 'area'
