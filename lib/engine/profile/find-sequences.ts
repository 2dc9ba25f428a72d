import { type Column, missingCode, type Table } from '../table/table'

const distinctMin = 5
const rowsPerThingMin = 5
const stepsMin = 30
const steppingMin = 0.95
const thingsTried = 6
/** Places are counted from the first on; years of experience go up as well, each from their own. */
const firstShareMin = 0.5

const thingTypes = new Set(['text', 'integer', 'date'])

/** Columns of whole numbers that go up by one from row to row of each thing: the place of a row among its own. By index. */
export function findSequences({ columns, rowCount }: Table): Set<number> {
  const things = columns
    .filter(({ type, values }) => thingTypes.has(type) && values.length > 1)
    .filter(({ values }) => values.length * rowsPerThingMin <= rowCount)
    .sort((a, b) => b.values.length - a.values.length)
    .slice(0, thingsTried)
  const found = columns.flatMap((column, index) => {
    const { type, values, numbers } = column
    const mayBe = type === 'integer' && numbers && values.length >= distinctMin && values.length < rowCount
    return mayBe && things.some((thing) => thing !== column && counts(column, thing)) ? [index] : []
  })
  return new Set(found)
}

function counts({ numbers }: Column, { codes, values }: Column): boolean {
  const last = new Float64Array(values.length).fill(Number.NaN)
  let steps = 0
  let stepping = 0
  let things = 0
  let zeros = 0
  let ones = 0
  for (let row = 0; row < codes.length; row++) {
    const [thing, number] = [codes[row]!, numbers![row]!]
    if (thing === missingCode || Number.isNaN(number)) continue
    const before = last[thing]!
    last[thing] = number
    if (Number.isNaN(before)) {
      things++
      if (number === 0) zeros++
      if (number === 1) ones++
      continue
    }
    steps++
    if (number - before === 1) stepping++
    if (steps === stepsMin && stepping < steppingMin * steps - 2) return false
  }
  const areFirst = Math.max(zeros, ones) > firstShareMin * things
  return areFirst && steps >= stepsMin && stepping >= steppingMin * steps
}
