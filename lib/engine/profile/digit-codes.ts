import { likenessOf } from '../stats/correlation'
import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { areEven, goesWithNothing, thirdsOf } from './numbers-of-things'
import { isPlural } from './plural-name'

const few = { least: 3, most: 15 }
const fewRowsMin = 20
const smallMin = 100
/** Of shorter ones so few of the range are there: what is counted or measured takes the numbers between as well. */
const sparse = { most: 20, fromNone: 8, share: 0.4 }
const likeMost = 0.5
const roundTo = 5
/** Of so few numbers the steps between tell little. */
const stepsToldFrom = 5

/** Packs of eight and halves of an hour are so few times a number; 2 divides 228, 232 and 262 by chance. */
const timesMost = 40
export const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))

const lengthOf = (number: number) => String(number).length

/** `101, 122, 261, 311`: long numbers that come again and again, and that nobody has set or measured. */
export function areFewCodes(table: Table, facts: ColumnFacts): boolean {
  const { summary, distinct, filled, column } = facts
  if (distinct < few.least || distinct > few.most || filled < fewRowsMin * distinct) return false
  if (!summary || summary.min < 0 || column.unit) return false
  // errors 0, 3, 7 and 12: where nothing is counted, 1 and 2 come oftener than 12
  if (summary.max < (summary.min === 0 ? sparse.fromNone : sparse.most)) return false
  if (isPlural(facts.name)) return false
  const isShort = summary.min < smallMin
  if (isShort && distinct > sparse.share * (summary.max - summary.min + 1)) return false
  const values = [...new Set(column.numbers!)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const steps = new Set(values.slice(1).map((value, at) => value - values[at]!))
  const isRound = values.filter((value) => value % roundTo === 0).length > values.length / 2
  const divisor = values.reduce(divisorOf)
  const isSet = divisor > 1 && summary.max <= timesMost * divisor
  if (isRound || isSet || (isShort && hasLike(table, facts))) return false
  if (distinct >= stepsToldFrom) return steps.size > values.length / 3
  if (isShort) return steps.size > 1 && !isLimit(table, facts)
  const isOneLength = lengthOf(summary.min) === lengthOf(summary.max)
  const areGiven = steps.size > 1 || steps.has(1)
  return isOneLength && areGiven && !isLimit(table, facts)
}

/** Whether another number goes up and down with it. */
const hasLike = ({ columns }: Table, { column }: ColumnFacts): boolean =>
  columns.some(
    (other) =>
      other.numbers &&
      other.numbers !== column.numbers &&
      (other.type === 'integer' || other.type === 'number') &&
      Math.abs(likenessOf(column.numbers!, other.numbers).r) > likeMost,
  )

const limitsMin = 0.2
const limitLikeMin = 0.1

/** What another number stays within, and is not far from: how many there are, or can be. */
function isLimit({ columns }: Table, { column, summary }: ColumnFacts): boolean {
  return columns.some(({ numbers, type, values }) => {
    if (type !== 'integer' || numbers === column.numbers || !numbers || values.length < few.least)
      return false
    if (!(Math.abs(likenessOf(column.numbers!, numbers).r) > limitLikeMin)) return false
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
