import type { DataNotes } from '@/lib/contracts/dashboard'
import type { GenerationPayload } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { findPayload } from '../document/stored-payload'

/** What viewers of a dashboard are told of its table; null where nothing that can be read is kept of how it was made. */
export async function findDataNotes(ctx: Ctx, dashboardId: string): Promise<DataNotes | null> {
  const made = await ctx.db.generation.findFirst({
    where: { dashboardId, status: 'completed' },
    orderBy: { id: 'desc' },
    select: { payload: true, payloadVersion: true },
  })
  const payload = made && findPayload(made)
  return payload ? presentNotes(payload) : null
}

/** Details of steps quote cells, which the link may not show. */
function presentNotes({
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
