import type { ColumnProfile, Profile } from '../profile/profile'
import { profileTable } from '../profile/profile-table'
import { correlate } from '../stats/correlation'
import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import { numberColumn } from './number-column'

/** Fewer groups of several rows say nothing of what is of a group. */
const groupsMin = 20
const rowsPerHead = { least: 1.1, most: 30 }
/** So surely a value is the same on all rows of a group, or stands on its first row alone. */
const sureMin = 0.99
/** Of the groups whose value is not the commonest one: where nearly all are nought, all rows agree. */
const ownGroupsMin = 10
/** What changes inside so many of the groups is of a row. */
const changingMin = 0.05

/** An amount of a higher thing (an order) that stands on each of its rows (its lines), counted once. */
export interface OnceColumn {
  column: Column
  source: ColumnProfile
  head: ColumnProfile
  /** Whether it is the more the more rows there are: what they come to together. */
  isTotal: boolean
  /** How it may be put together over the higher things. */
  additivity: ColumnProfile['additivity']
}

export interface Once {
  made: OnceColumn[]
  /** What is of the higher thing, and what is of a row: no figure tells the one by the other; made columns by place. */
  apart: {
    measure: ColumnProfile
    other: ColumnProfile
    head: ColumnProfile
    /** Of all of the higher things, those on whose rows it has several values. */
    severalShare: number
  }[]
  /** The amounts that stand on the first row of the higher thing alone, so that each counts once already. */
  first: { source: ColumnProfile; head: ColumnProfile; isTotal: boolean }[]
}

type Kind = 'repeated' | 'first' | 'own'

/** Amounts that are of several rows together, by the number or the name that these rows share. */
export function onceColumns(table: Table, profile: Profile): Once {
  const summed = profile.measures
    .map((index) => profile.columns[index]!)
    .filter(({ of, overridden }) => !of && !overridden)
    .map((source) => ({ source, additivity: additivityOnce(table, source) }))
    .filter(({ source, additivity }) => additivity === 'additive' || table.columns[source.index]!.eachOf)
  const named = new Set(table.columns.map(({ eachOf }) => eachOf))
  const heads = profile.columns
    .filter((column) => isHead(table, column) || named.has(column.name) || mayBeNames(table, column))
    .sort((a, b) => b.distinct - a.distinct || a.index - b.index)
  const taken = new Set(table.columns.map(({ name }) => name))
  const once: Once = { made: [], apart: [], first: [] }
  const settled = new Set<number>()
  const parts = partsOf(table, summed)
  for (const head of heads) {
    const groups = table.columns[head.index]!
    const shared = summed.flatMap(({ source, additivity }) => {
      const column = table.columns[source.index]!
      const kind = settled.has(source.index) ? 'own' : kindOf(groups, column)
      if (kind === 'own') return []
      const isOfHead = column.eachOf || isHead(table, head) || isPutTogether(groups, column, parts)
      return isOfHead ? [{ source, kind, additivity }] : []
    })
    if (shared.length === 0) continue
    const ofRows = profile.columns
      .filter((other) => other !== head && !shared.some(({ source }) => source === other))
      .flatMap((other) => {
        const { several, long } = severalOf(groups, table.columns[other.index]!)
        return several >= changingMin * long && several > 0
          ? [{ other, severalShare: several / groups.values.length }]
          : []
      })
    const isKnown = shared.some(({ source }) => table.columns[source.index]!.eachOf)
    if (ofRows.length === 0 && !isKnown) continue
    for (const { source, kind, additivity } of shared) {
      settled.add(source.index)
      once.apart.push(...ofRows.map((one) => ({ measure: source, head, ...one })))
      if (kind === 'first') {
        const isTotal = growsWithRows(groups, table.columns[source.index]!)
        once.first.push({ source, head, isTotal })
      }
      const name = `${source.name} once per ${head.name}`
      if (kind === 'repeated' && !taken.has(name)) {
        const column = numberColumn(name, firstOnly(groups, table.columns[source.index]!), [
          source.name,
          head.name,
        ])
        once.made.push({ column, source, head, isTotal: growsWithRows(groups, column), additivity })
      }
    }
  }
  return once
}

/** What was made to stand on several rows is not added on them, and may add up where each counts once. */
function additivityOnce(
  { columns, rowCount }: Table,
  { index, additivity }: ColumnProfile,
): ColumnProfile['additivity'] {
  const column = columns[index]!
  if (additivity === 'additive' || column.addsUp !== false) return additivity
  const alone = { columns: [{ ...column, addsUp: undefined }], rowCount }
  return profileTable(alone, { roles: { [column.name]: 'measure' } }).columns[0]!.additivity
}

function isHead({ rowCount }: Table, { role, distinct, missing }: ColumnProfile): boolean {
  const rows = rowCount / Math.max(1, distinct)
  const isName = role === 'id' || role === 'code'
  return isName && missing === 0 && rows >= rowsPerHead.least && rows <= rowsPerHead.most
}

