import { formatPeriod } from '@/lib/format/format-period'
import { allRows } from '../bar/bar-tooltip'
import type { CardBlock } from '../card-block'
import { localeOf } from '../text/value-text'
import { type LineData, lineData } from './line-points'

export interface PointBehind {
  values: (number | null)[]
  /** What a tooltip calls it; empty where there is none. */
  label: string
}

/** What is drawn quietly behind a course, point by point: the whole table, or the days that it is compared with. */
export interface CourseBehind {
  kind: 'whole' | 'compared'
  points: PointBehind[]
}

type Course = CardBlock<'line' | 'area'>

/** Null where nothing stands behind it. */
export function courseBehind(
  block: Course,
  ghost: Course | null | undefined,
  data: LineData,
): CourseBehind | null {
  const { compared } = block.config
  if (compared) {
    const values = new Map(compared.points.map((point) => [point.x, point]))
    const points = data.points.map(({ at }) => {
      const point = at < 0 ? undefined : values.get(String(data.keys[at]))
      return { values: [point?.y ?? null], label: point ? formatPeriod(point.period, localeOf(block)) : '' }
    })
    return { kind: 'compared', points }
  }
  if (!ghost) return null
  const whole = lineData(ghost)
  const valuesAt = new Map(whole.points.map(({ x, values }) => [x, values]))
  const places = data.series.map(({ name }) => whole.series.findIndex((series) => series.name === name))
  const points = data.points.map(({ x, at }) => {
    const values = at < 0 ? undefined : valuesAt.get(x)
    return { values: places.map((place) => values?.[place] ?? null), label: values ? allRows : '' }
  })
  return { kind: 'whole', points }
}

/** All values of it, for the axis. */
export const valuesBehind = (behind: CourseBehind | null): number[] =>
  (behind?.points ?? []).flatMap(({ values }) => values.filter((value) => value !== null))
