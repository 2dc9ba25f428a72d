import type { CardBlock } from './card-block'
import { numberOf } from './series'

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

const pixelsPerTick = 72

/** Every n-th edge of the bins, as many as have room, so that a tick is always where a bin begins. */
export function edgeTicks(bins: Bin[], width: number): number[] {
  const edges = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)]
  const every = Math.max(1, Math.ceil(edges.length / Math.max(2, Math.floor(width / pixelsPerTick))))
  return edges.filter((_, at) => at % every === 0)
}
