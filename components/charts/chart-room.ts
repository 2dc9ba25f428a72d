import { barHeight } from './bar/bar-layout'
import { boxplotHeight } from './boxplot/boxplot-boxes'
import type { CardBlock } from './card-block'
import { heatmapHeight } from './heatmap/heatmap-grid'
import { plotHeight } from './plot-height'

export interface ChartRoom {
  minHeight?: number
  className?: string
}

/** The room that a card's picture will take, known before its code or its width is. */
export function chartRoom(block: CardBlock, scrollable: boolean): ChartRoom {
  switch (block.type) {
    case 'bar':
      return { minHeight: barHeight(block, scrollable) }
    case 'line':
    case 'area':
      return { minHeight: plotHeight }
    case 'heatmap':
      return { minHeight: heatmapHeight(block) + notesHeight }
    case 'boxplot':
      return { minHeight: boxplotHeight(block) }
    case 'geomap':
    case 'choropleth':
      return { className: 'min-h-58 sm:min-h-86' }
    default:
      return { minHeight: fixed[block.type] }
  }
}

/** A line of legend or note. */
const notesHeight = 24

const fixed: Partial<Record<CardBlock['type'], number>> = {
  pie: 220,
  donut: 220,
  histogram: 260,
  scatter: 320 + 2 * notesHeight,
  bubble: 320 + 2 * notesHeight,
  radar: 300,
  gauge: 200,
}
