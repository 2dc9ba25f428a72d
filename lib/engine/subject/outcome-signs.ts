import { findWord, type NameWords, splitName } from '../profile/name-words'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Table } from '../table/table'
import { isRepeated } from './is-repeated'
import { endValues, endWords, followedWords, inputWords, sideWords } from './outcome-words'

/** What speaks for or against a column being what the table is about; each between −1 and 1, most of them 0 or 1. */
export interface OutcomeSigns {
  /** The name tells how a thing ended. */
  end: number
  /** The name is of an amount or score that people follow. */
  followed: number
  /** The name is of what things come with. */
  input: number
  /** The name is of a side issue, a plan or a bound. */
  side: number
  /** Few values that are ends of things. */
  endValues: number
  yesNo: number
  category: number
  /** How naturally it is put together: 1 for what adds up, less for levels, averages and scales. */
  additive: number
  /** The last column that is neither id nor text, of a table of things. */
  last: number
  /** The last one is a yes/no: what a table for predicting ends with. */
  lastYesNo: number
  /** The first of them. */
  leading: number
  /** The first measure, of a series in time. */
  first: number
  missing: number
  /** It is computed from others. */
  result: number
  /** Others are computed from it. */
  part: number
  /** Other columns are named after it. */
  stem: number
  /** The dataset's name says it. */
  dataset: number
  /** Hardly any different values, or the middles of a few brackets. */
  thin: number
  /** A coarser thing has it, and each of its rows repeats it. */
  repeated: number
  /** One value stands in nearly all rows. */
  rare: number
}

export interface OutcomeCandidate {
  index: number
  signs: OutcomeSigns
}

const categoryValuesMax = 8
const additiveWeight = { additive: 1, semi_additive: 0.8, intensive: 0.7, ordinal: 0.4 }
/** A rarer yes than this, or a rarer no, is an exception rather than an outcome. */
const rareShareMin = 0.02

/** Columns that a table may be about, with the signs of each. */
export function outcomeSigns(table: Table, profile: Profile, datasetName: string): OutcomeCandidate[] {
  const candidates = profile.columns.filter((column) => isCandidate(table, column))
  const placed = profile.columns
    .filter(({ role, index }) => isPlaced(role) && !table.columns[index]!.derivedFrom)
    .map(({ index }) => index)
  const firstMeasure = profile.columns.find(({ role }) => role === 'measure')?.index
  const isSeries = isSeriesInTime(table, profile)
  const words = new Set(splitName(datasetName).words.map(stemOf))
  const names = profile.columns.map((column) => splitName(plainName(table, column)))
  return candidates.map((column) => {
    const name = names[column.index]!
    return {
      index: column.index,
      signs: {
        ...nameSigns(name, column.role === 'measure'),
        ...(isDuration(table, column) && durationSigns),
        ...natureSigns(table, column, name),
        ...identitySigns(profile.identities, column.index),
        last: !isSeries && placed.at(-1) === column.index ? lastWeight(column) : 0,
        lastYesNo: !isSeries && placed.at(-1) === column.index && isYesNo(column) ? 1 : 0,
        first: isSeries && firstMeasure === column.index ? 1 : 0,
        leading: !isSeries && placed[0] === column.index ? 1 : 0,
        missing: column.missing / Math.max(1, table.rowCount),
        repeated: column.role === 'measure' && isRepeated(table, profile, column) ? 1 : 0,
        stem: names.some((other) => other !== name && isNamedAfter(other, name)) ? 1 : 0,
        dataset: name.words.some((word) => word.length > 2 && words.has(stemOf(word))) ? 1 : 0,
      },
    }
  })
}

/** Rows are a series where most dates have one row, or each thing has one row a date. */
const rowsPerDateMax = 1.5

function isSeriesInTime(table: Table, { mainTime, columns }: Profile): boolean {
  if (mainTime === null) return false
  const { distinct, missing } = columns[mainTime]!
  return (table.rowCount - missing) / Math.max(1, distinct) <= rowsPerDateMax
}

function isCandidate(table: Table, { role, distinct, index, mixedBy }: ColumnProfile): boolean {
  if (role === 'measure') return table.columns[index]!.numbers !== null && distinct > 1 && !mixedBy
  return role === 'boolean' || (role === 'category' && distinct >= 2 && distinct <= categoryValuesMax)
}

