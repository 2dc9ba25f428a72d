import { allRows } from '../bar/bar-tooltip'
import type { CardBlock } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { ColorLegend } from '../frame/color-legend'
import { SvgChart } from '../frame/svg-chart'
import type { Room } from '../frame/use-chart-room'
import { seriesMark } from '../pick/mark'
import { heatColor, rangeOf } from '../scale/heat-color'
import { cellOf, numberOf } from '../series'
import { columnText } from '../text/column-text'
import { cellText, compactText, exactText, formatOf } from '../text/value-text'
import { Land } from './land'
import { type CardMap, fitted, type MapDrawing, type MapMark, markMark } from './map-drawing'

/** A world needs less height on a phone. */
export const mapHeightClass = 'h-52 sm:h-80'

export const regionNames = ({ spec, data_preview }: CardBlock<'choropleth'>) =>
  data_preview.rows.map((row) => cellText(cellOf(row, spec.region)))

interface RegionCardProps {
  block: CardBlock<'choropleth'>
  /** The same regions with the values of the whole table. */
  ghost?: CardBlock<'choropleth'> | null
  map: CardMap
}

/** Regions in the colours of their values, with what those stand for and which have no place. */
export function RegionCard({ block, ghost, map }: RegionCardProps) {
  const { spec, data_preview, config } = block
  const format = formatOf(block, spec.values)
  const isUnplaced = new Set(map.unplaced)
  const range = rangeOf(
    data_preview.rows.map((row, at) => (isUnplaced.has(at) ? null : numberOf(row, spec.values))),
    config.scale === 'muted',
  )
  return (
    <>
      <ChartFrame className={mapHeightClass} drawn={map.drawn}>
        {(width, height) => (
          <RegionMap {...{ block, ghost, width, height }} drawing={map.drawingFor({ width, height })} />
        )}
      </ChartFrame>
      <ColorLegend range={range} textOf={(value) => compactText(value, format, [range.low, range.high])} />
      <Unplaced names={regionNames(block).filter((_, at) => isUnplaced.has(at))} />
    </>
  )
}

interface RegionMapProps extends Room {
  block: CardBlock<'choropleth'>
  ghost?: CardBlock<'choropleth'> | null
  drawing: MapDrawing
}

export function RegionMap({ block, ghost, drawing, width, height }: RegionMapProps) {
  const { spec, data_preview, config } = block
  const format = formatOf(block, spec.values)
  const names = regionNames(block)
  const numberIn = ({ row }: MapMark) => numberOf(data_preview.rows[row]!, spec.values)
  const range = rangeOf(drawing.marks.map(numberIn), config.scale === 'muted')
  const { scale, dx, dy, transform } = fitted(drawing, { width, height })
  const behind = ghost && valuesByName(ghost)
  const ghostOf = ({ row }: MapMark) => behind?.get(names[row]!) ?? null
  const points = drawing.marks.map((mark) => ({
    x: mark.x * scale + dx,
    y: mark.y * scale + dy,
    marks: seriesMark(block, spec.region, names[mark.row]!),
    tooltip: {
      title: names[mark.row]!,
      lines: [
        { label: columnText(block, spec.values), value: exactText(numberIn(mark), format) },
        ...(behind ? [{ label: allRows, value: exactText(ghostOf(mark), format) }] : []),
      ],
    },
  }))
  return (
    <SvgChart block={block} width={width} height={height} points={points} isClipped>
      {({ active, setActive }) => (
        <g transform={transform}>
          <Land drawing={drawing} onPointerEnter={() => setActive(null)} />
          {drawing.marks.map((mark, at) => (
            <RegionMark
              key={mark.row}
              mark={mark}
              fill={heatColor(numberIn(mark), range).fill}
              isLeftOut={numberIn(mark) === null && ghostOf(mark) !== null}
              isActive={active === at}
              onEnter={() => setActive(at)}
            />
          ))}
        </g>
      )}
    </SvgChart>
  )
}

interface RegionMarkProps {
  mark: MapMark
  fill: string
  /** Whether the rows that it is of are left out. */
  isLeftOut: boolean
  isActive: boolean
  onEnter: () => void
}

/** The region's shape, or a dot where it is too small to have one at this scale. */
function RegionMark({ mark, fill, isLeftOut, isActive, onEnter }: RegionMarkProps) {
  const stroke = {
    stroke: isActive ? 'var(--ink)' : isLeftOut ? 'var(--line-strong)' : 'var(--surface)',
    strokeWidth: isActive ? 1.5 : isLeftOut ? 1 : 0.5,
    strokeDasharray: isLeftOut && !isActive ? '3 3' : undefined,
  }
  const place = { ...markMark(mark), 'data-ghost': isLeftOut || undefined, fill, onPointerEnter: onEnter }
  if (mark.outline !== null) return <path d={mark.outline} {...place} {...stroke} />
  return <circle cx={mark.x} cy={mark.y} r={5} {...place} {...stroke} stroke="var(--ink)" />
}

const valuesByName = (block: CardBlock<'choropleth'>) => {
  const names = regionNames(block)
  return new Map(block.data_preview.rows.map((row, at) => [names[at]!, numberOf(row, block.spec.values)]))
}

const namedMax = 5

/** What the map can't show is said. */
function Unplaced({ names }: { names: string[] }) {
  if (names.length === 0) return null
  const more = names.length - namedMax
  return (
    <p className="mt-1 text-xs text-muted">
      Not on the map: {names.slice(0, namedMax).join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
