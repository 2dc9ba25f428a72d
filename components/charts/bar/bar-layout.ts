import type { CardBlock } from '../card-block'
import { groupingOf, type Wide, wideOf } from '../series'
import { type BarRest, partedRest } from './bar-rest'

/** What fits a card beside its neighbours without scrolling. */
export const barsMax = 15
/** "And 1 more" takes as much room as the one. */
export const barsSlack = 2
/** Bars lie unless they stand for periods, or the card says otherwise. */
export const columnsHeight = 260

export type BarKind = 'single' | 'grouped' | 'stacked'

export interface BarLayout extends Wide {
  kind: BarKind
  isVertical: boolean
  /** Categories that are not drawn. */
  hidden: number
  /** What they come to, where a bar of it would dwarf the others. */
  rest: BarRest | null
}

/** How a bar card is drawn: which way, how many of its categories, and how its series share a category. */
export function barLayout(block: CardBlock<'bar'>, scrollable: boolean): BarLayout {
  const { spec, config, data_preview } = block
  const grouping = groupingOf(block)
  const { wide, rest } = partedRest(block, wideOf(data_preview.rows, { x: spec.x, y: spec.y, grouping }))
  const isVertical = config.orientation
    ? config.orientation === 'vertical'
    : config.query?.grain !== undefined
  const kind = wide.series.length < 2 ? 'single' : config.stacked ? 'stacked' : 'grouped'
  const isWhole = scrollable || isVertical || wide.keys.length <= barsMax + barsSlack
  const limit = isWhole ? wide.keys.length : barsMax
  return { ...cut(wide, limit), kind, isVertical, hidden: Math.max(0, wide.keys.length - limit), rest }
}

/** The same bars with the values of another card of the same columns. */
export function ghostLayout(layout: BarLayout, ghost: CardBlock<'bar'>): BarLayout {
  const { x, y } = ghost.spec
  const { keys, series } = wideOf(ghost.data_preview.rows, { x, y, grouping: groupingOf(ghost) })
  const placeOf = new Map(keys.map((key, at) => [key, at]))
  const valuesOf = new Map(series.map(({ name, values }) => [name, values]))
  return {
    ...layout,
    series: layout.series.map(({ name }) => ({
      name,
      values: layout.keys.map((key) => valuesOf.get(name)?.[placeOf.get(key) ?? -1] ?? null),
    })),
  }
}

/** The height of one category's band: room for two lines of label, or for a bar per series. */
export function bandHeight({ kind, series, keys }: BarLayout): number {
  if (kind === 'grouped') return series.length * 16 + 12
  const hasLong = keys.some((key) => String(key ?? '').length > longLabel)
  return hasLong ? 36 : 28
}

export function barHeight(block: CardBlock<'bar'>, scrollable: boolean): number {
  const layout = barLayout(block, scrollable)
  const legend = layout.kind === 'single' ? 0 : 24
  if (layout.isVertical) return columnsHeight + legend + (layout.rest ? 24 : 0)
  const shown = Math.min(layout.keys.length, barsMax + barsSlack)
  return shown * bandHeight(layout) + legend + (layout.hidden > 0 ? 24 : 0) + (layout.rest ? 24 : 0)
}

const longLabel = 18

/** Where each bar ends: of its series where they stand side by side, else of all of them together. */
export function barEnds({ kind, keys, series }: BarLayout): { at: number; column: number; value: number }[] {
  return keys.flatMap((_, at) => {
    const values = series.flatMap(({ values }, column) => {
      const value = values[at] ?? null
      return value === null ? [] : [{ at, column, value }]
    })
    if (kind === 'grouped' || values.length === 0) return values
    return [{ at, column: 0, value: values.reduce((sum, { value }) => sum + value, 0) }]
  })
}

function cut({ keys, series }: Wide, limit: number): Wide {
  return {
    keys: keys.slice(0, limit),
    series: series.map(({ name, values }) => ({ name, values: values.slice(0, limit) })),
  }
}
