import type { Box } from './boxplot-boxes'

const halfBox = 9

/** The middle half of all rows, and their median. */
export function BoxBehind({ box, x, y }: { box?: Box; x: (value: number) => number; y: number }) {
  if (!box) return null
  const edge = halfBox + 5
  return (
    <g data-ghost>
      <rect
        x={x(box.q1)}
        width={Math.max(x(box.q3) - x(box.q1), 1)}
        y={y - edge}
        height={2 * edge}
        rx={2}
        fill="var(--line)"
      />
      <line
        x1={x(box.median)}
        x2={x(box.median)}
        y1={y - edge}
        y2={y + edge}
        stroke="var(--line-strong)"
        strokeWidth={2}
      />
    </g>
  )
}

export function BoxMark({ box, x, y }: { box: Box; x: (value: number) => number; y: number }) {
  return (
    <g stroke="var(--series-0)" strokeWidth={1.5}>
      <line x1={x(box.min)} x2={x(box.q1)} y1={y} y2={y} />
      <line x1={x(box.q3)} x2={x(box.max)} y1={y} y2={y} />
      <rect
        x={x(box.q1)}
        width={Math.max(x(box.q3) - x(box.q1), 1)}
        y={y - halfBox}
        height={2 * halfBox}
        rx={2}
        fill="var(--series-0)"
        fillOpacity={0.2}
      />
      <line x1={x(box.median)} x2={x(box.median)} y1={y - halfBox} y2={y + halfBox} strokeWidth={3} />
      {[...new Set(box.outliers)].map((value) => (
        <circle key={value} cx={x(value)} cy={y} r={2.5} fill="none" strokeWidth={1} />
      ))}
    </g>
  )
}
