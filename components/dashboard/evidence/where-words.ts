import type { Figure } from '@/lib/contracts/analysis'
import { describeConditions, describeFilter } from '../describe-query'

/** The rows that a number is of. */
export function whereWords({ filters, within }: Figure): string {
  const shared = new Set(within?.filters?.map(describeFilter))
  const own = filters
    .map(describeFilter)
    .filter((words) => !shared.has(words))
    .join(' and ')
  if (!within) return own || 'all rows'
  const rows = `among rows only ${describeConditions(within).join(', only ')}`
  return own ? `${own}, ${rows}` : rows
}
