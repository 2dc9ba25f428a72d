import { emptyPlan, type Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { type Item, is } from './item'
import { hasRows, readTyped, type TypedReading } from './read-typed'

/** Longer texts are several wishes. */
const textLengthMax = 400
/** So much of what a text says must be a part of a reading that is drawn. */
const coverageMin = 0.6

export interface TypedPlan {
  plan: Plan
  /** Words that ask for something and that nothing was made of. */
  left: string[]
  /** Whether one of them says by what, of which rows, or what is to be measured. */
  isBound: boolean
  /** How many things it asks for one by one. */
  wishes: number
  /** Whether it says how it is to be drawn. */
  namesChart: boolean
}

/** What a text asks for in typed parts; null where too much of it is left over. */
export function typedPlan(text: string, language: Plan['language'], data: Understanding): TypedPlan | null {
  if (text.length > textLengthMax) return null
  const reading = readTyped(text, language, data)
  if (!reading || !isTelling(reading, data)) return null
  const { left, cards, notes, isBound, items, wishes } = reading
  const told = left.length > 0 ? [`Nothing was made of ${left.map((word) => `“${word}”`).join(', ')}.`] : []
  const reason = [...new Set([...notes, ...told])].join(' ') || null
  const status = reason === null ? 'applied' : 'partly'
  return {
    plan: { ...emptyPlan(), language, cards, clauses: [{ clause: text, status, block: null, reason }] },
    left,
    isBound,
    wishes,
    namesChart: items.some((item) => is(item, ...charts) || /^histogram/.test(item.text)),
  }
}

const charts = ['bar', 'line', 'pie', 'donut', 'scatter', 'table', 'boxplot', 'heatmap', 'area', 'stacked']

/** A question for reasons is none for a chart; of what no row passes none is drawn. */
function isTelling({ items, left, cards, isGuessed }: TypedReading, data: Understanding): boolean {
  if (items.some((item) => is(item, 'why', 'forecast'))) return false
  // "where does my money go": what it goes to was not found
  if (is(items[0], 'where') && cards.every(({ x }) => x === null)) return false
  if (isGuessed && left.length > 0) return false
  const content = items.filter(isContent)
  return (
    left.length <= (1 - coverageMin) * content.length && cards.every(({ filters }) => hasRows(filters, data))
  )
}

const isContent = (item: Item): boolean => !item.isMark && !is(item, 'filler', 'light', 'of', 'in', 'with')
