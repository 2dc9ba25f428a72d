import type { Grain } from '@/lib/contracts/query'
import { countMetric } from '../metric/metric'
import type { CardContext, CardRequest } from '../request/card'
import { isDate } from '../request/dimension-of'
import { haveNames } from '../request/have-names'
import { requestOf } from '../request/request-of'
import { chanceOfEquals } from '../stats/chance-of-equals'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import { periodNumber } from '../table/period'

type Returning = Extract<Grain, 'hour_of_day' | 'weekday'>

const rounds: { grain: Returning; length: number; why: string }[] = [
  { grain: 'hour_of_day', length: 24, why: 'At some hours there are more of them than at others.' },
  { grain: 'weekday', length: 7, why: 'On some days of the week there are more of them than on others.' },
]
/** Fewer hours or days than these are when something is open. */
const placesMin = 4
/** Rows often come together, so that what is told from chance has to be so with room to spare … */
const chanceMax = 1e-4
/** … and to be seen. */
const mostMin = 1.25
const rowsScore = 0.5

/**
 * At which hours and on which days of the week rows come, where they clearly don't come alike; things that have
 * names are there all the time.
 */
export function whenRowsCome(context: CardContext): CardRequest[] {
  const { time, table } = context
  const column = time && table.columns[time.index]!
  if (!time || time.begins || !column || !isDate(column.type) || haveNames(context)) return []
  return rounds
    .filter(({ grain, length }) => areUneven(countsBy(context, grain, length)))
    .map(({ grain, why }) =>
      requestOf({ type: 'bar', x: time.index, grain, metric: countMetric, score: rowsScore, why }),
    )
}

function countsBy({ time, table }: CardContext, grain: Returning, length: number): number[] {
  const column = table.columns[time!.index]!
  const [rows, times] = [rowsByCode(column), valueNumbers(column)!]
  const counts = new Array<number>(length).fill(0)
  times.forEach((at, code) => {
    if (!Number.isNaN(at)) counts[periodNumber(at, grain)]! += rows[code]!
  })
  return counts
}

/** Of the hours and days at which there are any: when nothing is open is no news. */
function areUneven(counts: number[]): boolean {
  const open = counts.filter((count) => count > 0)
  if (open.length < placesMin) return false
  const usual = open.reduce((sum, count) => sum + count, 0) / open.length
  return Math.max(...open) >= mostMin * usual && chanceOfEquals(open) < chanceMax
}
