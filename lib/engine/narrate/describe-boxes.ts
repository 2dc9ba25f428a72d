import { formatValue } from '@/lib/format/format-value'
import { forValue } from '../profile/value-words'
import type { Box, Boxes } from '../request/boxes-of'
import type { CardContext, CardRequest } from '../request/card'
import { shownRows } from '../request/shown-rows'
import { groupFilters } from './group-filters'
import { arithmetic, figure, joinSentences, nothingSaid, type Sentence } from './sentence'

/** `2 groups with fewer than 5 rows are not drawn.` */
export function undrawnWords({ small, further }: Boxes): string {
  const of = (count: number, which: string) =>
    count === 0 ? '' : `${count} ${which} ${count === 1 ? 'is' : 'are'} not drawn.`
  const groups = (count: number) => (count === 1 ? 'group' : 'groups')
  return joinSentences([
    of(small, `${groups(small)} with fewer than 5 rows`),
    of(further, `further ${groups(further)}`),
  ])
}

/** What boxes mean: whose median is highest and whose is lowest of those that are drawn. */
export function describeBoxes(context: CardContext, request: CardRequest, { boxes }: Boxes): Sentence {
  if (boxes.length < 2 || request.x === null) return nothingSaid
  const top = boxes.reduce((best, box) => (box.median > best.median ? box : best))
  const low = boxes.reduce((worst, box) => (box.median < worst.median ? box : worst))
  const column = context.table.columns[request.x]!
  const dimension = context.profile.columns[request.x]!
  const medianOf = (box: Box) =>
    figure(box.median, formatValue(box.median, request.metric.format), {
      measure: 'median',
      column: request.metric.name,
      filters: shownRows(context, request),
      own: groupFilters(column, request.grain, box.category),
      rows: box.rows,
    })
  const [high, least] = [medianOf(top), medianOf(low)]
  if (high.text === least.text) return arithmetic(`All medians are about ${high.text}.`, top.rows, [high])
  const text = `The median is highest ${forValue(dimension, top.category)} (${high.text}) and lowest ${forValue(dimension, low.category)} (${least.text}).`
  return arithmetic(text, top.rows + low.rows, [high, least])
}
