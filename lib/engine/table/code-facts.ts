import { type Column, missingCode } from './table'

interface CodeFacts {
  rows?: Int32Array
  numbers?: Float64Array
  /** Digits after the point in its texts, at the most, where these need not be made for it. */
  decimals?: () => number
}

/** Profile, insights and cards all ask; each is counted once a column. */
const known = new WeakMap<Column, CodeFacts>()

function factsOf(column: Column): CodeFacts {
  const facts = known.get(column) ?? {}
  known.set(column, facts)
  return facts
}

/** By codes, which columns share. */
const knownRows = new WeakMap<Int32Array, Int32Array>()

/** The rows of each code, where they were counted for a column before. */
export const rowsOfCodes = (codes: Int32Array): Int32Array | undefined => knownRows.get(codes)

/** Keeps what is known of a column when it is made, so that nobody goes through its rows for it. */
export function rememberFacts(column: Column, facts: CodeFacts): void {
  known.set(column, facts)
  if (facts.rows) knownRows.set(column.codes, facts.rows)
}

/** Digits after the point of a column's numbers, at the most, where that is known without their texts. */
export const writtenDecimals = (column: Column): number | undefined => known.get(column)?.decimals?.()

/** The rows of each distinct value. To be read only. */
export function rowsByCode(column: Column): Int32Array {
  const facts = factsOf(column)
  if (!facts.rows) {
    facts.rows = countRows(column)
    knownRows.set(column.codes, facts.rows)
  }
  return facts.rows
}

/** The number of each distinct value, NaN where it is none; null for a column without numbers. To be read only. */
export function valueNumbers(column: Column): Float64Array | null {
  if (!column.numbers) return null
  const facts = factsOf(column)
  facts.numbers ??= numbersOf(column, column.numbers)
  return facts.numbers
}

function countRows({ codes, values }: Column): Int32Array {
  const rows = new Int32Array(values.length)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code !== missingCode) rows[code]!++
  }
  return rows
}

function numbersOf({ codes, values }: Column, numbers: Float64Array): Float64Array {
  const byCode = new Float64Array(values.length).fill(Number.NaN)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code !== missingCode) byCode[code] = numbers[row]!
  }
  return byCode
}
