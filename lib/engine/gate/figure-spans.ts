import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Filter } from '@/lib/contracts/query'
import type { Shown } from './invariant'

/** A stretch of the main date, in milliseconds. */
export interface FigureSpan {
  from: number
  until: number
}

/** Of when each figure of a card is: the last stretch of the main date among its filters, of no length where none is. */
export function figureSpans({ config }: BlockDraft, { profile }: Shown): FigureSpan[] {
  const time = profile.mainTime === null ? null : profile.columns[profile.mainTime]!.name
  return (config.evidence?.figures ?? []).map(({ filters }) => {
    const bound = (op: Filter['op']) =>
      momentOf(filters.findLast((filter) => filter.column === time && filter.op === op)?.value)
    return { from: bound('>='), until: bound('<') }
  })
}

const momentOf = (value: Filter['value'] | undefined): number =>
  typeof value === 'number' ? Date.UTC(value, 0, 1) : Date.parse(`${value}`.slice(0, 19))
