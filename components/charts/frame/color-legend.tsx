import { type HeatRange, heatScale } from '../scale/heat-color'

/** What the colours of a grid or a map stand for. */
export function ColorLegend({ range, textOf }: { range: HeatRange; textOf: (value: number) => string }) {
  const { low, high } = range
  if (low === high) return null
  return (
    <div className="figures mt-2 flex items-center gap-2 text-xs text-muted">
      <span>{textOf(low)}</span>
      <span aria-hidden="true" className="flex min-w-0 gap-px">
        {heatScale(range).map(({ fill }) => (
          <span
            key={fill}
            className="h-2.5 w-5 min-w-1 shrink first:rounded-l-[2px] last:rounded-r-[2px]"
            style={{ background: fill }}
          />
        ))}
      </span>
      <span>{textOf(high)}</span>
    </div>
  )
}
