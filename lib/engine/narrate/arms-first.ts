import type { Insight } from '@/lib/contracts/claims'
import type { CardContext } from '../request/card'

/** Of a trial it is asked first what came of its arms, whether or not they differ. */
export function armsTold({ insights, profile, measures }: CardContext): Insight | undefined {
  const name = profile.columns.find(({ index }) => index === profile.arm)?.name
  return insights.find(
    ({ kind, columns }) =>
      armKinds.includes(kind) &&
      name !== undefined &&
      columns[0] === measures[0]?.name &&
      columns[1] === name,
  )
}

const armKinds: Insight['kind'][] = ['group_difference', 'evenness']

/** What tells most, the arms before all else. */
export function armsFirst(context: CardContext, telling: Insight[]): Insight[] {
  const told = armsTold(context)
  return told ? [told, ...telling.filter((insight) => insight !== told)] : telling
}
