import dynamic from 'next/dynamic'
import { ChartSkeleton } from './frame/chart-skeleton'

/** Each picture is a file of its own, fetched when a dashboard has such a card. They draw in the browser only. */
export const BarCard = dynamic(() => import('./bar').then((module) => module.BarCard), {
  ssr: false,
  loading: ChartSkeleton,
})
export const LineCard = dynamic(() => import('./line').then((module) => module.LineCard), {
  ssr: false,
  loading: ChartSkeleton,
})
