import type { Insight } from '@/lib/contracts/claims'
import type { CardContext } from '../request/card'

/** By what it differs, and where two such meet. */
const kinds: Insight['kind'][] = ['exception', 'group_difference']

/**
 * Where nothing tells of the first outcome: what tells most of the next one that something does tell of; of how things
 * ended before of what they came to.
 */
export function nextOutcome(context: CardContext): Insight | undefined {
  const { profile, measures } = context
  const [main] = measures
  const source = profile.columns.find(({ name }) => name === main?.of?.column) ?? main
  // that a weight is low is told by the weight
  const isForm = (index: number) =>
    profile.forms.some((pair) => pair.includes(index) && pair.includes(source?.index ?? -1))
  const others = (profile.outcomes ?? [])
    .map((index) => profile.columns[index]!)
    .filter(({ name, index }) => name !== main?.name && !isForm(index))
  return [...others.filter(({ of }) => of), ...others.filter(({ of }) => !of)]
    .map(({ name }) => mostTelling(context, name))
    .find((insight) => insight !== undefined)
}

/** What tells most of one measure: since when a part of it goes otherwise than the rest, before what its parts differ by. */
export function mostTelling({ insights, time }: CardContext, name: string): Insight | undefined {
  const about = insights.filter(({ kind, columns }) => kinds.includes(kind) && columns[0] === name)
  const moves = about.filter(
    ({ kind, columns }) => kind === 'exception' && columns.includes(time?.name ?? ''),
  )
  return [...(moves.length > 0 ? moves : about)].sort((a, b) => b.score - a.score)[0]
}

/** Medium by Cohen (1988): less of a number that nobody may have come for is no news. */
const strikingMin = 0.06

/** Where nothing tells of any outcome: what tells most of another number, if not of what things merely come with. */
export function strikingOther(context: CardContext): Insight | undefined {
  const { measures, profile } = context
  const isOutcome = (name: string) => profile.outcomes?.some((index) => profile.columns[index]!.name === name)
  return measures
    .filter(({ name, isAge }) => !isAge && !isOutcome(name))
    .map(({ name }) => mostTelling(context, name))
    .filter((insight) => insight !== undefined && !insight.within && (insight.effect ?? 0) >= strikingMin)
    .sort((a, b) => b!.score - a!.score)[0]
}
