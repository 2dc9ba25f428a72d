import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { isFilter, queryConditions } from '../table/condition'
import { type Invariant, withoutWords } from './invariant'

/** What is said stands on the same rows as what is drawn: each figure carries the conditions of its card. */
export const ownRows: Invariant = {
  insight: ({ evidence }, { filters }) =>
    evidence.figures.every((figure) => isAmong(figure, filters.filter(isFilter))),
  card(block, { filters }) {
    const own = block.config.query?.filters ?? queryConditions(filters).filters ?? []
    const figures = block.config.evidence?.figures ?? []
    // a caption of a course may speak of more than the complete periods that are drawn
    const conditions = own.filter(({ column }) => !isTimeBound(block, column))
    return figures.every((figure) => isAmong(figure, conditions)) ? block : withoutWords(block)
  },
}

const isTimeBound = ({ type, spec, clause }: Parameters<NonNullable<Invariant['card']>>[0], column: string) =>
  clause === undefined && (type === 'line' || type === 'area' || type === 'bar') && spec.x === column

function isAmong({ filters, within }: Figure, conditions: Filter[]): boolean {
  const told = [...filters, ...(within?.filters ?? [])].map((filter) => JSON.stringify(filter))
  return conditions.every((filter) => told.includes(JSON.stringify(filter)))
}
