import type { Insight } from '@/lib/contracts/claims'
import type { CardContext, CardRequest } from '../request/card'
import { headlineOf } from './headline'
import type { Sentence } from './sentence'

/** What groups tell less of it than this is no news of a number. */
const effectMin = 0.03
/**
 * What else is known of a number that the first sentence tells already: by what it differs besides. Null where that is nothing,
 * and for a number that stands in no first sentence.
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
  return difference ? { text: difference.text, evidence: difference.evidence } : null
}
