import type { Insight } from '@/lib/contracts/claims'
import { timeCandidates } from '../cards/time-candidates'
import { countMetric } from '../metric/metric'
import { areTwins } from '../profile/are-twins'
import type { ColumnProfile } from '../profile/profile'
import { chooseGrain } from '../rank/choose-grain'
import { dependsOn } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { whenRowsCome } from './when-rows-come'

/** Charts of how many rows there are: where they lead, and where they stand beside an outcome. */
const leadMax = 5
const quietMax = 2
/** So many of them stand before the hours and days at which rows come. */
const beforeWhen = 2
/** More groups than this are names. */
const groupsMax = 30
const rowsScore = 0.5

/**
 * Where rows are things or events (tickets, people, answers): how many there are over time and of each kind; more of
 * it where nothing tells of the outcome.
 */
export function rowsRequests(context: CardContext, isQuiet: boolean): CardRequest[] {
  if (context.rows === 'none') return []
  const isOfAnswers = context.measures.every(({ of }) => of)
  const most = context.rows === 'lead' || isOfAnswers ? leadMax : isQuiet ? quietMax : 0
  const wantsAll = isQuiet || context.dimensions.some((column) => arePeople(context, column))
  const distinct = distinctKinds(context, wantsAll ? undefined : most)
  const leading = (isQuiet ? leadersFirst(context, distinct) : distinct).slice(0, most)
  const kinds = most > 0 ? leading : distinct.filter((column) => arePeople(context, column)).slice(0, 1)
  const bars = kinds.map((column) =>
    requestOf({
      type: 'bar',
      x: column.index,
      metric: countMetric,
      score: rowsScore,
      why: `How many rows there are of each ${column.label}.`,
    }),
  )
  const when = context.rows === 'lead' ? whenRowsCome(context) : []
  return [
    ...courseOf(context),
    ...bars.slice(0, beforeWhen),
    ...when,
    ...bars.slice(beforeWhen),
    ...(isQuiet ? meetingOf(context, distinct) : []),
  ]
}

const peopleShareMin = 0.8
/** Whether its values are people, by a first and a last name each: how much each of them has is asked for anyway. */
function arePeople({ table }: CardContext, { index }: ColumnProfile): boolean {
  const { values } = table.columns[index]!
  const named = values.filter((value) => /^\p{Lu}[\p{L}'.-]+ \p{Lu}[\p{L}'.-]+$/u.test(value))
  return named.length >= peopleShareMin * values.length
}

/** Those that are asked about, then those of which one value has most rows. */
function leadersFirst({ insights, focus }: CardContext, kinds: ColumnProfile[]): ColumnProfile[] {
  const places = insights.filter(({ kind }) => kind === 'dominant_category').map(({ columns }) => columns[0])
  const placeOf = ({ name }: ColumnProfile) =>
    focus.has(name) ? -1 : places.includes(name) ? places.indexOf(name) : places.length
  return [...kinds].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Where two kinds go together most. */
function meetingOf({ insights }: CardContext, kinds: ColumnProfile[]): CardRequest[] {
  const sidesOf = ({ columns }: Insight) => kinds.filter(({ name }) => columns.includes(name))
  const meeting = insights.find((insight) => insight.kind === 'association' && sidesOf(insight).length === 2)
  const [a, b] = meeting ? sidesOf(meeting) : []
  if (!a || !b) return []
  const [x, group] = a.distinct >= b.distinct ? [a, b] : [b, a]
  const why = `${x.label} and ${group.label} go together, so the rows of both are shown.`
  return [
    requestOf({
      type: 'heatmap',
      x: x.index,
      group: group.index,
      metric: countMetric,
      score: rowsScore,
      why,
    }),
  ]
}

/** The first categories with a readable number of values, without those that say the same again. */
function distinctKinds(context: CardContext, most = context.dimensions.length): ColumnProfile[] {
  const kinds: ColumnProfile[] = []
  for (const column of context.dimensions) {
    if (kinds.length >= most) break
    if (column.role === 'time' || column.distinct > groupsMax || column.evidence.some(isComputed)) continue
    if (kinds.some(({ index }) => isSame(context, index, column.index))) continue
    kinds.push(column)
  }
  return kinds
}

const isSame = (context: CardContext, a: number, b: number) =>
  dependsOn(context, a, b) || areTwins(context.table, a, b)

const isComputed = (evidence: string) => evidence.startsWith('Computed:')

/** Also where measures have lines of their own. */
function courseOf(context: CardContext): CardRequest[] {
  const { time } = context
  if (!time || !chooseGrain(context, time.index)) return []
  return timeCandidates({ ...context, measures: [] }, 'line').filter(({ group }) => group === null)
}
