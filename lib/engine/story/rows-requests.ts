import { timeCandidates } from '../cards/time-candidates'
import { countMetric } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import { chooseGrain } from '../rank/choose-grain'
import { dependsOn } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

/** Charts of how many rows there are: where they lead, and where they stand beside an outcome. */
const leadMax = 5
const besideMax = 1
/** More groups than this are names. */
const groupsMax = 30
const rowsScore = 0.5

/** Where rows are things or events (tickets, people, answers): how many there are over time and of each kind. */
export function rowsRequests(context: CardContext): CardRequest[] {
  if (context.rows === 'none') return []
  const isOfAnswers = context.measures.every(({ of }) => of)
  const most = context.rows === 'lead' || isOfAnswers ? leadMax : besideMax
  const kinds = distinctKinds(context).slice(0, most)
  const bars = kinds.map((column) =>
    requestOf({
      type: 'bar',
      x: column.index,
      metric: countMetric,
      score: rowsScore,
      why: `How many rows there are of each ${column.label}.`,
    }),
  )
  return [...courseOf(context), ...bars]
}

/** Categories with a readable number of values, without those that say the same again. */
function distinctKinds(context: CardContext): ColumnProfile[] {
  const kinds: ColumnProfile[] = []
  for (const column of context.dimensions) {
    if (column.role === 'time' || column.distinct > groupsMax || column.evidence.some(isComputed)) continue
    if (kinds.some(({ index }) => dependsOn(context, index, column.index))) continue
    kinds.push(column)
  }
  return kinds
}

const isComputed = (evidence: string) => evidence.startsWith('Computed:')

/** Also where measures have lines of their own. */
function courseOf(context: CardContext): CardRequest[] {
  const { time } = context
  if (!time || !chooseGrain(context, time.index)) return []
  return timeCandidates({ ...context, measures: [] }, 'line').filter(({ group }) => group === null)
}
