import type { CardBlock } from '@/components/charts/card-block'

export type Explorable = CardBlock<'bar'> | CardBlock<'line'> | CardBlock<'area'>

/** Of fewer points there is nothing to look into. */
const pointsMin = 3

/** Cards of values along an axis, which can be drawn in other ways and looked at in part. */
export const isExplorable = (block: CardBlock): block is Explorable =>
  (block.type === 'bar' || block.type === 'line' || block.type === 'area') &&
  block.data_preview.rows.length >= pointsMin

export const exploredTypes = ['line', 'area', 'bar'] as const
export type ExploredType = (typeof exploredTypes)[number]

/** As what a card can be drawn: a line through kinds that have no order would say that one leads to the next. */
export function exploredTypesOf({ type, spec, config, data_preview }: Explorable): readonly ExploredType[] {
  const isInOrder =
    config.query?.grain != null || data_preview.rows.every((row) => typeof row[spec.x] === 'number')
  return type === 'bar' && !isInOrder ? ['bar'] : exploredTypes
}
