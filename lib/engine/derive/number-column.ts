import { type Column, missingCode } from '../table/table'

/** Numbers that the engine has computed, as a column; NaN where there is none. */
export function numberColumn(name: string, numbers: Float64Array, derivedFrom: string[]): Column {
  const codeOf = new Map<number, number>()
  const codes = new Int32Array(numbers.length)
  let missing = 0
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row]!
    if (Number.isNaN(number)) {
      codes[row] = missingCode
      missing++
      continue
    }
    const known = codeOf.get(number)
    codes[row] = known ?? codeOf.size
    if (known === undefined) codeOf.set(number, codeOf.size)
  }
  const values = [...codeOf.keys()]
  return {
    name,
    type: values.every(Number.isInteger) ? 'integer' : 'number',
    codes,
    values: values.map(String),
    numbers,
    missing,
    unit: null,
    leadingZeros: false,
    derivedFrom,
  }
}
