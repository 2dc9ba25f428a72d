import { alikeWords, confounderWords, findConfounder, findSuspect } from '../insights/confounder'
import type { CardContext, CardRequest } from '../request/card'
import { differenceWithin, relationWithin } from '../stats/within-strata'
import { gather, gatherCodes } from '../table/gather'
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
  if (metric.aggregation !== 'avg' || metric.column === null || x === null || grain !== null) return ''
  // a sum over a sum is no average of what its rows come to
  if (metric.ratio !== null) return ''
  const { table } = context
  const rows = cardRows(context, request)
  const { codes, values: names } = table.columns[x]!
  const [high, low] = ends.map((name) => names.indexOf(String(name)))
  const sides = Int8Array.from(gatherCodes(codes, rows), (code) =>
    code === high ? 1 : code === low ? 0 : -1,
  )
  const values = gather(table.columns[metric.column]!.numbers!, rows)
  const found = findSuspect(thirdAsked(context, { rows, about: [x, metric.column] }), (strata) =>
    differenceWithin({ values, sides }, strata),
  )
  return found ? `; ${alikeWords(found)} ${differWords[found.within]}` : ''
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