const isPlaced = (role: ColumnProfile['role']) =>
  role === 'measure' || role === 'boolean' || role === 'category'

/** A measure in one of its units is called as the measure is. */
const plainName = ({ columns }: Table, column: ColumnProfile) =>
  column.role === 'measure' && columns[column.index]!.derivedFrom && !isDuration({ columns }, column)
    ? columns[column.index]!.derivedFrom![0]!
    : column.name

/** A measure in one of its units is computed too, but is what was uploaded. */
const isDuration = ({ columns }: Pick<Table, 'columns'>, { index, unit }: ColumnProfile) =>
  columns[index]!.derivedFrom !== undefined && (unit === 'days' || unit === 'hours')

/** How long things take is followed, if less than what is uploaded to be followed. */
const durationSigns = { followed: 0.5, input: 0, side: 0 }

/** Counts of parts come last as often as the total that people follow. */
const lastWeight = ({ additivity }: ColumnProfile) => (additivity === 'additive' ? 0.5 : 1)

/** `Death1` and `Death2` speak of a death. */
const withoutCounter = (name: NameWords): NameWords => ({
  ...name,
  words: name.words.map((word) => word.replace(/(\p{L}{3,})\d{1,2}$/u, '$1')),
})

/** Ends are told by few values, amounts and scores by numbers. */
function nameSigns(counted: NameWords, isMeasure: boolean) {
  const name = withoutCounter(counted)
  const sign = (list: typeof endWords) => (findWord(name, list) ? 1 : 0)
  return {
    end: isMeasure ? 0 : sign(endWords),
    followed: isMeasure ? sign(followedWords) : 0,
    input: sign(inputWords),
    side: sign(sideWords),
  }
}

/** From this size on so few values are the middles of brackets, as an income of 7,500 or 15,000. */
const bracketFrom = 1000
const bracketsMax = 12
const rowsPerBracketMin = 50
const thinMax = 5

function isThin({ distinct, summary }: ColumnProfile, rowCount: number): boolean {
  if (distinct <= thinMax) return true
  return (
    distinct <= bracketsMax && distinct * rowsPerBracketMin <= rowCount && (summary?.max ?? 0) >= bracketFrom
  )
}

function natureSigns(table: Table, column: ColumnProfile, name: NameWords) {
  const { values } = table.columns[column.index]!
  const isMeasure = column.role === 'measure'
  const isFew = !isMeasure && values.length <= categoryValuesMax
  return {
    endValues: isFew && values.some((value) => endValues.has(value.trim().toLowerCase())) ? 1 : 0,
    yesNo: isYesNo(column) ? 1 : 0,
    category:
      column.role === 'category' && column.distinct > 2 && !findWord(withoutCounter(name), endWords) ? 1 : 0,
    additive: isMeasure ? additiveWeight[column.additivity ?? 'intensive'] : 0,
    thin: isMeasure && isThin(column, table.rowCount) ? 1 : 0,
    rare: isFew && rarestShare(table, column.index) < rareShareMin ? 1 : 0,
  }
}

const isYesNo = ({ role, distinct }: ColumnProfile): boolean =>
  role === 'boolean' || (role === 'category' && distinct === 2)

function rarestShare(table: Table, index: number): number {
  const rows = [...rowsByCode(table.columns[index]!)].filter((count) => count > 0)
  return Math.min(...rows) / Math.max(1, table.rowCount)
}

function identitySigns(identities: Identity[], index: number) {
  const isResult = identities.some(
    (identity) => (identity.kind === 'product' || identity.kind === 'sum') && identity.result === index,
  )
  const isPart = identities.some(
    (identity) =>
      (identity.kind === 'product' && identity.factors.includes(index)) ||
      (identity.kind === 'sum' && identity.parts.includes(index)),
  )
  return { result: isResult ? 1 : 0, part: isPart ? 1 : 0 }
}

/** `Revenue target` is named after `Revenue`. */
const isNamedAfter = (longer: NameWords, shorter: NameWords): boolean =>
  shorter.words.length > 0 &&
  shorter.words.length < longer.words.length &&
  shorter.words.every((word, place) => longer.words[place] === word)

/** Without a plural's or a participle's end, so that `crashes` meets `crash`. */
const stemOf = (word: string): string => word.replace(/(ies|es|s|ed|ing|y)$/, '')
