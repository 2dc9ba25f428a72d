/** All but what maps and discs need besides; most dashboards have several of these. */
export { BarCard } from './bar/bar'
export { BoxplotCard } from './boxplot/boxplot'
export { HeatmapCard } from './heatmap/heatmap'
export { HistogramCard } from './histogram/histogram'
export { AreaCard } from './line/area'
export { LineCard } from './line/line'
export { RadarCard } from './radar/radar'
export { ScatterCard } from './scatter/scatter'
