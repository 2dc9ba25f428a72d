import { type Column, missingCode, type Table } from '../table/table'
import { decimalsOf } from './is-sum-of'
import { isSummed } from './matching-sums'
import { withoutAccents } from './month-names'
import { sumSurprise } from './sum-surprise'

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
/** One whole alone is no nest. */
const wholesMin = 2
/** What no name tells as a whole is one of so many parts, in so many numbers of each row. */
const unnamed = { partsMin: 5, measuresMin: 2 }
/** A whole stands beside a part at the least: what has a value for each row, as an id, holds none of both. */
const rowsPerGroupMin = 2
/** So many bits beyond all ways to choose parts must say that sums are none by chance: to leave rows out, and to tell of them. */
const surprise = { sure: 20, told: 7 }
/** A search among parts is given up after so many steps: all ways to take some of 17 are fewer. */
const stepsMax = 200_000

/** All rows of what is made of others. */
export interface Nest {
  rows: number[]
  /** What each of them is called. */
  names: string[]
  /** False where they may be rows of their own. */
  isSure: boolean
}

/**
 * A whole among its parts at several heights: "World" is the continents together and the countries together, in each
 * year. Null where there is none.
 */
export function findNestedMembers(table: Table): Nest | null {
  let unsure: Nest | null = null
  const measures = table.columns.filter(isSummed).slice(0, measuresMax)
  for (const column of table.columns.filter(mayNest).slice(0, columnsMax).sort(byLength)) {
    const keys = table.columns.filter((key) => key !== column && isKey(key, column, table)).slice(0, keysMax)
    for (const key of keys) {
      const told = measures
        .filter((measure) => measure !== key)
        .map((measure) => membersOf({ column, key, measure }))
      for (const members of told) {
        const wholes = wholesIn(column, members)
        if (wholes.size < wholesMin) continue
        if (isToldWhole(column, { wholes, told })) return nestOf(column, { wholes, isSure: true })
        if (areNoChance({ wholes, told }, surprise.told, 1))
          unsure ??= nestOf(column, { wholes, isSure: false })
      }
    }
  }
  return unsure
}

const plainOf = (name: string) => withoutAccents(name.toLowerCase())

function mayNest({ type, numbers, values }: Column): boolean {
  if (type !== 'text' || numbers || values.length < members.least || values.length > members.most)
    return false
  return !values.some((name) => accountName.test(plainOf(name)))
}

/** Of a key and a name the name is told. */
const byLength = (a: Column, b: Column): number => lengthOf(b) - lengthOf(a)
const lengthOf = ({ values }: Column): number =>
  values.reduce((sum, { length }) => sum + length, 0) / values.length

const isNamed = ({ values }: Column, code: number): boolean => wholeName.test(plainOf(values[code]!))

const sizeOf = (vector: Float64Array): number => vector.reduce((sum, number) => sum + number, 0)

function greatest(vectors: Float64Array[]): number {
  const sizes = vectors.map(sizeOf)
  return sizes.indexOf(Math.max(...sizes))
}

/** Three heights or more that come to the same in each group. */
const levelsMin = 3

/** Whether all members are so many times the greatest of them, in every group: each height is the whole once more. */
function areLevels({ vectors, slackOf }: Members): boolean {
  const top = vectors[greatest(vectors)]!
  const levels = Math.round(vectors.reduce((sum, vector) => sum + sizeOf(vector), 0) / sizeOf(top))
  const isOff = (own: number, at: number) => {
    const sum = vectors.reduce((all, vector) => all + vector[at]!, 0)
    return Math.abs(sum - levels * own) > slackOf(sum, levels * vectors.length)
  }
  return levels >= levelsMin && !top.some(isOff)
}

/** The wholes of members that add up to the last digit; where the greatest is called a whole, also of rounded ones. */
function wholesIn(column: Column, members: Members): Wholes {
  const isTold = isNamed(column, greatest(members.vectors))
  const exact = isTold || areLevels(members) ? wholesOf(members) : new Map()
  return exact.size > 0 || !isTold ? exact : wholesOf({ ...members, slackOf: (whole) => slack * whole })
}

/** Whether the greatest of the wholes is called so, or each is the same parts in other numbers as well, many in all. */
function isToldWhole(column: Column, { wholes, told }: Told): boolean {
  const [top] = wholes.keys()
  if (isNamed(column, top!)) return true
  const isMany = column.values.length - wholes.size >= unnamed.partsMin
  return isMany && areNoChance({ wholes, told }, surprise.sure, unnamed.measuresMin)
}

/** Whether in so many numbers all wholes are sums, the greatest beyond chance in each of them, those between in one. */
function areNoChance({ wholes, told }: Told, bits: number, measuresMin: number): boolean {
  const [top] = wholes.keys()
  const isBeyond = (members: Members, whole: number, more: number) =>
    surpriseOf(members, wholes.get(whole)!) >= members.vectors.length + more
  const agreeing = told.filter(
    (members) =>
      [...wholes].every(([whole, parts]) => isSumOf(members, whole, parts)) && isBeyond(members, top!, bits),
  )
  return (
    agreeing.length >= measuresMin &&
    [...wholes.keys()].every((whole) => agreeing.some((members) => isBeyond(members, whole, surprise.told)))
  )
}

