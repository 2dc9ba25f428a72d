import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { areEven, goesWithNothing, thirdsOf } from './numbers-of-things'

const few = { least: 3, most: 15 }
const fewRowsMin = 20
const smallMin = 100
const roundTo = 5
/** Of so few numbers the steps between tell little. */
const stepsToldFrom = 5

const lengthOf = (number: number) => String(number).length

/** `101, 122, 261, 311`: long numbers that come again and again, and that nobody has set or measured. */
export function areFewCodes(table: Table, facts: ColumnFacts): boolean {
  const { summary, distinct, filled, column } = facts
  if (distinct < few.least || distinct > few.most || filled < fewRowsMin * distinct) return false
  if (!summary || summary.min < smallMin || column.unit) return false
  const values = [...new Set(column.numbers!)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const steps = new Set(values.slice(1).map((value, at) => value - values[at]!))
  const isRound = values.filter((value) => value % roundTo === 0).length > values.length / 2
  if (distinct >= stepsToldFrom) return !isRound && steps.size > values.length / 3
  const isOneLength = lengthOf(summary.min) === lengthOf(summary.max)
  const areGiven = steps.size > 1 || steps.has(1)
  return !isRound && isOneLength && areGiven && !isLimit(table, facts)
}

const limitsMin = 0.2

/** What another number stays within, and is not far from: how many there are, or can be. */
function isLimit({ columns }: Table, { column, summary }: ColumnFacts): boolean {
  return columns.some(({ numbers, type }, index) => {
    if (type !== 'integer' || columns[index]!.numbers === column.numbers || !numbers) return false
    let sum = 0
    let rows = 0
    for (let row = 0; row < numbers.length; row++) {
      const [own, most] = [numbers[row]!, column.numbers![row]!]
      if (Number.isNaN(own) || Number.isNaN(most)) continue
      if (own > most) return false
      sum += own
      rows++
    }
    return sum >= limitsMin * rows * summary!.mean
  })
}

const wide = { distinct: 50, digits: 4, rows: 100 }
const yearsMost = 2100
/** Numbers that people set end in nothing more often. */
const roundShareMost = 0.15
const perNumberMost = 3

/** Rows of one thing agree in what kind it is, far more often than any two rows. */
const agreeMin = 0.95
const agreeByChanceMax = 0.7
const repeatsMin = 30

/**
 * Whether whole numbers of four digits and more, all of one length, are what things are called by: spread evenly over
 * their range, seldom round, with nothing that goes up or down with them, and each of one kind wherever it comes again.
 */
export function areWideCodes(table: Table, { column, summary, distinct, filled }: ColumnFacts): boolean {
  if (!summary?.integers || column.unit || filled < wide.rows || distinct < wide.distinct) return false
  const { min, max } = summary
  if (min <= yearsMost && max <= yearsMost) return false
  if (lengthOf(min) < wide.digits || lengthOf(min) !== lengthOf(max)) return false
  const rows = rowsByCode(column)
  const round = rows.reduce((sum, own, code) => sum + (Number(column.values[code]) % 10 === 0 ? own : 0), 0)
  if (round > roundShareMost * filled || filled > perNumberMost * distinct * wide.digits) return false
  return (
    areEven(thirdsOf(column, { min, max })) && isOfOneKind(table, column) && goesWithNothing(table, column)
  )
}

function isOfOneKind({ columns, rowCount }: Table, number: Column): boolean {
  return columns.some(({ type, codes, values }) => {
    if (type !== 'text' || values.length < 2 || values.length > rowCount / 10) return false
    const first = new Int32Array(number.values.length).fill(missingCode)
    const counts = new Float64Array(values.length)
    let agree = 0
    let all = 0
    let filled = 0
    for (let row = 0; row < codes.length; row++) {
      const [thing, kind] = [number.codes[row]!, codes[row]!]
      if (thing === missingCode || kind === missingCode) continue
      counts[kind]!++
      filled++
      if (first[thing] === missingCode) first[thing] = kind
      else {
        all++
        if (first[thing] === kind) agree++
      }
    }
    const chance = counts.reduce((sum, own) => sum + (own / filled) ** 2, 0)
    return all >= repeatsMin && chance <= agreeByChanceMax && agree >= agreeMin * all
  })
}
