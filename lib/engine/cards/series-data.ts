import type { CardData, CardSpec } from '@/lib/contracts/cards'
import { axisTitle } from '../narrate/title-of'
import type { CardContext, CardRequest } from '../request/card'
import type { SeriesRows } from '../request/series-rows'

/** What bar, line and area say of a measure by `x`: columns, aggregation, rows and the names of the axes. */
export function seriesData(
  context: CardContext,
  { x, group, grain, metric }: CardRequest & { x: number },
  series: SeriesRows,
): { spec: CardSpec<'bar' | 'line'>; data_preview: CardData<'bar' | 'line'> } {
  return {
    spec: {
      x: context.table.columns[x]!.name,
      y: metric.name,
      aggregation: metric.aggregation,
      ...(group !== null && { grouping: context.table.columns[group]!.name }),
    },
    data_preview: {
      columns: series.keys,
      rows: series.rows,
      x_axis: axisTitle(context, x, grain),
      y_axis: metric.label,
    },
  }
}
