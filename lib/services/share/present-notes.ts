import type { DataNotes } from '@/lib/contracts/dashboard'
import type { GenerationPayload } from '@/lib/contracts/generation'

/** What viewers of a dashboard are told of its table. Details of steps quote cells, which the link may not show. */
export function presentNotes({
  counts,
  tests,
  warnings,
  instructions,
  cleaning,
  columns,
}: GenerationPayload): DataNotes {
  const labels = new Map(columns.map(({ name, label }) => [name, label ?? name]))
  return {
    rows: counts.rows,
    columns: counts.columns,
    tests,
    // what became of wishes is between the owner and us
    warnings: warnings.filter(
      (warning) => !instructions.some(({ clause }) => warning.startsWith(`Instructions, "${clause}"`)),
    ),
    cleaning: cleaning
      .filter(({ is_undone }) => !is_undone)
      .map(({ step, column, rows }) => ({ step, column: column && (labels.get(column) ?? column), rows })),
  }
}
