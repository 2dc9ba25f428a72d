import type { Computed } from '@/lib/contracts/query'
import type { QueryRow } from './run-query'

interface Whole {
  /** The measure over all rows that pass the filters. */
  total: number
}

/** Rows in the order of x with what is computed of their values: each one's part, what has come together, or the change. */
export function computeRows(rows: QueryRow[], computed: Computed, { total }: Whole): QueryRow[] {
  if (computed === 'share_of_total') return rows.map((row) => ({ ...row, value: row.value / total }))
  if (computed === 'running_total') return withRunning(rows)
  return rows.flatMap((row) => {
    const before = rowBefore(rows, row, computed)
    return before && before.value > 0 ? [{ ...row, value: row.value / before.value - 1 }] : []
  })
}

function withRunning(rows: QueryRow[]): QueryRow[] {
  const sums = new Map<QueryRow['group'], number>()
  return rows.map((row) => {
    const sum = (sums.get(row.group) ?? 0) + row.value
    sums.set(row.group, sum)
    return { ...row, value: sum }
  })
}

function rowBefore(rows: QueryRow[], { x, group }: QueryRow, computed: Computed): QueryRow | undefined {
  const own = rows.filter((row) => row.group === group)
  if (computed === 'change') return own[own.findIndex((row) => row.x === x) - 1]
  const year = Number(`${x}`.slice(0, 4)) - 1
  return own.find((row) => row.x === `${year}${`${x}`.slice(4)}`)
}
