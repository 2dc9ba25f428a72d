import { groupingOf, type Wide, wideOf } from '@/components/charts/series'
import { axisName } from '@/components/charts/text/column-text'
import { xText } from '@/components/charts/text/value-text'
import type { Cell } from '@/lib/contracts/cards'
import { periodStart } from '@/lib/format/period-start'
import type { Explorable } from './explorable'

/** What all values are set beside: the period a year before each, or one place of the axis, by its index. */
export type Comparison = 'year_before' | number

export interface ExploredPoint {
  label: string
  /** One of each series, null where there is none. */
  values: (number | null)[]
  /** What each is set beside, and what that is called; empty where nothing is. */
  compared: (number | null)[]
  comparedLabel: string
}

export interface Explored {
  names: string[]
  points: ExploredPoint[]
  /** Whether a year before is there for some of the periods. */
  hasYearBefore: boolean
}

/** A card's values along its axis, each with what it is compared with. */
export function exploredOf(block: Explorable, comparison: Comparison | null): Explored {
  const { x, y } = block.spec
  const wide = wideOf(block.data_preview.rows, { x, y, grouping: groupingOf(block) })
  const yearBefore = yearBeforeOf(block, wide)
  const besideOf = (at: number) =>
    comparison === 'year_before' ? (yearBefore[at] ?? -1) : (comparison ?? -1)
  const points = wide.keys.map((key, at) => {
    const other = besideOf(at)
    const isCompared = other >= 0 && other !== at
    return {
      label: xText(block, x, key),
      values: valuesAt(wide, at),
      compared: isCompared ? valuesAt(wide, other) : [],
      comparedLabel: isCompared ? xText(block, x, wide.keys[other]) : '',
    }
  })
  const isSingle = wide.series.length === 1
  return {
    names: isSingle ? [axisName(block, 'y')] : wide.series.map(({ name }) => name),
    points,
    hasYearBefore: yearBefore.some((place) => place >= 0),
  }
}

const valuesAt = ({ series }: Wide, at: number) => series.map(({ values }) => values[at] ?? null)

/** Where the period a year before each stands, -1 where it has none. */
function yearBeforeOf({ config }: Explorable, { keys }: Wide): number[] {
  if (!config.query?.grain || config.query.grain === 'year') return []
  const places = new Map(keys.map((key, at) => [key, at]))
  return keys.map((key) => places.get(aYearBefore(key)) ?? -1)
}

function aYearBefore(key: Cell): Cell {
  if (typeof key !== 'string' || periodStart(key) === null) return null
  return `${Number(key.slice(0, 4)) - 1}${key.slice(4)}`
}
