import dynamic from 'next/dynamic'
import { ChartSkeleton } from './frame/chart-skeleton'

/* Each picture is a chunk of its own, fetched when a dashboard has such a card; they draw in the browser only. */

export const BarCard = dynamic(() => import('./bar').then((module) => module.BarCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const LineCard = dynamic(() => import('./line').then((module) => module.LineCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const AreaCard = dynamic(() => import('./area').then((module) => module.AreaCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const PieCard = dynamic(() => import('./pie').then((module) => module.PieCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const HistogramCard = dynamic(() => import('./histogram').then((module) => module.HistogramCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const ScatterCard = dynamic(() => import('./scatter').then((module) => module.ScatterCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const HeatmapCard = dynamic(() => import('./heatmap').then((module) => module.HeatmapCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const BoxplotCard = dynamic(() => import('./boxplot').then((module) => module.BoxplotCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const RadarCard = dynamic(() => import('./radar').then((module) => module.RadarCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const GaugeCard = dynamic(() => import('./gauge').then((module) => module.GaugeCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const GeomapCard = dynamic(() => import('./geomap').then((module) => module.GeomapCard), {
  ssr: false,
  loading: ChartSkeleton,
})

export const ChoroplethCard = dynamic(() => import('./choropleth').then((module) => module.ChoroplethCard), {
  ssr: false,
  loading: ChartSkeleton,
})
