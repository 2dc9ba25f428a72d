import type { Column } from '../table/table'

const agreeMin = 0.9
const slack = 0.005

/** What the columns have in each row: the sum of their numbers, and how many these are. */
interface RowSums {
  sums: Float64Array
  counts: Int32Array
}

/** Whether a column holds the sum or the mean of the parts in its rows; null where it is something else. */
export const madeOf = (whole: Column, parts: Column[]): 'sum' | 'mean' | null => {
  const { sums, counts } = rowSums(parts, whole.codes.length)
  return agreement(whole, (row) => [sums[row]!, counts[row]!])
}

/** Those of the columns that hold the sum or the mean of all others, each column read a few times, however many there are. */
export function wholesAmong(columns: Column[]): Column[] {
  const { sums, counts } = rowSums(columns, columns[0]?.codes.length ?? 0)
  return columns.filter(
    (column) => agreement(column, (row, own) => [sums[row]! - own, counts[row]! - 1]) !== null,
  )
}

function rowSums(columns: Column[], rows: number): RowSums {
  const sums = new Float64Array(rows)
  const counts = new Int32Array(rows)
  for (const { numbers } of columns) {
    if (!numbers) continue
    for (let row = 0; row < rows; row++) {
      const number = numbers[row]!
      if (Number.isNaN(number)) continue
      sums[row]! += number
      counts[row]!++
    }
  }
  return { sums, counts }
}

type PartsAt = (row: number, own: number) => [sum: number, count: number]

function agreement({ numbers }: Column, partsAt: PartsAt): 'sum' | 'mean' | null {
  let [rows, asSum, asMean] = [0, 0, 0]
  numbers!.forEach((own, row) => {
    if (Number.isNaN(own)) return
    const [sum, count] = partsAt(row, own)
    if (count < 2) return
    rows++
    if (isNear(sum, own)) asSum++
    if (isNear(sum / count, own)) asMean++
  })
  if (rows < 2) return null
  return asSum >= agreeMin * rows ? 'sum' : asMean >= agreeMin * rows ? 'mean' : null
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= slack * Math.max(Math.abs(b), 1)
