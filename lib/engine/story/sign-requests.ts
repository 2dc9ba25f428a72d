import { metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import { tellsSign } from '../profile/tells-sign'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

/** What a total is made of where a column tells what is added from what is taken off: sales and returns, in and out. */
export function signRequests(
  { table, profile, dimensions }: CardContext,
  outcome: ColumnProfile,
): CardRequest[] {
  const { summary, additivity, of, index } = outcome
  if (of || additivity !== 'additive' || !summary || summary.min >= 0 || summary.max <= 0) return []
  const [teller] = dimensions
    .filter((column) => tellsSign(table.columns[column.index]!, table.columns[index]!))
    .sort((a, b) => a.distinct - b.distinct)
  if (!teller) return []
  const metric = metricOf({ table, profile }, index, null)
  const why = `${teller.label} tells what is added to ${outcome.label} from what is taken off it.`
  return [requestOf({ type: 'bar', x: teller.index, metric, score: 1, why })]
}
