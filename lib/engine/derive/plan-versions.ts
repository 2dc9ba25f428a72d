import { findWord, splitName, wordList } from '../names/name-words'
import { planWords } from '../profile/plan-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'

const versionsMax = 4
/** So many of the planned rows have one that came of the same. */
const bothMin = 0.6

/** Of rows, what is told of columns in other words. */
const expectedWords = wordList(
  `forecasted projected projection prognose hochrechnung prevision pronostico previsione preventivo orcado orcamento
  previsao begroot begroting`,
)

const saysPlan = (value: string): boolean =>
  [planWords, expectedWords].some((words) => findWord(splitName(value), words) !== null)

/** Whether some rows are called planned, and others are not: `Actual` and `Forecast`. */
export const areVersions = (values: string[]): boolean =>
  values.length > 1 && values.length <= versionsMax && values.some(saysPlan) && !values.every(saysPlan)

/** What was planned comes behind what came of it. */
export const byVersion = (a: string, b: string): number => Number(saysPlan(a)) - Number(saysPlan(b))

export const versionName = (measure: string, version: string): string => `${measure}: ${version}`

/**
 * The column that says which rows have come about and which are planned, where all the planned ones come later, or stand
 * beside those of the same things and days. Null where there is none.
 */
export function findVersions(table: Table, profile: Profile): ColumnProfile | null {
  return (
    profile.columns.find(({ index, role }) => {
      const column = table.columns[index]!
      if (role !== 'category' || column.derivedFrom || !areVersions(column.values)) return false
      const planned = column.values.map(saysPlan)
      const isPlanned = (row: number) => planned[column.codes[row]!] === true
      return isLater(table, profile, isPlanned) || areBoth(table, profile, { column, isPlanned })
    }) ?? null
  )
}

type OfRow = (row: number) => boolean

function isLater({ columns }: Table, { mainTime }: Profile, isPlanned: OfRow): boolean {
  const numbers = mainTime === null ? null : columns[mainTime]!.numbers
  if (!numbers) return false
  let [last, first] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  numbers.forEach((at, row) => {
    if (isPlanned(row)) first = Math.min(first, at)
    else if (at > last) last = at
  })
  return first > last
}

/** Whether planned rows stand beside others of the same time, places and kinds. */
function areBoth(
  { columns, rowCount }: Table,
  profile: Profile,
  { column, isPlanned }: { column: Column; isPlanned: OfRow },
): boolean {
  const keys = profile.columns
    .filter(
      ({ role, index }) =>
        role === 'category' || role === 'geo' || role === 'code' || index === profile.mainTime,
    )
    .map(({ index }) => columns[index]!)
    .filter((key) => key !== column && !key.derivedFrom)
  if (keys.length === 0) return false
  const rows = Array.from({ length: rowCount }, (_, row) => row)
  const keyOf = (row: number) => keys.map(({ codes }) => codes[row]).join()
  const came = new Set(rows.filter((row) => !isPlanned(row)).map(keyOf))
  const planned = rows.filter(isPlanned)
  return planned.filter((row) => came.has(keyOf(row))).length >= bothMin * planned.length
}
