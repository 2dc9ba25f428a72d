import type { PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import type { Outcome } from './card-columns'

/** "authors that submit": rows that are counted by what no two of them share are one each. */
export function oneEach({ cards }: Outcome, { table, profile }: Understanding): string | null {
  const isOne = ({ x, y, type, metric, grain, filters, limit }: PlannedCard) =>
    x !== null &&
    y === null &&
    (type === 'bar' || type === null || type === 'pie') &&
    !metric &&
    grain === null &&
    limit === null &&
    filters.length === 0 &&
    table.rowCount > 1 &&
    profile.columns.some(
      ({ name, distinct, role }) => name === x && role === 'id' && distinct === table.rowCount,
    )
  const card = cards.find(isOne)
  return card ? `Each ${card.x} stands in one row, so that all counts are 1.` : null
}
