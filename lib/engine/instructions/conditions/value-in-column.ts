import { convertUnit } from '../../clean/unit-kinds'
import { findCurrency } from '../../clean/unit-text'
import { splitName } from '../../names/name-words'
import type { ColumnProfile } from '../../profile/profile'
import { isTime } from '../columns/column-kinds'
import { amountOf } from './amounts'
import type { Reader } from './condition-reader'
import { saidUnit } from './said-unit'

/** A number or date as a column's own cells have it; null where it can't be compared with them, which is told. */
export function valueFor(reader: Reader, mark: string, index: number): string | number | null {
  const { sentence, understanding } = reader
  if (mark.startsWith('#d')) return sentence.dates[Number(mark.slice(2))]!
  const number = amountOf(sentence, mark)
  const { type } = understanding.table.columns[index]!
  if (type === 'date' || type === 'datetime') return String(number)
  const column = understanding.profile.columns[index]!
  const isShortYear = isTime(understanding, index) && column.summary !== null && column.summary.max < 100
  if (isShortYear && number >= 1900 && number < 2000) return number - 1900
  const amount = { number, isScaled: sentence.scaled.has(mark) }
  const unit = saidUnit(sentence, mark)
  if (unit !== null) return inUnit(reader, { ...amount, unit }, column)
  if (!isShareOfOne(column) || Math.abs(number) <= 1) return inScale(reader, amount, column)
  reader.found.notes.push(`${number} was read as ${number} %.`)
  return inShares(reader, number, column)
}

const isShareOfOne = ({ format }: ColumnProfile) => format?.style === 'percent' && format.percent_base !== 100

interface Amount {
  number: number
  /** Whether it was said in thousands, millions or billions. */
  isScaled: boolean
}

interface Said extends Amount {
  unit: string
}

/** An amount that is said with a unit, in that of the column. */
function inUnit(reader: Reader, amount: Said, column: ColumnProfile): number | null {
  const { number, unit } = amount
  const { notes, problems } = reader.found
  const own = column.unit && (findCurrency(column.unit) ?? column.unit)
  const said = `${number} ${unit}`
  if (unit === '%') return inShares(reader, number, column)
  if (unit === own || (unit === 'lb' && own === '£')) return inScale(reader, amount, column)
  if (unit === 'm' && isMillions(number, column)) {
    notes.push(`${number} m was read as ${number} million.`)
    return inScale(reader, { number: number * million, isScaled: true }, column)
  }
  if (own === null && isStretch.test(unit) && !isOfTime(column)) {
    problems.push(`${column.name} is not told in ${unit}, so nothing was picked by ${said}.`)
    return null
  }
  if (own === null && isAge(unit, column) && isInMonths(column)) {
    notes.push(`${number} years were read as ${number * 12} months.`)
    return number * 12
  }
  if (own === null) {
    const told = findCurrency(unit) === unit ? notes : problems
    if (!isAge(unit, column)) told.push(`${column.name} names no unit: ${said} was taken as its own.`)
    return inScale(reader, amount, column)
  }
  const converted = convertUnit(number, unit, own)
  if (converted === null) {
    problems.push(
      `${column.name} is in ${own}, which ${said} is not converted to, so nothing was picked by it.`,
    )
    return null
  }
  notes.push(`${said} was read as ${converted} ${own}.`)
  return converted
}

/** A share of one hundred in a column of shares of one. */
function inShares({ found }: Reader, number: number, column: ColumnProfile): number {
  const { name, format, unit, summary } = column
  const isOfOne = format?.style === 'percent' ? isShareOfOne(column) : (summary?.max ?? 2) <= 1
  if (isOfOne) return Number((number / 100).toPrecision(12))
  if (unit !== '%') found.problems.push(`${name} names no unit: ${number} % was taken as its own.`)
  return number
}

const million = 1e6

/** "5 m" of a column that goes into the millions. */
const isMillions = (number: number, { unit, summary }: ColumnProfile) =>
  convertUnit(1, 'm', unit ?? '') === null && (summary?.max ?? 0) >= number * million

/** "revenue over 3 months" compares no revenue. */
const isStretch = /^(?:days|weeks|months|years|h)$/

const isOfTime = ({ name, additivity }: ColumnProfile) =>
  additivity !== 'additive' ||
  splitName(name).words.some((word) =>
    /^(?:age|time|times|duration|length|delay|days?|weeks?|months?|years?|hours?|tenure|stay|wait|lead|term|experience)$/.test(
      word,
    ),
  )

/** Ages are told in years. */
const isAge = (unit: string, { name }: ColumnProfile) =>
  unit === 'years' && splitName(name).words.some((word) => /^(?:aged?|alter|edad|years?)$/.test(word))

/** An age in `m` is no height: `device_age_m`. */
const isInMonths = ({ name }: ColumnProfile) =>
  /^(?:m|mo|mon|mths?|months?)$/.test(splitName(name).words.at(-1)!)

/** "above 5 million" of a column that counts millions is above 5; so is 5000000 where none of them is as large. */
function inScale({ found }: Reader, said: Amount, { name, format, summary }: ColumnProfile): number {
  const { number, isScaled } = said
  const scale = format?.scale ?? 1
  const isMeant = isScaled || (Math.abs(number) >= scale && Math.abs(number) > (summary?.max ?? 0))
  if (scale === 1 || !isMeant) return number
  const own = Number((number / scale).toPrecision(12))
  found.notes.push(`${number} was read as ${own}, as ${name} has it.`)
  return own
}
