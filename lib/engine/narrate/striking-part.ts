import type { Insight } from '@/lib/contracts/claims'
import type { CardContext } from '../request/card'

const kinds: Insight['kind'][] = ['group_difference', 'dominant_category']
/** So much of a total … */
const shareMin = 0.4
/** … in so many times fewer of the rows is what people remember of a table. */
const timesMin = 4

/**
 * That hardly any rows make most of a total that the table is about too: a few outages of gearboxes most of the energy that
 * was lost. None beside a main measure that adds up itself, which is told by its own parts.
 */
export function strikingPart({ insights, profile, measures }: CardContext): Insight | undefined {
  const [main] = measures
  if (main?.additivity === 'additive') return undefined
  const others = (profile.outcomes ?? []).map((index) => profile.columns[index]!.name)
  return insights.find(
    ({ kind, columns, evidence }) =>
      kinds.includes(kind) &&
      columns.some((name) => name !== main?.name && others.includes(name)) &&
      isStriking(evidence),
  )
}

function isStriking({ figures }: Insight['evidence']): boolean {
  const of = (measure: string) => figures.find((figure) => figure.measure === measure)?.value ?? Number.NaN
  const [share, ofRows] = [of('share'), of('share_of_rows')]
  return share >= shareMin && share >= timesMin * ofRows
}