const surpriseOf = ({ vectors, step, slackOf }: Members, parts: number[]): number =>
  sumSurprise(
    parts.map((part) => vectors[part]!),
    { step, slack: slackOf(0, parts.length) },
  )

/** One row for each member and value of the key. */
function isKey(key: Column, column: Column, { rowCount }: Table): boolean {
  const { length } = key.values
  if (length < groupsMin || rowCount > column.values.length * length) return false
  if (rowCount < rowsPerGroupMin * length) return false
  const seen = new Uint8Array(column.values.length * length)
  for (let row = 0; row < rowCount; row++) {
    const [group, code] = [key.codes[row]!, column.codes[row]!]
    if (group === missingCode || code === missingCode || seen[code * length + group]) return false
    seen[code * length + group] = 1
  }
  return true
}

/** By member that is made of others: these. */
type Wholes = ReadonlyMap<number, number[]>

interface Told {
  wholes: Wholes
  /** By measure. */
  told: Members[]
}

interface Members {
  /** By member: its number in each group. */
  vectors: Float64Array[]
  /** One of their last digit. */
  step: number
  /** How far a sum of so many parts may lie from a whole. */
  slackOf: (whole: number, parts: number) => number
}

function membersOf({ column, key, measure }: { column: Column; key: Column; measure: Column }): Members {
  const vectors = column.values.map(() => new Float64Array(key.values.length))
  for (let row = 0; row < column.codes.length; row++) {
    const number = measure.numbers![row]!
    if (!Number.isNaN(number)) vectors[column.codes[row]!]![key.codes[row]!] = number
  }
  const decimals = decimalsOf(measure)
  const step = 10 ** -decimals
  // what is counted adds up or does not; what is measured was rounded
  const rounding = decimals > 0 ? 0.5 : 0
  return { vectors, step, slackOf: (_, parts) => step * (rounding * parts + 0.01) }
}

/** The members that are made of others, first the whole of all parts, then those between; none where there is no such whole. */
function wholesOf(members: Members): Wholes {
  const { vectors } = members
  const none: Wholes = new Map()
  if (vectors.some((vector) => vector.some((number) => number < 0))) return none
  const sizes = vectors.map(sizeOf)
  const order = [...sizes.keys()].filter((code) => sizes[code]! > 0).sort((a, b) => sizes[b]! - sizes[a]!)
  const top = order[0]
  if (top === undefined) return none
  const wholes = new Map<number, number[]>()
  // from the small ones up, so that a whole is tried with single members alone
  for (const code of [...order].reverse()) {
    const parts = order.filter((part) => part !== code && !wholes.has(part) && sizes[part]! <= sizes[code]!)
    if (parts.length < partsMin) continue
    const made = code !== top ? someOf(members, code, parts) : isSumOf(members, code, parts) ? parts : null
    if (made) wholes.set(code, made)
  }
  const all = wholes.get(top)
  return all ? new Map([[top, all], ...wholes]) : none
}

const isSumOf = ({ vectors, slackOf }: Members, whole: number, parts: number[]): boolean =>
  vectors[whole]!.every((own, at) => {
    const sum = parts.reduce((all, part) => all + vectors[part]![at]!, 0)
    return Math.abs(sum - own) <= slackOf(own, parts.length)
  })

/** Some of the parts that are the whole together, in every group; null where none are. */
function someOf(members: Members, whole: number, parts: number[]): number[] | null {
  const { vectors } = members
  const own = vectors[whole]!.reduce((most, sum) => Math.max(most, sum), 0)
  const group = vectors[whole]!.indexOf(own)
  const slackHere = members.slackOf(own, parts.length)
  const numbers = parts.map((part) => vectors[part]![group]!)
  const rest = parts.map((_, from) => numbers.slice(from).reduce((sum, number) => sum + number, 0))
  let steps = 0
  const chosen: number[] = []
  const search = (from: number, missing: number): boolean => {
    if (++steps > stepsMax) return false
    if (chosen.length >= partsMin && Math.abs(missing) <= slackHere && isSumOf(members, whole, chosen))
      return true
    for (let at = from; at < parts.length && rest[at]! >= missing - slackHere; at++) {
      if (numbers[at]! > missing + slackHere) continue
      chosen.push(parts[at]!)
      if (search(at + 1, missing - numbers[at]!)) return true
      chosen.pop()
    }
    return false
  }
  return search(0, own) ? chosen : null
}

function nestOf({ codes, values }: Column, { wholes, isSure }: { wholes: Wholes; isSure: boolean }): Nest {
  const rows = [...codes.keys()].filter((row) => wholes.has(codes[row]!))
  return { rows, names: rows.map((row) => values[codes[row]!]!), isSure }
}
