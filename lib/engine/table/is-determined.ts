import { missingCode, type Table } from './table'

const rowsMax = 2000

/** Whether each value of a thing comes with one value of the other column; on a sample of rows. */
export function isDetermined({ columns, rowCount }: Table, thing: number, index: number): boolean {
  const { codes: things, values } = columns[thing]!
  const { codes } = columns[index]!
  const known = new Int32Array(values.length).fill(missingCode)
  const step = Math.max(1, Math.floor(rowCount / rowsMax))
  for (let row = 0; row < rowCount; row += step) {
    const [at, code] = [things[row]!, codes[row]!]
    if (at === missingCode || code === missingCode) continue
    if (known[at] === missingCode) known[at] = code
    else if (known[at] !== code) return false
  }
  return true
}
