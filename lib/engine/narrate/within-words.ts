import { identityBonds } from '../profile/identity-bonds'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions } from '../request/shown-rows'
import { differenceWithin, relationWithin, type WithinStrata } from '../stats/within-strata'
import { filterRows } from '../table/filter-rows'

/** More groups leave too few rows in each. */
const strataMax = 30
const rowsMax = 10_000

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
  const sides = Int8Array.from(rows, (row) => (codes[row] === high ? 1 : codes[row] === low ? 0 : -1))
  const values = Float64Array.from(rows, (row) => table.columns[metric.column!]!.numbers![row]!)
  const found = suspect(context, { rows, about: [x, metric.column] }, (strata) =>
    differenceWithin({ values, sides }, strata),
  )
  if (!found) return ''
  const how = found.within === 'turns' ? 'it is the other way round' : 'they hardly differ'
  return `; among rows with the same ${found.label} ${how}`
}

/** `, but hardly among rows with the same rank`, where two numbers go together by that column alone. */
export function relationWords(context: CardContext, request: CardRequest, [x, y]: [number, number]): string {
  const rows = rowsOf(context, request)
  const numbersOf = (column: number) =>
    Float64Array.from(rows, (row) => context.table.columns[column]!.numbers![row]!)
  const [left, right] = [numbersOf(x), numbersOf(y)]
  const found = suspect(context, { rows, about: [x, y] }, (strata) => relationWithin(left, right, strata))
  if (!found) return ''
  return `, but ${found.within === 'turns' ? 'the other way round' : 'hardly'} among rows with the same ${found.label}`
}

/** The rows of a card, at even distances where there are very many. */
function rowsOf(context: CardContext, request: CardRequest): number[] {
  const keep = filterRows(context.table, openConditions(context, request))
  const rows: number[] = []
  for (let row = 0; row < context.table.rowCount; row++) if (!keep || keep[row]) rows.push(row)
  const step = Math.max(1, rows.length / rowsMax)
  return step === 1 ? rows : Array.from({ length: rowsMax }, (_, i) => rows[Math.floor(i * step)]!)
}

interface Asked {
  rows: number[]
  /** The columns that are told of. */
  about: number[]
}

/** The third column that turns a finding round, or else one among whose like rows it is gone. */
function suspect(
  { table, profile, dimensions }: CardContext,
  { rows, about }: Asked,
  judge: (strata: Int32Array) => WithinStrata | null,
): { label: string; within: WithinStrata } | null {
  const areTied = identityBonds(profile.identities)
  const pairs = new Set(
    [...profile.forms, ...profile.dependencies].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
  )
  const found = dimensions
    .filter(({ distinct, role }) => distinct <= strataMax && role !== 'time')
    .filter(({ index }) => !table.columns[index]!.derivedFrom)
    .filter(({ index, name }) =>
      about.every(
        (own) => profile.columns[own]!.name !== name && !areTied(own, index) && !pairs.has(`${own} ${index}`),
      ),
    )
    .map(({ index, label }) => {
      const { codes } = table.columns[index]!
      return { label, within: judge(Int32Array.from(rows, (row) => codes[row]!)) }
    })
    .flatMap(({ label, within }) => (within === null || within === 'stays' ? [] : [{ label, within }]))
  return found.find(({ within }) => within === 'turns') ?? found[0] ?? null
}
