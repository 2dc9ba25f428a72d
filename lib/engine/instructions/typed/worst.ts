import { splitName } from '../../names/name-words'
import { inferUpIsGood } from '../../profile/infer-direction'
import type { Understanding } from '../../understanding'
import type { Item } from './item'
import type { Measure, Rank, TypedRequest } from './request'

const worst = /^(?:worst|schlechtest\w*|pires?|peor(?:es)?|peggior[ei])$/

/** Whether the worst are asked for, and whether words beside it speak of what is bad, as a delay is. */
export function worstOf({ text }: Item, items: Item[]): Pick<Rank, 'isWorst' | 'isOfBad'> {
  if (!worst.test(text)) return {}
  const said = items.map((item) => inferUpIsGood(splitName(item.text)))
  return { isWorst: true, ...(said.includes(false) && !said.includes(true) && { isOfBad: true }) }
}

/** The order of the first few: of what is bad, as deaths are, the worst are the most, of all else the least. */
export function rankOrder(
  { order, isWorst, isOfBad }: Rank,
  measure: Measure,
  data: Understanding,
): Rank['order'] {
  const isGood = isUpGood(measure, data) ?? (isOfBad ? false : null)
  return isWorst && isGood === false ? 'desc' : order
}

/** Where nothing says whether much of it is good, what was taken for the worst is told. */
export function worstNote({ rank, measures }: TypedRequest, data: Understanding): string[] {
  const [measure] = measures
  if (!rank?.isWorst || !measure || isUpGood(measure, data) !== null) return []
  return [`The worst was taken to be the ${rank.isOfBad ? 'highest' : 'lowest'}.`]
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
