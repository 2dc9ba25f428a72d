import type { CardBlock } from '../card-block'
import { type Wide, wideOf } from '../series'
import { cellText } from '../text/value-text'

export interface RadarWide extends Wide {
  /** Whose values the series are. */
  column: string
  /** Whose values the spokes are. */
  spokes: string
}

/** What a radar chart draws: a spoke for each key, a web for each series. */
export function radarWide({ spec, data_preview }: CardBlock<'radar'>): RadarWide {
  const third = data_preview.columns.find((name) => name !== spec.grouping && name !== spec.values)
  const grouping = spec.color ?? third
  const { keys, series } = wideOf(data_preview.rows, { x: spec.grouping, y: spec.values, grouping })
  if (keys.length > 2 || series.length < 3)
    return { keys, series, column: grouping ?? spec.values, spokes: spec.grouping }
  // Two spokes make no web: then the series become the spokes.
  return {
    keys: series.map(({ name }) => name),
    series: keys.map((key, at) => ({
      name: cellText(key),
      values: series.map(({ values }) => values[at] ?? null),
    })),
    column: spec.grouping,
    spokes: grouping ?? spec.grouping,
  }
}
