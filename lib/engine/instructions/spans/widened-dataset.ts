import { type AskedColumn, withAskedColumns } from '../../plan/asked-column'
import { type AskedMetric, withMetrics } from '../../plan/asked-metric'
import type { Understanding } from '../../understanding'

const known = new WeakMap<Understanding, Map<string, Understanding>>()

/** The dataset with the columns that a clause asks to be made; remembered as well. */
export function withAsked(understanding: Understanding, asked: AskedColumn[]): Understanding {
  if (asked.length === 0) return understanding
  const made = known.get(understanding) ?? new Map<string, Understanding>()
  known.set(understanding, made)
  const key = `+${JSON.stringify(asked)}`
  const wide = made.get(key) ?? withAskedColumns(understanding, asked)
  made.set(key, wide)
  return wide
}

/** The dataset with a column for each metric, called as people would; remembered, since texts ask for the same again. */
export function widened(understanding: Understanding, metrics: AskedMetric[]): Understanding {
  const made = known.get(understanding) ?? new Map<string, Understanding>()
  known.set(understanding, made)
  const key = JSON.stringify(metrics)
  const wide = made.get(key) ?? withLabels(withMetrics(understanding, metrics), understanding)
  made.set(key, wide)
  return wide
}

function withLabels(wide: Understanding, { table }: Understanding): Understanding {
  const first = table.columns.length
  const labelAt = (index: number) => wide.profile.columns[index]!.label
  return {
    ...wide,
    table: {
      ...wide.table,
      columns: wide.table.columns.map((column, index) =>
        index < first ? column : { ...column, name: labelAt(index) },
      ),
    },
    profile: {
      ...wide.profile,
      columns: wide.profile.columns.map((column) =>
        column.index < first ? column : { ...column, name: column.label },
      ),
    },
  }
}
