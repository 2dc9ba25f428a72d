import type { PlannedBy } from '@/lib/contracts/generation'

/** Who read the instructions, and what a model was told to read them. */
export function PlannedByNote({ plannedBy }: { plannedBy: PlannedBy }) {
  const { model, clauses_asked: asked } = plannedBy
  return (
    <p className="mx-5 border-t py-3 text-xs text-muted">
      {[whoRead(plannedBy), model && asked > 0 ? toldToModel : null].filter(Boolean).join(' ')}
    </p>
  )
}

const toldToModel =
  'A model is told the names, types and statistics of columns, a few values of categories and those parts, never rows.'

function whoRead({
  source,
  model,
  reason,
  clauses_asked,
  clauses_read,
  sentences_reworded,
}: PlannedBy): string {
  if (clauses_asked === 0 && reason && sentences_reworded === 0) return reason
  if (!model) return 'Read by Readout’s own grammar; no language model was asked.'
  const wrote =
    sentences_reworded > 0
      ? `The model ${model} reworded ${sentences_reworded} of the sentences below around the same numbers.`
      : null
  const read =
    source === 'model'
      ? `Read by Readout’s own grammar, and by the model ${model} in ${clauses_read} of ${clauses_asked} parts that the grammar left open.`
      : 'Read by Readout’s own grammar.'
  return [read, reason, wrote].filter(Boolean).join(' ')
}
