import { formatPercent } from '@/lib/format/format-percent'
import { arithmetic, figure, nothingSaid, type Sentence } from '../narrate/sentence'
import { axisWords } from '../narrate/title-of'
import type { CardContext, CardDraft, CardRequest, CardRule } from './card'
import { countMetric } from './metric'
import { partsDraft } from './parts-draft'
import { previewRows, tidyNumber } from './preview'
import { requestOf } from './request'
import { shownRows } from './shown-rows'

const stagesMin = 3
const stagesMax = 8
const funnelScore = 0.75
/** Words that people name the steps of a process with. */
const stageWords =
  /visit|view|click|lead|prospect|qualif|contact|demo|trial|sign.?up|regist|cart|basket|checkout|proposal|negotiat|offer|interview|appl|screen|hired|won|closed|purchase|order|paid|activat|retain|impression|install|subscri/i

/** How many come through each step of a process whose order is known. */
export const funnelCard: CardRule<'funnel'> = { candidates: funnelCandidates, draft: funnelDraft }

function funnelCandidates(context: CardContext): CardRequest[] {
  return context.dimensions
    .filter(({ distinct }) => distinct >= stagesMin && distinct <= stagesMax)
    .filter((dimension) => {
      const names = context.table.columns[dimension.index]!.values
      return names.filter((name) => stageWords.test(name)).length > names.length / 2
    })
    .map((dimension) =>
      requestOf({
        type: 'funnel',
        x: dimension.index,
        metric: countMetric,
        sort: { by: 'y', order: 'desc' },
        score: funnelScore,
        why: `${dimension.label} names the steps of a process, each smaller than the one before.`,
      }),
    )
}

function funnelDraft(request: CardRequest, context: CardContext): CardDraft<'funnel'> | null {
  const sort = request.sort ?? { by: 'y', order: 'desc' }
  const parts = partsDraft({ ...request, sort }, context, stagesMax)
  if (!parts) return null
  const [stage, value] = parts.data_preview.columns as [string, string]
  const rows = parts.data_preview.rows.map((row) => ({ stage: row[stage]!, value: Number(row[value]) }))
  const first = rows[0]!.value
  const last = rows.at(-1)!.value
  if (!request.asked && !(first > 0 && last < first)) return null
  const told = describeSteps(request, context, last / first)
  const columns = ['stage', 'value', 'conversion']
  const cells = rows.map((row) => [row.stage, row.value, first > 0 ? tidyNumber(row.value / first) : null])
  return {
    type: 'funnel',
    ...parts,
    title: request.asked?.title ?? `${request.metric.label} by ${axisWords(context, request.x!, null)}`,
    description: told.text,
    data_preview: { columns, rows: previewRows(columns, cells) },
    config: {
      ...parts.config,
      evidence: told.evidence ?? undefined,
      formats: {
        value: request.metric.format,
        conversion: { style: 'percent', percent_base: 1, decimals: 3 },
      },
    },
  }
}

function describeSteps(request: CardRequest, context: CardContext, share: number): Sentence {
  if (!Number.isFinite(share)) return nothingSaid
  const { table } = context
  const text = formatPercent(share)
  const column = request.metric.column === null ? null : table.columns[request.metric.column]!.name
  const source = {
    measure: 'conversion',
    column,
    filters: shownRows(context, request),
    rows: table.rowCount,
  }
  return arithmetic(`${text} of the first step reach the last.`, table.rowCount, [
    figure(share, text, source),
  ])
}
