import { additiveStrong, intensiveStrong, intensiveWeak, levelWords } from '../names/measure-words'
import { hasWord, splitName } from '../names/name-words'
import { membersOf } from '../profile/identity-bonds'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { addTotal } from './add-total'
import { numberColumn } from './number-column'
import { withoutDust } from './without-dust'

interface Dataset {
  table: Table
  profile: Profile
}

const columnsMin = 3
const columnsMax = 12
const rowsMin = 20
const filledMin = 0.85
/** One counts hardly more than so many times what another does … */
const timesMax = 20
/** … and each comes and goes with the others. */
const relatedMin = 0.15
/** Steps of which each next is hardly ever above the one before, and goes with it, are what is left of the first. */
const stepMin = 0.98
const stepRelatedMin = 0.7
/** Whole numbers up to here may be marks; what is counted goes on. */
const marksMax = 200

/**
 * What like counts or amounts that stand side by side (counters, tills, channels: a column each) come to in each row. They are
 * neighbours of one kind and size, and are called by names alone, or all by one word and a name each; they are no steps of
 * which each is what is left of the one before, and none of them comes to the others in the file.
 */
export function withAlikeTotal({ table, profile }: Dataset): Dataset {
  const found = runsOf(table, profile)
  const parts = found[0]
  if (!parts || found.length > 1) return { table, profile }
  const column = totalOf(
    table,
    parts.map(({ index }) => index),
  )
  if (table.columns.some(({ name }) => name.toLowerCase() === column.name.toLowerCase()))
    return { table, profile }
  const places = parts.map((part) => part.index)
  const own = totalProfile(parts, column, table.columns.length)
  return addTotal({ table, profile }, { parts: places, column, own })
}

/** The longest runs of neighbours that are alike, in the order of the file. */
function runsOf(table: Table, profile: Profile): ColumnProfile[][] {
  const runs: ColumnProfile[][] = []
  for (const column of profile.columns) {
    const run = runs.at(-1)
    const isNext = run !== undefined && run.at(-1)?.index === column.index - 1
    if (!isAmount(table, profile, column)) continue
    if (isNext && run.every((other) => areAlike(other, column))) run.push(column)
    else runs.push([column])
  }
  return runs
    .filter((run) => run.length >= columnsMin && areAmounts(run))
    .map((run) => related(table, run))
    .filter(
      (run) =>
        run.length >= columnsMin &&
        run.length <= columnsMax &&
        areAmounts(run) &&
        areNames(run) &&
        goTogether(table, run),
    )
}

function isAmount(table: Table, { identities }: Profile, column: ColumnProfile): boolean {
  const { index, role, summary, mixedBy, missing, format, overridden, isRated } = column
  const { numbers, derivedFrom } = table.columns[index]!
  if (role !== 'measure' || !numbers || derivedFrom || mixedBy || overridden || isRated || !summary)
    return false
  const isTied = identities.some((one) => one.kind !== 'scaled' && membersOf(one).includes(index))
  const isFilled = table.rowCount - missing >= Math.max(rowsMin, filledMin * table.rowCount)
  return isFilled && !isTied && summary.min >= 0 && summary.mean > 0 && format?.style !== 'percent'
}

const areAlike = (a: ColumnProfile, b: ColumnProfile): boolean =>
  a.unit === b.unit &&
  a.summary!.integers === b.summary!.integers &&
  Math.max(a.summary!.mean, b.summary!.mean) <= timesMax * Math.min(a.summary!.mean, b.summary!.mean)

const lists = [additiveStrong, intensiveStrong, intensiveWeak, levelWords]
const isMeasureWord = (word: string) => lists.some((list) => hasWord(word, list))

/** Whether what is left of their names without a word that all have says of none what is measured: `Canal North`, `Bread`. */
function areNames(run: ColumnProfile[]): boolean {
  const names = run.map(({ name }) => splitName(name).words)
  const shared = names[0]!.filter((word) => names.every((words) => words.includes(word)))
  const own = names.map((words) => words.filter((word) => !shared.includes(word)))
  return own.every(
    (words) => words.length > 0 && words.some((word) => /\p{L}{3}/u.test(word)) && !words.some(isMeasureWord),
  )
}

/** Without what stands at an end of a run and goes its own way: a number of the row. */
function related(table: Table, run: ColumnProfile[]): ColumnProfile[] {
  if (run.length < columnsMin) return run
  if (relatedness(table, run, run[0]!) < relatedMin) return related(table, run.slice(1))
  return relatedness(table, run, run.at(-1)!) < relatedMin ? related(table, run.slice(0, -1)) : run
}

function relatedness({ columns }: Table, run: ColumnProfile[], { index }: ColumnProfile): number {
  const others = run.filter((other) => other.index !== index)
  const own = columns[index]!.numbers!
  return (
    others.reduce((sum, other) => sum + likenessOf(own, columns[other.index]!.numbers!).r, 0) / others.length
  )
}

const goTogether = (table: Table, run: ColumnProfile[]): boolean =>
  run.every((one) => relatedness(table, run, one) >= relatedMin) &&
  !areSteps(
    run.map(({ index }) => table.columns[index]!.numbers!),
    table.rowCount,
  )

const areSteps = (all: Float64Array[], rowCount: number): boolean =>
  all.slice(1).every((next, at) => {
    const before = all[at]!
    const below = next.filter((number, row) => number <= before[row]!).length
    return below >= stepMin * rowCount && likenessOf(before, next).r >= stepRelatedMin
  })

/** Whether they add up, where that shows of one of them, or by how far they count. */
const areAmounts = (run: ColumnProfile[]): boolean =>
  run.some(
    ({ additivity, summary }) => additivity === 'additive' || (summary!.integers && summary!.max > marksMax),
  )

function totalOf({ columns, rowCount }: Table, parts: number[]): Column {
  const numbers = Float64Array.from({ length: rowCount }, (_, row) =>
    withoutDust(parts.reduce((sum, part) => sum + columns[part]!.numbers![row]!, 0)),
  )
  const names = parts.map((part) => columns[part]!.name)
  return { ...numberColumn(`${names[0]} to ${names.at(-1)}`, numbers, names), unit: columns[parts[0]!]!.unit }
}

function totalProfile(parts: ColumnProfile[], column: Column, index: number): ColumnProfile {
  const [first] = parts
  return {
    ...first!,
    ...{ index, name: column.name, label: `total from ${column.name}`, type: column.type, order: null },
    ...{ distinct: column.values.length, missing: column.missing, isFollowed: true, additivity: 'additive' },
    confidence: 0.7,
    evidence: [`Computed: the sum of ${column.name}.`],
    summary: summarizeColumn(column).summary,
  }
}
