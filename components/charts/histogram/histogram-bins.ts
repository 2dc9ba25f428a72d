import type { CardBlock } from '../card-block'
import { numberOf } from '../series'

export interface Bin {
  from: number
  to: number
  count: number
}

export function binsOf({ data_preview }: CardBlock<'histogram'>): Bin[] {
  return data_preview.rows.flatMap((row) => {
    const [from, to, count] = [numberOf(row, 'bin_start'), numberOf(row, 'bin_end'), numberOf(row, 'count')]
    return from === null || to === null || to <= from ? [] : [{ from, to, count: count ?? 0 }]
  })
}

/** A bin so much wider than its neighbours holds a tail; drawn to scale it would leave no room for the rest. */
const tailFactor = 1.5

/** Pixels of the bins' edges: to scale, but a tail at an end is drawn as wide as the other bins. */
export function binScale(bins: Bin[], [from, to]: [number, number]): (value: number) => number {
  const usual = median(bins.map(widthOf))
  const shown = bins.map((bin) => (widthOf(bin) > usual * tailFactor ? usual : widthOf(bin)))
  const perUnit = (to - from) / shown.reduce((sum, width) => sum + width, 0)
  const starts = shown.map(
    (_, at) => from + perUnit * shown.slice(0, at).reduce((sum, width) => sum + width, 0),
  )
  return (value) => {
    const found = bins.findIndex((bin) => value < bin.to)
    const at = found < 0 ? bins.length - 1 : found
    const bin = bins[at]!
    return starts[at]! + ((value - bin.from) / widthOf(bin)) * shown[at]! * perUnit
  }
}

const pixelsPerTick = 72

/** Every n-th edge of the bins, as many as have room; where a tail begins the edge is told to be open. */
export function edgeTicks(bins: Bin[], width: number): { edge: number; isOpen: boolean }[] {
  const last = bins.at(-1)
  if (!last) return []
  const hasTail = widthOf(last) > median(bins.map(widthOf)) * tailFactor
  const edges = [...bins.map(({ from }) => from), ...(hasTail ? [] : [last.to])]
  const every = Math.max(1, Math.ceil(edges.length / Math.max(2, Math.floor(width / pixelsPerTick))))
  const tail = edges.length - 1
  return edges
    .map((edge, at) => ({ edge, at, isOpen: hasTail && at === tail }))
    .filter(({ at, isOpen }) => isOpen || (at % every === 0 && (!hasTail || tail - at >= every)))
    .map(({ edge, isOpen }) => ({ edge, isOpen }))
}

const widthOf = ({ from, to }: Bin) => to - from

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
