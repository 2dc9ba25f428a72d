import type { Cell } from '@/lib/contracts/cards'
import type { Filter } from '@/lib/contracts/query'
import { formatPercent } from '@/lib/format/format-percent'
import { formatValue } from '@/lib/format/format-value'
import { countMetric } from '../metric/metric'
import { measureName } from '../metric/metric-query'
import { arithmetic, figure, nothingSaid, type Sentence } from '../narrate/sentence'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewRows, tidyNumber } from '../request/preview'
import { requestOf } from '../request/request-of'
import { openConditions, shownRows } from '../request/shown-rows'
import { runTotal } from '../table/run-query'
import { partsDraft } from './parts-draft'

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
    .filter(({ distinct, order }) => order !== null && distinct >= stagesMin && distinct <= stagesMax)
    .filter((dimension) => {
      const names = context.table.columns[dimension.index]!.values
      return names.filter((name) => stageWords.test(name)).length > names.length / 2
    })
    .map((dimension) =>
      requestOf({
        type: 'funnel',
        x: dimension.index,
        metric: countMetric,
        sort: { by: 'x', order: 'asc' },
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
  const told = describeSteps(request, context, rows)
  const columns = ['stage', 'value', 'conversion']
  const cells = rows.map((row) => [row.stage, row.value, first > 0 ? tidyNumber(row.value / first) : null])
  return {
    type: 'funnel',
    ...parts,
    title: parts.title,
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

interface Step {
  stage: Cell | undefined
  value: number
}

/** How much of the first step is left at the last, each with the rows that it was measured of. */
function describeSteps(request: CardRequest, context: CardContext, steps: Step[]): Sentence {
  const { metric } = request
  const column = context.table.columns[request.x!]!
  const filters = shownRows(context, request)
  const source = { column: metric.column === null ? null : metric.name, filters }
  const figureOf = ({ stage, value }: Step) => {
    const own: Filter[] = [{ column: column.name, op: '=', value: stage ?? '' }]
    const kept = [...openConditions(context, request), ...own]
    const { value: rows } = runTotal(context.table, { column: null, aggregation: 'count', filters: kept })
    const text = formatValue(value, metric.format, { compact: true })
    return figure(value, text, { ...source, measure: measureName(metric), own, rows })
  }
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const share = last.value / first.value
  if (!Number.isFinite(share) || [first, last].some(({ stage }) => isFolded(stage))) return nothingSaid
  const [from, to] = [figureOf(first), figureOf(last)]
  const rows = from.rows + to.rows
  const part = figure(share, formatPercent(share), { ...source, measure: 'conversion', rows })
  const text = `${part.text} of the first step reach the last: ${to.text} of ${from.text}.`
  return arithmetic(text, rows, [part, to, from])
}

const isFolded = (stage: Cell | undefined) => /^Other \(\d+\)$/.test(String(stage))
