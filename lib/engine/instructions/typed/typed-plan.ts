import { emptyPlan, type Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { lostOr } from '../report/lost-or'
import { type Item, is } from './item'
import { hasRows, readTyped, type TypedReading } from './read-typed'
import { isRowId } from './row-id'

/** Longer texts are several wishes. */
const textLengthMax = 400
/** So many words may be left open, or so much of what a text says. */
const leftMin = 2
const leftShareMax = 0.5

export interface TypedPlan {
  plan: Plan
  /** Words that ask for something and that nothing was made of. */
  left: string[]
  /** How many things it asks for one by one. */
  wishes: number
  /** Words before a colon, that nothing is called by. */
  saidFirst: string[]
  /** Whether it says how it is to be drawn. */
  namesChart: boolean
  /** For each of its words that name a column, those that they may name or pick rows by. */
  named: string[][]
}

/** What a text asks for in typed parts; null where too much of it is left over. */
export function typedPlan(text: string, language: Plan['language'], data: Understanding): TypedPlan | null {
  if (text.length > textLengthMax) return null
  const reading = readTyped(text, language, data)
  if (!reading || !isTelling(reading, data)) return null
  const { left, cards, notes, items, wishes, saidFirst } = reading
  const told = left.length > 0 ? [`Nothing was made of ${left.map((word) => `“${word}”`).join(', ')}.`] : []
  const either = lostOr(items, { cards, filters: [] }, data)
  const reason = [...new Set([...notes, ...(either ? [either] : []), ...told])].join(' ') || null
  const status = reason === null ? 'applied' : 'partly'
  return {
    plan: { ...emptyPlan(), language, cards, clauses: [{ clause: text, status, block: null, reason }] },
    left,
    wishes,
    saidFirst,
    namesChart: items.some(
      (item, at) => is(item, ...charts) && !isOfRows(item, items[at - 1]) && !isColumn(item),
    ),
    named: items.flatMap((item) => {
      const [best, ...others] = item.columns
      if (!best || best.fit < namedFit || item.isRows || isRowId(item, data)) return []
      const columns = [best, ...others.filter(({ fit }) => fit > best.fit - likeMargin)].map(nameOf)
      return [[...columns, ...pickedBy(item)]]
    }),
  }

  /** The columns that it may pick rows by, as a value or a word for a state. */
  function pickedBy({ values, state }: Item): string[] {
    const sure = values.filter(({ fit }) => fit >= namedFit).map(({ column }) => nameOf({ index: column }))
    return [...sure, ...(state ? [state.column] : [])]
  }

  function nameOf({ index }: { index: number }): string {
    return data.table.columns[index]!.name
  }
}

/** "order lines", "per thousand lines": rows rather than how they are drawn. */
const isOfRows = (item: Item, before: Item | undefined): boolean =>
  is(item, 'rows') &&
  before !== undefined &&
  (before.columns.length > 0 || before.isUnknown || before.value !== null)

/** "on each line" of a column that is called so. */
const isColumn = ({ columns, isRows }: Item): boolean => isRows || (columns[0]?.fit ?? 0) >= sureFit

const sureFit = 0.95
const namedFit = 0.8
const likeMargin = 0.2
const charts = [
  'drawn',
  'bar',
  'line',
  'pie',
  'donut',
  'scatter',
  'table',
  'boxplot',
  'heatmap',
  'area',
  'stacked',
]

/** A question for reasons is none for a chart; of what no row passes none is drawn. */
function isTelling({ items, left, cards, isGuessed }: TypedReading, data: Understanding): boolean {
  const isNamed = ({ columns }: Item) => (columns[0]?.fit ?? 0) > namedFit
  if (items.some((item) => is(item, 'why', 'forecast') && !isNamed(item))) return false
  // "where does my money go": what it goes to was not found
  if (is(items[0], 'where') && cards.every(({ x }) => x === null)) return false
  if (isGuessed && left.length > 0) return false
  const content = items.filter(isContent)
  const isEnough = left.length <= Math.max(leftMin, leftShareMax * content.length)
  return isEnough && cards.every(({ filters }) => hasRows(filters, data))
}

const isContent = (item: Item): boolean => !item.isMark && !is(item, 'filler', 'light', 'of', 'in', 'with')
