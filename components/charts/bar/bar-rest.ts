import type { Cell } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import type { Wide } from '../series'

/** The folded rest of the categories, where it is written and not drawn. */
export interface BarRest {
  label: string
  value: number
}

/** Beside a rest so many times as long as the longest bar, the bars could no longer be compared. */
const restRatioMax = 1.5

/** Index of the category that holds the folded rest, or null. */
export function restAt({ config }: CardBlock<'bar'>, keys: Cell[]): number | null {
  if (!config.other_count) return null
  const at = keys.findIndex((key) => typeof key === 'string' && /^Other \([\d,]+\)$/.test(key))
  return at < 0 ? null : at
}

/** Takes a rest that would dwarf its neighbours out of the bars, to be said in words. */
export function partedRest(
  block: CardBlock<'bar'>,
  { keys, series }: Wide,
): { wide: Wide; rest: BarRest | null } {
  const at = restAt(block, keys)
  const values = series[0]?.values ?? []
  const value = at === null ? null : (values[at] ?? null)
  const isApart = (index: number) => index !== at
  const longest = Math.max(0, ...values.filter((_, index) => isApart(index)).map((each) => each ?? 0))
  if (
    at === null ||
    value === null ||
    series.length > 1 ||
    longest === 0 ||
    value <= longest * restRatioMax
  ) {
    return { wide: { keys, series }, rest: null }
  }
  const wide = {
    keys: keys.filter((_, index) => isApart(index)),
    series: series.map(({ name, values }) => ({ name, values: values.filter((_, index) => isApart(index)) })),
  }
  return { wide, rest: { label: String(keys[at]), value } }
}
