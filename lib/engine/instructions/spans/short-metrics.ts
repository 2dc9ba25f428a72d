import type { Understanding } from '../../understanding'
import { columnMentions } from '../columns/column-mentions'
import { readTokens, type Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'

/** What metrics are called for short. */
const inFull = new Map([
  ['roas', 'revenue per spend'],
  ['ctr', 'click rate'],
  ['cvr', 'conversion rate'],
  ['cpc', 'spend per click'],
  ['cpa', 'spend per conversion'],
  ['cpl', 'spend per lead'],
  ['aov', 'average order value'],
  ['arpu', 'revenue per customer'],
])

/** The same clause with such words said in full, where nothing in the data is called so. */
export function metricsInFull(tokens: Token[], understanding: Understanding): Token[] {
  if (!tokens.some(({ text }) => inFull.has(text))) return tokens
  const named = [...columnMentions(tokens, understanding), ...valueMentions(tokens, understanding)]
  return tokens.flatMap((token, at) => {
    const full = inFull.get(token.text)
    return full && !named.some(({ from, to }) => from <= at && at < to) ? readTokens(full) : [token]
  })
}
