import type { Computed } from '@/lib/contracts/query'
import { metricOf } from '../../metric/metric'
import type { PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { isTime } from '../columns/column-kinds'

const drawn = new Set([null, 'bar', 'line', 'area'])

/** Cards of which something is computed; null where their values make no whole, or have no order to go along. */
export function computedCards(
  cards: PlannedCard[],
  computed: Computed,
  understanding: Understanding,
): PlannedCard[] | null {
  const { table } = understanding
  const indexOf = (name: string | null) => table.columns.findIndex((column) => column.name === name)
  const canBe = ({ x, y, aggregation, metric, type, sort, limit }: PlannedCard): boolean => {
    if (x === null || !drawn.has(type)) return false
    const isSum = !metric && metricOf(understanding, y === null ? null : indexOf(y), aggregation).isAdditive
    if (computed === 'share_of_total') return isSum
    const isInOrder = isTime(understanding, indexOf(x)) && limit === null && (!sort || sort.by === 'x')
    return isInOrder && sort?.order !== 'desc' && (isSum || computed !== 'running_total')
  }
  return cards.every(canBe) ? cards.map((card) => ({ ...card, computed })) : null
}
