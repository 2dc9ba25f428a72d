import { formatValue } from '@/lib/format/format-value'
import type { Box } from '../request/boxes-of'
import type { CardContext, CardRequest } from '../request/card'
import { shownRows } from '../request/shown-rows'
import { groupFilters } from './group-filters'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'

/** What boxes mean: whose median is highest and whose is lowest. */
export function describeBoxes(context: CardContext, request: CardRequest, boxes: Box[]): Sentence {
  if (boxes.length < 2 || request.x === null) return nothingSaid
  const top = boxes.reduce((best, box) => (box.median > best.median ? box : best))
  const low = boxes.reduce((worst, box) => (box.median < worst.median ? box : worst))
  const column = context.table.columns[request.x]!
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
  const text = `The median is highest for ${top.category} (${high.text}) and lowest for ${low.category} (${least.text}).`
  return arithmetic(text, top.rows + low.rows, [high, least])
}
