import type { CourseBehind } from '../line/course-behind'
import type { LineData } from '../line/line-points'
import { linePath } from './series-path'
import type { SeriesScales } from './series-scales'

interface LinesBehindProps {
  data: LineData
  behind: CourseBehind
  scales: SeriesScales
}

/** The course of the whole table, or, broken, that of the days which are compared. */
export function LinesBehind({ data, behind: { kind, points }, scales: { x, y } }: LinesBehindProps) {
  const count = points[0]?.values.length ?? 0
  return (
    <g data-ghost={kind}>
      {Array.from({ length: count }, (_, series) => (
        <path
          key={String(series)}
          d={linePath(
            points.map(({ values }, at) => {
              const value = values[series] ?? null
              return value === null ? null : { x: x(data.points[at]!.x), y: y(value) }
            }),
          )}
          fill="none"
          stroke={kind === 'compared' ? 'var(--ink-muted)' : 'var(--line-strong)'}
          strokeWidth={1.5}
          strokeDasharray={kind === 'compared' ? '4 4' : undefined}
          strokeLinejoin="round"
        />
      ))}
    </g>
  )
}
