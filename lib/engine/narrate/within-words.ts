import { alikeWords, type Confounder, confounderWords, findConfounder } from '../insights/confounder'
import { identityBonds } from '../profile/identity-bonds'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions } from '../request/shown-rows'
import { differenceWithin, relationWithin, type WithinStrata } from '../stats/within-strata'
import { filterRows } from '../table/filter-rows'
import { gather, gatherCodes } from '../table/gather'

const rowsMax = 10_000

const differWords = {
  turns: 'it is the other way round',
  vanishes: 'they hardly differ',
  shrinks: 'they lie less than half as far apart',
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
  const rows = rowsOf(context, request)
  const { codes, values: names } = table.columns[x]!
  const [high, low] = ends.map((name) => names.indexOf(String(name)))
  const sides = Int8Array.from(gatherCodes(codes, rows), (code) =>
    code === high ? 1 : code === low ? 0 : -1,
  )
  const values = gather(table.columns[metric.column]!.numbers!, rows)
  const found = suspect(context, { rows, about: [x, metric.column] }, (strata) =>
    differenceWithin({ values, sides }, strata),
  )
  return found ? `; ${alikeWords(found)} ${differWords[found.within]}` : ''
}

/** `, but hardly among rows with the same rank`, where two numbers go together by that column alone. */
export function relationWords(context: CardContext, request: CardRequest, [x, y]: [number, number]): string {
  const rows = rowsOf(context, request)
  const [left, right] = [x, y].map((column) => gather(context.table.columns[column]!.numbers!, rows))
  return confounderWords(
    suspect(context, { rows, about: [x, y] }, (strata) => relationWithin(left!, right!, strata)),
  )
}

/** The rows of a card, at even distances where there are very many. */
function rowsOf(context: CardContext, request: CardRequest): Uint32Array {
  const keep = filterRows(context.table, openConditions(context, request))
  const rows = new Uint32Array(context.table.rowCount)
  let count = 0
  for (let row = 0; row < rows.length; row++) if (!keep || keep[row]) rows[count++] = row
  const step = Math.max(1, count / rowsMax)
  return step === 1
    ? rows.subarray(0, count)
    : Uint32Array.from({ length: rowsMax }, (_, i) => rows[Math.floor(i * step)]!)
}

interface Asked {
  rows: Uint32Array
  /** The columns that are told of. */
  about: number[]
}

function suspect(
  { table, profile, dimensions }: CardContext,
  { rows, about }: Asked,
  judge: (strata: Int32Array) => WithinStrata | null,
): Confounder | null {
  const areTied = identityBonds(profile.identities)
  const pairs = new Set(
    [...profile.forms, ...profile.dependencies].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
  )
  const areBound = (a: number, b: number) => areTied(a, b) || pairs.has(`${a} ${b}`)
  const columns = about.map((index) => profile.columns[index]!)
  return findConfounder({ table, profile, dimensions, areBound, about: columns, rows }, judge)
}
