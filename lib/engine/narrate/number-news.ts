import type { Insight } from '@/lib/contracts/claims'
import type { CardContext, CardRequest } from '../request/card'
import { headlineOf } from './headline'
import { arithmetic, type Sentence } from './sentence'

/** What groups tell less of it than this is no news of a number. */
const effectMin = 0.03
/** Where the largest or smallest tenth begins, and how much of a total it holds. */
const tailStarts: Record<string, string> = {
  share_of_largest_tenth: 'The largest tenth of the rows holds',
  p90: 'The highest tenth begins at',
  p10: 'The lowest tenth ends at',
}

/**
 * What else is known of a number that the first sentence tells already: by what it differs besides, or its long tail; of a total
 * the tail first. Null where nothing is, and for a number that stands in no first sentence.
 */
export function numberNews(context: CardContext, { metric, filters, asked }: CardRequest): Sentence | null {
  const { measures, insights, profile } = context
  const main = measures[0]
  if (!main || metric.column !== main.index || metric.lastOf !== null || filters.length > 0 || asked)
    return null
  // a score says by its two ends what it is made of
  if (profile.columns[main.index]!.isScore) return null
  const told = headlineOf(context)?.insights ?? []
  if (!told.some(({ kind, columns }) => kind === 'total' && columns[0] === main.name)) return null
  // what comes with a season or since some day differs by that alone
  if (told.some(({ kind }) => kind === 'period_change')) return null
  const named = new Set(told.flatMap(({ columns }) => columns))
  const own = insights.filter(({ columns }) => columns[0] === main.name)
  const isNew = ({ kind, columns, within, effect }: Insight) =>
    kind === 'group_difference' &&
    !within &&
    (effect ?? 0) >= effectMin &&
    !named.has(columns[1]!) &&
    !profile.columns.some(({ name, role, isResult }) => (isResult || role === 'code') && name === columns[1])
  const difference = own.find(isNew)
  const makers = [() => (difference ? sentenceOf(difference) : null), () => tailOf(own)]
  if (metric.aggregation === 'sum') makers.reverse()
  return makers[0]!() ?? makers[1]!()
}

const sentenceOf = ({ text, evidence }: Insight): Sentence => ({ text, evidence })

function tailOf(own: Insight[]): Sentence | null {
  const shape = own.find(({ kind }) => kind === 'distribution')
  const edge = shape?.evidence.figures.find(({ measure }) => measure in tailStarts)
  if (!edge) return null
  const end = edge.measure === 'share_of_largest_tenth' ? ' of the total.' : '.'
  return arithmetic(`${tailStarts[edge.measure]} ${edge.text}${end}`, edge.rows, [edge])
}
