import { findWord, foldText, splitName, wordList } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'

const armsMax = 5
const rowsPerArmMin = 30
/** So alike in size nothing falls out by itself. */
const evenMin = 0.8

/** What people call who got what in a trial. */
const armNames = wordList(
  'variant arm treatment trt treat allocation randomized randomised experiment bucket variante bras',
)
/** Who got nothing new. */
const controls = new Set(
  'control ctl ctrl con placebo baseline kontrolle temoin controle standard usual'.split(' '),
)
/** Who did. */
const treated = new Set(
  'treatment treated treat trt test testgruppe intervention variant exp experiment active new drug'.split(
    ' ',
  ),
)

/**
 * The column that says who got what in a trial, by what it is called, by its values (`control` and `test`, `A` and `B`)
 * and by how evenly they were handed out: two of the three. Null where there is none, or more than one.
 */
export function findArm(table: Table, columns: ColumnProfile[]): number | null {
  const found = columns.filter((column) => isArm(table, column))
  return found.length === 1 ? found[0]!.index : null
}

function isArm({ columns }: Table, { index, name, role, distinct }: ColumnProfile): boolean {
  if ((role !== 'category' && role !== 'boolean' && role !== 'code') || distinct < 2 || distinct > armsMax)
    return false
  const column = columns[index]!
  if (column.derivedFrom) return false
  const rows = [...rowsByCode(column)].filter((count) => count > 0)
  const least = Math.min(...rows)
  if (least < rowsPerArmMin) return false
  const isNamed = findWord(splitName(name), armNames) !== null
  const isEven = least >= evenMin * Math.max(...rows)
  const areSaid = areTreatments(column.values) || (isNamed && areLetters(column.values))
  return Number(isNamed) + Number(isEven) + Number(areSaid) >= 2 && (isNamed || areSaid)
}

/** `control` beside `t1`. */
function areTreatments(values: readonly string[]): boolean {
  const plain = values.map((value) => foldText(value.trim()))
  const words = plain.map((value) => value.split(/[^\p{L}]+/u).filter(Boolean))
  const isControl = (own: string[]) => own.some((word) => controls.has(word))
  const isTreated = (own: string[]) => own.some((word) => treated.has(word) || word.length === 1)
  return words.some(isControl) && words.every((own) => isControl(own) || isTreated(own))
}

/** Letters from A on, which bays and shifts are called as well. */
function areLetters(values: readonly string[]): boolean {
  const letters = values.map((value) => foldText(value.trim())).sort()
  return letters.every((letter, place) => letter === String.fromCharCode('a'.charCodeAt(0) + place))
}

/** Whether a column is by its name or its values what was tried, though too few rows may have had each to compare them as arms. */
export const isTreatment = ({ name, values }: Column): boolean =>
  findWord(splitName(name), armNames) !== null || areTreatments(values)
