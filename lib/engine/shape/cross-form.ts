import { quoted } from '../clean/change-steps'
import { medianOf } from '../stats/median-of'
import { presentOf } from '../stats/present-of'
import type { Column, Table } from '../table/table'
import { acrossNames } from './across-name'
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
 * are many columns of like numbers.
 */
export function crossForm(table: Table): LongForm | null {
  const [corner, ...others] = table.columns
  if (corner?.type !== 'text' || isOfSeveralUnits(table)) return null
  if (corner.missing > 0 || corner.values.length !== table.rowCount || !others.every(isNumeric)) return null
  const wholes = wholesAmong(others)
  const members = others.filter((column) => !wholes.includes(column))
  if (members.length < membersMin || members.length > membersMax) return null
  const [down, across] = cornerNames(corner.name)
  const isTold = wholes.length === 1 || across !== null
  const isOfParts = !isTold && areParts(members)
  const isSaid = isTold || isOfParts || areMany(members)
  if (!isSaid || !areAlike(members)) return null
  if (table.rowCount * members.length * membersMin > longCellsMax) return null
  const what = `${members.length} columns of one measure`
  const said = acrossNames(
    members.map(({ name }) => name),
    { areParts: isOfParts },
  )
  const isSum = wholes[0] && madeOf(wholes[0], members) === 'sum'
  return {
    text: `Make it long: ${what} as rows`,
    wideText: `Keep it wide: ${what}`,
    isCertain: false,
    rows: table.rowCount * members.length,
    columns: 3,
    make: () =>
      make(table, {
        ...{ corner, down, members, ...said, key: across ?? said.key },
        addsUp: wholes[0] ? isSum === true : ofRows(members),
      }),
  }
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
  corner: Column
  down: string
  key: string
  value: string
  members: Column[]
  addsUp: boolean | undefined
}

function make({ rowCount }: Table, { corner, down, key, value, members, addsUp }: Cross) {
  const keys = members.map(({ name }) => name)
  const { table, names } = stack({
    ...{ labels: [{ ...corner, name: down }], rowCount, key, keys },
    values: [{ name: value, columns: members }],
  })
  const detail = `${keys.length} columns from ${quoted(keys[0]!)} to ${quoted(keys.at(-1)!)} hold one measure: made long, a row for each of them in ${quoted(table.columns[1]!.name)}, the numbers in ${quoted(names[0]!)}.`
  return {
    table,
    step: { step: 'columns_as_rows', column: null, rows: rowCount, detail },
    values: [{ name: names[0]!, unit: members[0]!.unit, addsUp }],
    repeated: [],
  }
}
