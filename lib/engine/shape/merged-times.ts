import { splitDate } from '../clean/date-text'
import type { TextColumn, TextTable } from '../table/text-table'
import { hasBlanksAbove } from './fill-blocks'
import { textAt } from './text-at'

const runsMin = { dates: 4, years: 2 }
/** Of the rows, those that merged cells leave blank. */
const blankShare = { least: 0.3, most: 0.97 }
/** Columns that are filled in every row. */
const filledMin = 2
const yearText = /^(?:19|20)\d{2}$/

/**
 * The column of days or years that stand on the first of their rows alone, as a diary has them: each comes once, later
 * than the one before, or earlier, and all else is filled. What is known of some rows only comes in any order, or again.
 */
export function mergedTimes({ columns, rowCount }: TextTable): TextColumn | null {
  const [first, ...others] = columns
  if (!first || !hasBlanksAbove(first)) return null
  const isBlank = first.values.map((text) => text.trim() === '')
  const blanks = first.codes.reduce((count, code) => count + Number(isBlank[code]!), 0)
  if (blanks < blankShare.least * rowCount || blanks > blankShare.most * rowCount) return null
  const texts = [...first.codes].filter((code) => !isBlank[code]).map((code) => first.values[code]!.trim())
  const areYears = texts.every((text) => yearText.test(text))
  if (texts.length < runsMin[areYears ? 'years' : 'dates'] || !areInOrder(texts, areYears)) return null
  const filled = others.filter((column) => column.values.every((text) => text.trim() !== ''))
  const isNamed = !areYears || (filled[0] !== undefined && comeAgain(filled[0], first))
  return filled.length >= filledMin && filled.length === others.length && isNamed ? first : null
}

/** Under one of the two orders of day and month. */
function areInOrder(texts: string[], areYears: boolean): boolean {
  if (areYears) return isOneWay(texts.map(Number))
  const dates = texts.map(splitDate)
  if (dates.includes(null)) return false
  const at = (isDayFirst: boolean) =>
    dates.map((date) => {
      const isSwapped = date!.form === 'open' && isDayFirst
      const [month, day] = isSwapped ? [date!.day, date!.month] : [date!.month, date!.day]
      return date!.year * 400 + month * 32 + day
    })
  return isOneWay(at(true)) || isOneWay(at(false))
}

const isOneWay = (numbers: number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > numbers[at - 1]!) ||
  numbers.every((number, at) => at === 0 || number < numbers[at - 1]!)

/** Whether what stands beside is named once in each block, and again in the next. */
function comeAgain(beside: TextColumn, first: TextColumn): boolean {
  const known = new Set<number>()
  let own = new Set<number>()
  let again = 0
  for (let row = 0; row < beside.codes.length; row++) {
    if (textAt(first, row) !== '') own = new Set()
    const code = beside.codes[row]!
    if (own.has(code)) return false
    if (known.has(code)) again++
    own.add(code)
    known.add(code)
  }
  return again * 2 >= beside.codes.length - own.size
}

/** Each cell, and where there is none what stands above it. */
export function spreadDown(column: TextColumn): TextColumn {
  const codes = column.codes.slice()
  for (let row = 1; row < codes.length; row++) if (textAt(column, row) === '') codes[row] = codes[row - 1]!
  return { ...column, codes }
}
