import type { Token } from '../tokens'
import { asFiller } from './explained'
import type { Item } from './item'

const namedFit = 0.8
/** What says how something is measured, of which rows, or how it is drawn. */
const asking =
  'avg median sum count share rate percentile by per only without top bottom which growth running vs list drawn bar line pie donut scatter table boxplot heatmap area stacked'.split(
    ' ',
  )

/** "Two things: …", "for the yearly report I need: …": what names nothing of the data before a colon only leads to the rest. */
export function withSaidFirst(items: Item[], tokens: Token[]): Item[] {
  const colon = tokens.findIndex(({ isExplaining }) => isExplaining)
  const isLead = ({ to }: Item) => to <= colon
  const isPlain = items.filter(isLead).every((item) => !isOfData(item))
  return isPlain
    ? items.map((item) => (isLead(item) ? { ...asFiller(item), isLead: item.isUnknown } : item))
    : items
}

const isOfData = ({ columns, values, state, period, isRows, isPercent, concepts }: Item): boolean =>
  [...columns, ...values].some(({ fit }) => fit >= namedFit) ||
  state !== null ||
  // "in 2024: sales by branch"
  period !== null ||
  isRows ||
  isPercent ||
  asking.some((concept) => concepts.has(concept))
