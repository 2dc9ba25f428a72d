import type { ThirdAsked } from '../insights/confounder'
import { identityBonds } from '../profile/identity-bonds'
import type { Profile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions } from '../request/shown-rows'
import { filterRows } from '../table/filter-rows'

const rowsMax = 10_000

/** The rows of a card, at even distances where there are very many. */
export function cardRows(context: CardContext, request: CardRequest): Uint32Array {
  const keep = filterRows(context.table, openConditions(context, request))
  const rows = new Uint32Array(context.table.rowCount)
  let count = 0
  for (let row = 0; row < rows.length; row++) if (!keep || keep[row]) rows[count++] = row
  const step = Math.max(1, count / rowsMax)
  return step === 1
    ? rows.subarray(0, count)
    : Uint32Array.from({ length: rowsMax }, (_, i) => rows[Math.floor(i * step)]!)
}

/** What may be asked of third columns, of what a card tells of the columns `about`. */
export function thirdAsked(
  { table, profile, dimensions }: CardContext,
  { rows, about }: { rows: Uint32Array; about: number[] },
): ThirdAsked {
  const areBound = boundOf(profile)
  return { table, profile, dimensions, areBound, about: about.map((index) => profile.columns[index]!), rows }
}

type AreBound = ThirdAsked['areBound']
const known = new WeakMap<Profile, AreBound>()

/** Which columns are tied by arithmetic, by form or by one another; the same for all cards. */
function boundOf(profile: Profile): AreBound {
  const found = known.get(profile)
  if (found) return found
  const areTied = identityBonds(profile.identities)
  const pairs = new Set(
    [...profile.forms, ...profile.dependencies].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
  )
  const areBound: AreBound = (a, b) => areTied(a, b) || pairs.has(`${a} ${b}`)
  known.set(profile, areBound)
  return areBound
}
