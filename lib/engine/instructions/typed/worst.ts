import { splitName } from '../../names/name-words'
import { inferUpIsGood } from '../../profile/infer-direction'
import type { Understanding } from '../../understanding'
import type { Item } from './item'
import type { Measure, Rank, TypedRequest } from './request'

const worst = /^(?:worst|schlechtest\w*|pires?|peor(?:es)?|peggior[ei])$/

export const worstOf = ({ text }: Item): Pick<Rank, 'isWorst'> => (worst.test(text) ? { isWorst: true } : {})

/** The order of the first few: of what is bad, as deaths are, the worst are the most, of all else the least. */
export function rankOrder({ order, isWorst }: Rank, measure: Measure, data: Understanding): Rank['order'] {
  return isWorst && isUpGood(measure, data) === false ? 'desc' : order
}

/** Where nothing says whether much of it is good, what was taken for the worst is told. */
export function worstNote({ rank, measures }: TypedRequest, data: Understanding): string[] {
  const [measure] = measures
  if (!rank?.isWorst || !measure || isUpGood(measure, data) !== null) return []
  return ['The worst was taken to be the lowest.']
}

function isUpGood(measure: Measure, { table, profile }: Understanding): boolean | null {
  const ofColumn = (index: number) => profile.columns[index]!.upIsGood
  switch (measure.kind) {
    case 'rows':
      return null
    case 'column':
      return ofColumn(measure.column)
    case 'ratio':
      return ofColumn(measure.numerator)
    case 'rate':
    case 'part':
      return ofCondition(measure.of)
    case 'made':
      return inferUpIsGood(splitName(measure.asked.name))
    case 'formula':
      return null
  }

  function ofCondition({ column, op, value }: Extract<Measure, { kind: 'rate' }>['of']): boolean | null {
    if (op !== '=') return null
    const own = typeof value === 'string' ? inferUpIsGood(splitName(value)) : null
    return own ?? ofColumn(table.columns.findIndex(({ name }) => name === column))
  }
}
