import { alikeWords, confounderWords, findConfounder, findSuspect } from '../insights/confounder'
import type { Ratio } from '../metric/aggregation-rule'
import type { CardContext, CardRequest } from '../request/card'
import { rankValues } from '../stats/ranks'
import { differenceWithin, relationWithin } from '../stats/within-strata'
import { gather, gatherCodes } from '../table/gather'
import type { Table } from '../table/table'
import { cardRows, thirdAsked } from './third-columns'

const differWords = {
  turns: 'it is the other way round',
  vanishes: 'they hardly differ',
  shrinks: 'they lie less than half as far apart',
  unclear: 'it is not clear that they differ',
}

/** `; among rows with the same endpoint they hardly differ`, where the two groups differ by that column alone. */
export function differenceWords(
  context: CardContext,
  request: CardRequest,
  ends: [unknown, unknown],
): string {
  const { metric, x, grain } = request
  const { aggregation, column, ratio } = metric
  if (column === null || x === null || grain !== null || ratio?.each) return ''
  if (aggregation !== 'avg' && aggregation !== 'median') return ''
  const { table } = context
  const rows = cardRows(context, request)
  const { codes, values: names } = table.columns[x]!
  const [high, low] = ends.map((name) => names.indexOf(String(name)))
  const sides = Int8Array.from(gatherCodes(codes, rows), (code) =>
    code === high ? 1 : code === low ? 0 : -1,
  )
  const own = ratio ? sharesOf(table, ratio, rows) : { values: gather(table.columns[column]!.numbers!, rows) }
  // groups of what a few rows rule are told by their middle, which goes by ranks
  const told = aggregation === 'median' ? { values: rankValues(own.values).ranks } : own
  const about = ratio ? [x, column, ratio.numerator, ratio.denominator] : [x, column]
  // steps of a number whose ends never meet are compared by all that lies between
  const steps = table.columns[x]!.numbers
  const between = steps ? gather(steps, rows) : null
  const found = findSuspect(
    thirdAsked(context, { rows, about }),
    (strata) =>
      differenceWithin({ ...told, sides }, strata) ??
      (between && relationWithin(between, told.values, strata)),
  )
  return found ? `; ${alikeWords(found)} ${differWords[found.within]}` : ''
}

/** A sum over a sum is an average of what rows come to, each with as much as it is over. */
function sharesOf({ columns }: Table, { numerator, denominator }: Ratio, rows: Uint32Array) {
  const [above, weights] = [numerator, denominator].map((index) => gather(columns[index]!.numbers!, rows))
  return { values: above!.map((value, row) => value / weights![row]!), weights: weights! }
}

/** `, but hardly among rows with the same rank`, where two numbers go together by that column alone. */
export function relationWords(context: CardContext, request: CardRequest, [x, y]: [number, number]): string {
  const rows = cardRows(context, request)
  const [left, right] = [x, y].map((column) => gather(context.table.columns[column]!.numbers!, rows))
  return confounderWords(
    findConfounder(thirdAsked(context, { rows, about: [x, y] }), (strata) =>
      relationWithin(left!, right!, strata),
    ),
  )
}
