import type { ClauseReport } from '@/lib/contracts/analysis'
import { upperFirst } from '@/lib/format/first-letter'
import type { CardContext, CardRequest } from '../request/card'
import { conditionColumns } from '../table/condition'

type Outcome = Pick<ClauseReport, 'status' | 'reason'>

/** Where fewer of the orders have several values, each is nearly always of one, and what is drawn is told of. */
const severalMin = 0.2
const nearestMax = 3

/**
 * An amount of an order that is split by what is of its lines would be given to its first line's value: what to say
 * instead of it, or beside it where but few orders have several. Null where the amount and what splits it are of the same.
 */
export function splitApart(context: CardContext, { metric, x, group, filters }: CardRequest): Outcome | null {
  const { columns, apart = [] } = context.profile
  if (metric.column === null || metric.aggregation.startsWith('count')) return null
  const { numerator, denominator } = metric.ratio ?? { numerator: metric.column, denominator: null }
  const own = apart.filter(({ measure }) => measure === numerator || measure === denominator)
  const name = (index: number) => columns[index]!.name
  const splitting = own.filter(({ other }) => other === x || other === group)
  const chosen = [...context.filters, ...filters].flatMap(conditionColumns)
  const choosing = own.filter(({ other }) => chosen.includes(name(other)))
  const [most] = [...splitting, ...choosing].sort((a, b) => b.severalShare - a.severalShare)
  if (!most) return null
  const head = name(most.head)
  const measure = upperFirst(columns[most.measure]!.label)
  const why = `${measure} is one number for each “${head}”, which may have several of “${name(most.other)}”`
  if (splitting.includes(most) && most.severalShare >= severalMin)
    return { status: 'not_possible', reason: `${why}: it can’t be split by it.${nearest(context, own)}` }
  return { status: 'partly', reason: `${why}: each is counted with its first row.` }
}

function nearest({ profile }: CardContext, apart: { other: number; head: number }[]): string {
  const isShared = (index: number) => apart.every(({ other, head }) => index !== other && index !== head)
  const names = profile.dimensions
    .filter(isShared)
    .slice(0, nearestMax)
    .map((index) => profile.columns[index]!.name)
  return names.length > 0 ? ` It can be by ${names.join(', ')}.` : ''
}