/** Contracts by their names: each comes again, and there are enough of them. */
function mayBeNames({ rowCount }: Table, { role, distinct, missing }: ColumnProfile): boolean {
  const rows = rowCount / Math.max(1, distinct)
  const areMany = distinct >= groupsMin && rows >= rowsPerHead.least && rows <= rowsPerHead.most
  return role === 'category' && missing === 0 && areMany
}

const partsOf = ({ columns }: Table, summed: { source: ColumnProfile }[]): Column[] =>
  summed.map(({ source }) => columns[source.index]!)

/** Of the groups of several rows, those whose rows come to the amount; what is still to come is not in the file. */
const togetherMin = 0.8
/** Each part may have been rounded. */
const partSlack = 0.01

/** Whether what a group has on each of its rows is what these come to in another amount: a loan, and what it is paid back in. */
function isPutTogether(groups: Column, { numbers }: Column, others: Column[]): boolean {
  const rows = rowsByCode(groups)
  const whole = new Float64Array(groups.values.length).fill(Number.NaN)
  groups.codes.forEach((group, row) => {
    if (group !== missingCode && Number.isNaN(whole[group]!)) whole[group] = numbers![row]!
  })
  const long = [...whole.keys()].filter((group) => rows[group]! > 1 && whole[group]! > 0)
  if (long.length < groupsMin) return false
  return others.some((other) => {
    if (other.numbers === numbers) return false
    const sums = new Float64Array(whole.length)
    other.numbers!.forEach((number, row) => {
      if (groups.codes[row] !== missingCode) sums[groups.codes[row]!]! += number
    })
    const isWhole = (group: number) => Math.abs(sums[group]! - whole[group]!) <= partSlack * rows[group]!
    return long.filter(isWhole).length >= togetherMin * long.length
  })
}

function kindOf(groups: Column, { numbers, codes, eachOf }: Column): Kind {
  if (!numbers) return 'own'
  if (eachOf) return eachOf === groups.name ? 'repeated' : 'own'
  const { first, filled, isSame, long } = valuesWithin(groups, codes)
  if (long.length < groupsMin) return 'own'
  const isFirst = (group: number) => filled[group] === Number(first[group] !== missingCode)
  const filledFirst = long.filter((group) => first[group] !== missingCode)
  if (filledFirst.length >= groupsMin && long.filter(isFirst).length >= sureMin * long.length) return 'first'
  const commonest = commonestOf(long.map((group) => first[group]!))
  const own = long.filter((group) => first[group] !== commonest && first[group] !== missingCode)
  const areSame = (some: number[]) => some.filter((group) => isSame[group]).length >= sureMin * some.length
  return own.length >= ownGroupsMin && areSame(own) && areSame(long) ? 'repeated' : 'own'
}

/** By group: the code on its first row, how many of its rows have one and whether all have the same; and those of several rows, as they appear. */
function valuesWithin(groups: Column, codes: Int32Array) {
  const count = groups.values.length
  const [first, filled, rows] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const isSame = new Uint8Array(count).fill(1)
  const order: number[] = []
  for (let row = 0; row < codes.length; row++) {
    const [group, code] = [groups.codes[row]!, codes[row]!]
    if (rows[group] === 0) {
      first[group] = code
      order.push(group)
    } else if (code !== first[group]) isSame[group] = 0
    rows[group]!++
    if (code !== missingCode) filled[group]!++
  }
  return { first, filled, isSame, long: order.filter((group) => rows[group]! > 1) }
}

function commonestOf(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** How many groups are of several rows, and on the rows of how many a column has several values. */
function severalOf(groups: Column, { codes, values }: Column): { several: number; long: number } {
  if (values.length < 2) return { several: 0, long: 0 }
  const rows = rowsByCode(groups)
  const first = new Int32Array(groups.values.length).fill(missingCode)
  const changing = new Uint8Array(groups.values.length)
  groups.codes.forEach((group, row) => {
    const value = codes[row]!
    if (group === missingCode || value === missingCode) return
    if (first[group] === missingCode) first[group] = value
    else if (first[group] !== value) changing[group] = 1
  })
  return {
    several: changing.reduce((sum, one) => sum + one, 0),
    long: rows.reduce((count, own) => count + Number(own > 1), 0),
  }
}

/** From here amounts go with the number of rows that they are of, and more than chance makes. */
const growsFrom = 0.3
const pMax = 0.001

function growsWithRows(groups: Column, { numbers }: Column): boolean {
  const rows = rowsByCode(groups)
  const sizes = numbers!.map((number, row) => (Number.isNaN(number) ? Number.NaN : rows[groups.codes[row]!]!))
  const { r, p } = correlate(sizes, numbers!)
  return r >= growsFrom && p <= pMax
}

function firstOnly(groups: Column, { numbers }: Column): Float64Array {
  const seen = new Set<number>()
  return Float64Array.from(numbers!, (number, row) => {
    const group = groups.codes[row]!
    if (seen.has(group) || Number.isNaN(number)) return Number.NaN
    seen.add(group)
    return number
  })
}
