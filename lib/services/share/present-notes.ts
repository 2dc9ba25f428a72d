import type { DataNotes } from '@/lib/contracts/dashboard'
import { dataWarnings } from '@/lib/contracts/data-warnings'
import type { GenerationPayload } from '@/lib/contracts/generation'

/** What viewers of a dashboard are told of its table. Details of steps quote cells, which the link may not show. */
export function presentNotes(payload: GenerationPayload): DataNotes {
  const { counts, tests, cleaning, columns } = payload
  const labels = new Map(columns.map(({ name, label }) => [name, label ?? name]))
  return {
    rows: counts.rows,
    columns: counts.columns,
    tests,
    warnings: dataWarnings(payload),
    cleaning: cleaning
      .filter(({ is_undone }) => !is_undone)
      .map(({ step, column, rows }) => ({ step, column: column && (labels.get(column) ?? column), rows })),
  }
}
