import type { Insight } from '@/lib/contracts/claims'
import type { Filter, Grain } from '@/lib/contracts/query'
import { isoDate } from '../insights/periods'
import { metricOf } from '../metric/metric'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { monthNames, weekdays } from '../table/period'

const seasonScore = 0.6
const placeDiscount = 0.85
/** A year may be told from its neighbours by chance alone. */
const yearsMin = 2

/** Where a season was proven, its bars: the hours of the day, the days of the week or the months of the year. */
export function seasonRequests(context: CardContext): CardRequest[] {
  const { time } = context
  if (!time) return []
  return context.insights
    .filter(({ kind }) => kind === 'seasonality')
    .flatMap((insight, place) => {
      const measure = context.measures.find(({ name }) => insight.columns.includes(name))
      const grain = seasonGrain(insight)
      const filters = grain === 'month_of_year' ? wholeYears(context) : []
      if (!measure || !grain || !filters) return []
      const metric = metricOf(context, measure.index, null)
      const why = `${metric.label} has a season, and bars in the order of the calendar show it.`
      return [
        requestOf({
          type: 'bar',
          x: time.index,
          grain,
          metric,
          filters,
          score: seasonScore * placeDiscount ** place,
          why,
        }),
      ]
    })
}

/** The claim's value is the hour, the day or the month where it is highest. */
function seasonGrain({ value }: Insight): Grain | null {
  if (typeof value !== 'string') return null
  if (weekdays.includes(value)) return 'weekday'
  return monthNames.includes(value) ? 'month_of_year' : 'hour_of_day'
}

/** Whole years only: else the months at both ends would be counted once more, or less. */
function wholeYears(context: CardContext): Filter[] | null {
  const periods = timelineOf(context)?.periods('year')
  if (!periods || periods.last - periods.first + 1 < yearsMin) return null
  const column = context.time!.name
  return [
    { column, op: '>=', value: isoDate(periods.starts[periods.first]!) },
    { column, op: '<', value: isoDate(periods.starts[periods.last + 1]!) },
  ]
}
