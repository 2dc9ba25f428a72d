import { metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { missingCode } from '../table/table'

/** More kinds than these are no sides of an account. */
const kindsMax = 6
/** So many rows of a kind have its sign: a return of a return is rare. */
const signedMin = 0.98

/** What a total is made of where a column tells what is added from what is taken off: sales and returns, in and out. */
export function signRequests(context: CardContext, outcome: ColumnProfile): CardRequest[] {
  const { summary, additivity, of } = outcome
  if (of || additivity !== 'additive' || !summary || summary.min >= 0 || summary.max <= 0) return []
  const teller = context.dimensions.find((column) => tellsSign(context, outcome, column))
  if (!teller) return []
  const why = `${teller.label} tells what is added to ${outcome.label} from what is taken off it.`
  return [
    requestOf({
      type: 'bar',
      x: teller.index,
      metric: metricOf(context, outcome.index, null),
      score: 1,
      why,
    }),
  ]
}

function tellsSign({ table }: CardContext, { index }: ColumnProfile, column: ColumnProfile): boolean {
  if (column.distinct < 2 || column.distinct > kindsMax) return false
  const { codes, values } = table.columns[column.index]!
  const { numbers } = table.columns[index]!
  const counts = values.map(() => ({ above: 0, below: 0 }))
  codes.forEach((code, row) => {
    const number = numbers![row]!
    if (code === missingCode || Number.isNaN(number) || number === 0) return
    if (number > 0) counts[code]!.above++
    else counts[code]!.below++
  })
  const isSigned = counts.every(({ above, below }) => Math.max(above, below) >= signedMin * (above + below))
  return isSigned && counts.some(({ above, below }) => below > above)
}
