import type { Insight } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'

/** A group of fewer of all rows is no headline, however far it lies. */
export const groupShareMin = 0.03

/** Since when one part goes otherwise than the rest is news; what parts differ by is known to who works with them. */
export function moveFirst({ insights, measures, time }: CardContext, telling: Insight[]): Insight[] {
  const move = insights.find(
    (insight) =>
      (insight.kind === 'exception' || hasMaker(insight)) &&
      insight.columns[0] === measures[0]!.name &&
      insight.columns.includes(time?.name ?? ''),
  )
  return move ? [move, ...telling.filter((insight) => insight !== move)] : telling
}

/** A step says what it was before and after; one that a part made says that of the part and of the rest as well. */
const stepFigures = 2
const hasMaker = ({ kind, evidence }: Insight) =>
  kind === 'change_point' && evidence.figures.length > stepFigures

/** Where two factors meet, the outcome lies so many times as far from the whole as with one of them alone. */
const meetingMin = 1.5
/** … or so many times, and it is told behind the one. */
const besideMin = 1.2

/** One cell of two factors takes the place of what it makes of one of them. */
export function meetingFirst(context: CardContext, telling: Insight[]): Insight[] {
  const { insights, measures, table, time } = context
  const main = measures[0]!
  const whole = main.summary?.mean ?? Number.NaN
  const farthest = ({ evidence }: Insight, figures: number) =>
    Math.max(...evidence.figures.slice(0, figures).map(({ value }) => Math.abs(value - whole)))
  const [meeting] = insights
    .filter(
      (insight) =>
        isOfCell(main, insight) &&
        insight.columns[0] === main.name &&
        !insight.columns.includes(time?.name ?? ''),
    )
    .filter(({ evidence }) => evidence.figures[0]!.rows >= groupShareMin * table.rowCount)
    .sort((a, b) => farthest(b, 1) - farthest(a, 1))
  if (!meeting) return telling
  const factors = sourcesOf(context, meeting.columns.slice(1))
  const isOfFactor = ({ columns }: Insight) =>
    sourcesOf(context, columns).some((name) => factors.includes(name))
  const isAsFar = (insight: Insight) =>
    isOfFactor(insight) && farthest(meeting, 1) < besideMin * farthest(insight, 2)
  const isLess = (insight: Insight) => farthest(meeting, 1) >= meetingMin * farthest(insight, 2)
  const place = telling.findIndex(
    (insight) => insight.kind === 'group_difference' && isOfFactor(insight) && isLess(insight),
  )
  if (place < 0)
    return telling.length === 0 || telling.some(isAsFar) ? telling : [...telling.slice(0, 1), meeting]
  const rest = telling.slice(place).filter((insight) => !isOfFactor(insight))
  return [...telling.slice(0, place), meeting, ...rest]
}

/** The columns of the file: bands of a number are the number. */
const sourcesOf = ({ table }: CardContext, names: string[]): string[] =>
  names.flatMap((name) => table.columns.find((column) => column.name === name)?.derivedFrom ?? [name])

/** Of rows for which two things hold at once; of what adds up the parts say more than where its rows are large. */
const isOfCell = ({ additivity }: ColumnProfile, { kind, value }: Insight): boolean =>
  kind === 'exception' || (kind === 'drivers' && additivity !== 'additive' && String(value).includes(' × '))
