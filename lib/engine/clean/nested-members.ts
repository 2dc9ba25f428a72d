import { type Column, missingCode, type Table } from '../table/table'
import { isSummed } from './matching-sums'
import { withoutAccents } from './month-names'

/** Names of a whole that is made of others; compared without accents, lower case. */
const wholeName =
  /^(?:(?:grand |sub-?)?totals?|all|overall|world|worldwide|global|alle|gesamt|insgesamt|welt|total general|ensemble|tous|toutes|tout|monde|todos|todas|mundo|tutti|tutte|mondo)\b|\b(?:total|totals|gesamt|insgesamt)$/
/** Revenue is costs and profit too, and yet no whole among its parts. */
const accountName =
  /revenue|sales|profit|margin|cost|expense|income|\btax|ebit|cogs|umsatz|kosten|gewinn|erloes|charges|produit|benefice|ingres|gasto|coste/
const members = { least: 4, most: 40 }
const [columnsMax, measuresMax, keysMax] = [6, 4, 4]
/** Sums may differ by rounding of the parts. */
const slack = 0.001
/** Two groups may agree by chance, three and more do not. */
const groupsMin = 3
const partsMin = 2
/** A search among parts is given up after so many steps. */
const stepsMax = 20_000

/**
 * A whole among its parts at several heights: "World" is the continents together and the countries together, in each
 * year. Rows of all that is made of others are set to 0 in `keep`; gives their names.
 */
export function findNestedMembers(table: Table, keep: Uint8Array): string[] {
  const measures = table.columns.filter(isSummed).slice(0, measuresMax)
  for (const column of table.columns.filter(mayNest).slice(0, columnsMax)) {
    const keys = table.columns.filter((key) => key !== column && isKey(key, column, table)).slice(0, keysMax)
    for (const key of keys) {
      const wholes = measures
        .filter((measure) => measure !== key)
        .map((measure) => wholesOf(column, vectorsOf({ column, key, measure })))
        .find(({ size }) => size > 1)
      if (wholes) return leaveOut(column, wholes, keep)
    }
  }
  return []
}

const plainOf = (name: string) => withoutAccents(name.toLowerCase())

function mayNest({ type, numbers, values }: Column): boolean {
  if (type !== 'text' || numbers || values.length < members.least || values.length > members.most)
    return false
  return (
    values.some((name) => wholeName.test(plainOf(name))) &&
    !values.some((name) => accountName.test(plainOf(name)))
  )
}

/** One row for each member and value of the key. */
function isKey(key: Column, column: Column, { rowCount }: Table): boolean {
  const { length } = key.values
  if (length < groupsMin || rowCount > column.values.length * length) return false
  const seen = new Uint8Array(column.values.length * length)
  for (let row = 0; row < rowCount; row++) {
    const [group, code] = [key.codes[row]!, column.codes[row]!]
    if (group === missingCode || code === missingCode || seen[code * length + group]) return false
    seen[code * length + group] = 1
  }
  return true
}

function vectorsOf({
  column,
  key,
  measure,
}: {
  column: Column
  key: Column
  measure: Column
}): Float64Array[] {
  const vectors = column.values.map(() => new Float64Array(key.values.length))
  for (let row = 0; row < column.codes.length; row++) {
    const number = measure.numbers![row]!
    if (!Number.isNaN(number)) vectors[column.codes[row]!]![key.codes[row]!] = number
  }
  return vectors
}

/** The members that are made of others: the named whole of all parts, and those between. None where it has no name. */
function wholesOf(column: Column, vectors: Float64Array[]): Set<number> {
  const none = new Set<number>()
  if (vectors.some((vector) => vector.some((number) => number < 0))) return none
  const sizes = vectors.map((vector) => vector.reduce((sum, number) => sum + number, 0))
  const order = [...sizes.keys()].filter((code) => sizes[code]! > 0).sort((a, b) => sizes[b]! - sizes[a]!)
  const top = order[0]
  if (top === undefined || !wholeName.test(plainOf(column.values[top]!))) return none
  const wholes = new Set<number>()
  // from the small ones up, so that a whole is tried with single members alone
  for (const code of [...order].reverse()) {
    const parts = order.filter((part) => part !== code && !wholes.has(part) && sizes[part]! <= sizes[code]!)
    if (parts.length < partsMin) continue
    if (code === top ? isSumOf(vectors, code, parts) : isSumOfSome(vectors, code, parts)) wholes.add(code)
  }
  return wholes.has(top) ? wholes : none
}

const isNear = (sum: number, whole: number) => Math.abs(sum - whole) <= slack * Math.abs(whole)

const isSumOf = (vectors: Float64Array[], whole: number, parts: number[]): boolean =>
  vectors[whole]!.every((own, at) =>
    isNear(
      parts.reduce((sum, part) => sum + vectors[part]![at]!, 0),
      own,
    ),
  )

/** Whether some of the parts are the whole together, in every group. */
function isSumOfSome(vectors: Float64Array[], whole: number, parts: number[]): boolean {
  const rest = parts.map((_, from) => parts.slice(from).reduce((sum, part) => sum + vectors[part]![0]!, 0))
  let steps = 0
  const chosen: number[] = []
  const search = (from: number, missing: number): boolean => {
    if (++steps > stepsMax) return false
    const own = vectors[whole]![0]!
    if (chosen.length >= partsMin && Math.abs(missing) <= slack * own && isSumOf(vectors, whole, chosen))
      return true
    for (let at = from; at < parts.length && rest[at]! >= missing - slack * own; at++) {
      if (vectors[parts[at]!]![0]! > missing + slack * own) continue
      chosen.push(parts[at]!)
      if (search(at + 1, missing - vectors[parts[at]!]![0]!)) return true
      chosen.pop()
    }
    return false
  }
  return search(0, vectors[whole]![0]!)
}

function leaveOut(column: Column, wholes: Set<number>, keep: Uint8Array): string[] {
  const names: string[] = []
  column.codes.forEach((code, row) => {
    if (!wholes.has(code)) return
    keep[row] = 0
    names.push(column.values[code]!)
  })
  return names
}
