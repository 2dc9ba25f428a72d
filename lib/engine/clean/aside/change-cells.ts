import { type Aside, type Column, missingCode } from '../../table/table'

/** By row what stands there from now on; NaN for nothing. */
export type Changes = Map<number, number>

/** The column with other numbers in some rows; texts that no row uses any more are dropped. */
export function changeCells(column: Column, kind: Aside['kind'], changes: Changes): Column {
  const codes = column.codes.slice()
  const numbers = column.numbers!.slice()
  const values = column.values.slice()
  const codeOf = new Map(values.map((value, code) => [value, code]))
  let was = 0
  let now = 0
  let gone = 0
  const stood = new Set<number>()
  for (const [row, number] of changes) {
    was += numbers[row]!
    stood.add(numbers[row]!)
    numbers[row] = number
    if (Number.isNaN(number)) {
      gone++
      codes[row] = missingCode
      continue
    }
    now += number
    const text = String(number)
    if (!codeOf.has(text)) codeOf.set(text, values.push(text) - 1)
    codes[row] = codeOf.get(text)!
  }
  const whole = numbers.every((number) => Number.isNaN(number) || Number.isInteger(number))
  const type = column.type === 'integer' && !whole ? 'number' : column.type
  const aside: Aside = {
    kind,
    rows: changes.size,
    was,
    now: gone > 0 ? null : now,
    ...numberThatStood(stood),
  }
  return withoutUnused({
    ...column,
    type,
    codes,
    values,
    numbers,
    missing: column.missing + gone,
    aside: [...(column.aside ?? []), aside],
  })
}

const numberThatStood = (stood: Set<number>): Pick<Aside, 'value'> =>
  stood.size === 1 ? { value: [...stood][0]! } : {}

function withoutUnused(column: Column): Column {
  const remap = new Int32Array(column.values.length).fill(missingCode)
  const values: string[] = []
  const codes = column.codes.map((code) => {
    if (code === missingCode) return missingCode
    if (remap[code] === missingCode) remap[code] = values.push(column.values[code]!) - 1
    return remap[code]!
  })
  return { ...column, codes, values }
}
