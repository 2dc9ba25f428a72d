import type { CardBlock } from '@/components/charts/card-block'
import { groupingOf } from '@/components/charts/series'

export type Explorable = CardBlock<'bar'> | CardBlock<'line'> | CardBlock<'area'>

/** Of fewer points there is nothing to look into. */
const pointsMin = 3

/** Cards of values along an axis, which can be drawn in other ways and looked at in part. */
export const isExplorable = (block: CardBlock): block is Explorable =>
  (block.type === 'bar' || block.type === 'line' || block.type === 'area') &&
  block.data_preview.rows.length >= pointsMin

export const exploredTypes = ['line', 'area', 'bar'] as const
export type ExploredType = (typeof exploredTypes)[number]

/** Whether what a card goes over has an order: periods, or numbers. */
export const isInOrder = ({ spec, config, data_preview }: Explorable) =>
  config.query?.grain != null || data_preview.rows.every((row) => typeof row[spec.x] === 'number')

/** As what a card can be drawn: a line through kinds that have no order would say that one leads to the next. */
export const exploredTypesOf = (block: Explorable): readonly ExploredType[] =>
  block.type === 'bar' && !isInOrder(block) ? ['bar'] : exploredTypes

/** Whether its series lie on each other, as they do on the card: what can't be added up never does. */
export function isStackedAs(block: Explorable, type: ExploredType): boolean {
  if (type === 'line' || groupingOf(block) === undefined) return false
  if (block.type === 'area') return block.spec.stacked !== false
  return block.type === 'bar' && block.config.stacked === true
}
