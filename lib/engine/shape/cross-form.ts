import { quoted } from '../clean/change-steps'
import { medianOf } from '../stats/median-of'
import { presentOf } from '../stats/present-of'
import { groupAlike } from '../table/group-alike'
import type { Column, Table } from '../table/table'
import { acrossNames } from './across-name'
import { isAnswer } from './answer-names'
import { areValuesOrPlaces } from './are-places'
import { isNumeric, isOfSeveralUnits, ofRows } from './find-periods'
import { type LongForm, longCellsMax, stack } from './long-form'
import { madeOf, wholesAmong } from './made-of'

const membersMin = 3
const membersMax = 60
/** So many columns that lie as close by their medians are hardly several measures. */
const [manyMin, closeMax] = [5, 3]
/** The largest of members is this many times the smallest at most, by their medians: else they are several measures. */
const apartMax = 30

/** Of parts: their sums lie this close to each other, they themselves are several times as far apart. */
const [partsRowsMin, partsSpreadMax, partsSpreadTimes] = [4, 0.05, 3]

/**
 * A cross-table: things down, things across, one measure in its cells. What says so is a total of the columns across,
 * a corner that names both ways, rows that all come to much the same, as the answers to each question do, or that there
 * are many columns of like numbers. Certain where sums stand at one of its sides under such a corner, or at both and the
 * headings are regions or of what goes down: records of a wage, of medals have sums at both sides as well.
 */
export function crossForm(table: Table): LongForm | null {
  const labels = labelsOf(table)
  if (!labels) return null
  const others = table.columns.slice(labels.length)
  const wholes = wholesAmong(others)
  const members = others.filter((column) => !wholes.includes(column))
  if (members.length < membersMin || members.length > membersMax) return null
  const corner = labels.at(-1)!
  const [down, across] = cornerNames(corner.name)
  const isSum = wholes[0] !== undefined && madeOf(wholes[0], members) === 'sum'
  const addUp = wholes[0] ? isSum : ofRows(members)
  const isSummed = wholes.length === 1 && isSum && (across !== null || areMembers(labels, members))
  const isCertain = isSummed && (across !== null || areValuesOrPlaces(members, labels))
  const isTold = wholes.length === 1 || across !== null
  const isAlone = labels.length === 1 && corner.type === 'text'
  const isOfParts = isAlone && !isTold && areParts(members)
  const areAnswers = members.every(({ name }) => isAnswer(name))
  const isSaid = isAlone ? isTold || isOfParts || areAnswers || areMany(members) : isSummed
  if (!isSaid || !areAlike(members)) return null
  if (table.rowCount * members.length * (labels.length + 2) > longCellsMax) return null
  const what = `${members.length} columns of one measure`
  const said = acrossNames(
    members.map(({ name }) => name),
    { areParts: isOfParts || areAnswers },
  )
  const named = [...labels.slice(0, -1), { ...corner, name: down }]
  return {
    text: `Make it long: ${what} as rows`,
    wideText: `Keep it wide: ${what}`,
    isCertain,
    rows: table.rowCount * members.length,
    columns: labels.length + 2,
    make: () =>
      make(table, { ...{ labels: named, members, ...said, key: across ?? said.key }, addsUp: addUp }),
  }
}

/** What goes down stands before all numbers, and each row has its own; null where it does not. */
function labelsOf(table: Table): Column[] | null {
  const count = table.columns.findIndex(isNumeric)
  const labels = table.columns.slice(0, count)
  if (count < 1 || !table.columns.slice(count).every(isNumeric) || isOfSeveralUnits(table)) return null
  if (table.columns.length - count < membersMin || labels.some(({ missing }) => missing > 0)) return null
  const { rowCount } = table
  const isEach = labels.some(({ values }) => values.length === rowCount)
  return isEach || groupAlike({ columns: labels, rowCount }).count === rowCount ? labels : null
}

/** Longer tables are records. */
const crossRowsMax = 500

/** Whether the file adds up all columns downwards, and each goes its own way; nor are rows records that are told of. */
function areMembers(labels: Column[], members: Column[]): boolean {
  const rows = labels[0]!.codes.length
  const areRecords = labels.length > 1 && labels.some(({ values }) => values.length === rows)
  return (
    rows <= crossRowsMax &&
    !areRecords &&
    members.every(({ addsUp }) => addsUp === true) &&
    !members.some((one, at) => members.slice(0, at).some((other) => areOneThing(one, other)))
  )
}

/** A part of an amount is much the same part of it in all rows: a tax, a contribution. */
const sameShareMax = 0.02

function areOneThing(one: Column, other: Column): boolean {
  const shares = Array.from(one.numbers!, (number, row) => number / other.numbers![row]!).filter(
    (share) => Number.isFinite(share) && share > 0,
  )
  return shares.length > 1 && spreadOf(shares) <= sameShareMax
}

/** `Age \ Region` names what goes down and what goes across. */
function cornerNames(name: string): [down: string, across: string | null] {
  const [down, across, ...more] = name.split(/\s*[\\|]\s*|\s+\/\s+/)
  return down && across && more.length === 0 ? [down, across] : [name, null]
}

const middleOf = ({ numbers }: Column): number => Math.abs(medianOf(presentOf(numbers!)))

const areMany = (members: Column[]) => members.length >= manyMin && areAlike(members, closeMax)

function areAlike(members: Column[], timesMax = apartMax): boolean {
  const units = new Set(members.map(({ unit }) => unit))
  const middles = members.map(middleOf).filter((middle) => middle > 0)
  return units.size === 1 && (middles.length === 0 || Math.max(...middles) <= timesMax * Math.min(...middles))
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const spreadOf = (numbers: number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2))) / Math.abs(middle)
}

/** Rows come to the same, while what they are made of does not. */
function areParts(members: Column[]): boolean {
  const { length } = members[0]?.codes ?? []
  if (!length || length < partsRowsMin) return false
  const sums = Array.from({ length }, (_, row) =>
    members.reduce((sum, { numbers }) => sum + numbers![row]!, 0),
  )
  const own = members.map(({ numbers }) => spreadOf(Array.from(numbers!)))
  return spreadOf(sums) <= partsSpreadMax && Math.min(...own) >= partsSpreadTimes * partsSpreadMax
}

interface Cross {
  labels: Column[]
  key: string
  value: string
  members: Column[]
  addsUp: boolean | undefined
}

function make({ rowCount }: Table, { labels, key, value, members, addsUp }: Cross) {
  const keys = members.map(({ name }) => name)
  const { table, names } = stack({
    ...{ labels, rowCount, key, keys },
    values: [{ name: value, columns: members }],
  })
  const detail = `${keys.length} columns from ${quoted(keys[0]!)} to ${quoted(keys.at(-1)!)} hold one measure: made long, a row for each of them in ${quoted(table.columns[labels.length]!.name)}, the numbers in ${quoted(names[0]!)}.`
  return {
    table,
    step: { step: 'columns_as_rows', column: null, rows: rowCount, detail },
    values: [{ name: names[0]!, unit: members[0]!.unit, addsUp }],
    repeated: [],
  }
}
