import type { CardProps } from '../card-block'
import { seriesColor } from '../color/chart-style'
import { Legend } from '../frame/legend'
import { MoreNote } from '../frame/more-note'
import { seriesMark } from '../pick/mark'
import { groupingOf } from '../series'
import { exactText, formatOf } from '../text/value-text'
import { BarColumns } from './bar-columns'
import { barLayout, ghostLayout } from './bar-layout'
import { BarRows } from './bar-rows'

export function BarCard({ block, scrollable, ghost = null }: CardProps<'bar'>) {
  const layout = barLayout(block, scrollable)
  const behind = ghost && ghostLayout(layout, ghost)
  const items = layout.series.map(({ name }, at) => ({
    label: name,
    color: seriesColor(at),
    marks: seriesMark(block, groupingOf(block), name),
  }))
  return (
    <>
      {layout.kind !== 'single' && <Legend items={items} position={block.position} />}
      {layout.isVertical ? (
        <BarColumns block={block} layout={layout} behind={behind} />
      ) : (
        <BarRows block={block} layout={layout} behind={behind} />
      )}
      <MoreNote count={layout.hidden} />
      {layout.rest && (
        <p className="figures mt-2 text-xs text-muted">
          {layout.rest.label}: {exactText(layout.rest.value, formatOf(block, block.spec.y))}
        </p>
      )}
    </>
  )
}
