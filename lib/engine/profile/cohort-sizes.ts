import { splitName } from '../names/name-words'
import type { Table } from '../table/table'
import { nameAdditivity } from './name-additivity'
import type { ColumnProfile } from './profile'

const agesMin = 4
const rowsMin = 4

/** A name that counts up from a start: `Month 3`, `W12`. */
const counted = /^(\D+?)[\s_-]*(\d{1,3})$/

/**
 * Columns of how many each cohort began with: plain whole numbers before a triangle of ages, of which the later cohorts
 * have not come to the later ones. Nobody is in two cohorts, so that they add up, however alike they are; indexes.
 */
export function cohortSizes(table: Table, columns: ColumnProfile[]): number[] {
  const ages = agesOf(table)
  if (!ages) return []
  const first = ages[0]!
  const hasOwnName = columns.some(({ index, distinct }) => index < first && distinct === table.rowCount)
  if (!hasOwnName) return []
  return columns
    .filter(({ index, role, unit, missing, summary, additivity, name }) => {
      const isPlain = role === 'measure' && additivity === 'intensive' && unit === null && missing === 0
      return index < first && isPlain && summary?.integers && nameAdditivity(splitName(name)) === null
    })
    .map(({ index }) => index)
}

/** The columns of a triangle, by their ages; null where there is none. */
function agesOf({ columns, rowCount }: Table): number[] | null {
  if (rowCount < rowsMin) return null
  const read = columns.flatMap(({ name, numbers, missing }, index) => {
    const [, word, age] = counted.exec(name.trim()) ?? []
    return word && numbers ? [{ index, word, age: Number(age), missing }] : []
  })
  if (read.length < agesMin) return null
  const isRun = read.every(({ word, age }, at) => word === read[0]!.word && age === read[0]!.age + at)
  const isShorter = read.every(({ missing }, at) => at === 0 || missing >= read[at - 1]!.missing)
  const isTriangle = read.at(-1)!.missing >= rowCount / 2
  return isRun && isShorter && isTriangle && read[0]!.missing === 0 ? read.map(({ index }) => index) : null
}
