import type { CardBlock } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { SvgChart } from '../frame/svg-chart'
import type { Room } from '../frame/use-chart-room'
import { markOf, seriesMark } from '../pick/mark'
import { bubbleRadius, bubbleRadiusMax } from '../scatter/scatter-points'
import { cellOf } from '../series'
import { columnText } from '../text/column-text'
import { exactText, formatOf } from '../text/value-text'
import { CoordinateGrid } from './coordinate-grid'
import { type GeoPoint, geoPoints } from './geo-points'
import { Land } from './land'
import { type CardMap, fitted, type MapDrawing, markMark } from './map-drawing'
import { mapHeightClass } from './region-map'

const bubbleMax = 16

/** Places as bubbles on a map. */
export function PlaceCard({ block, map }: { block: CardBlock<'geomap'>; map: CardMap }) {
  const { points, groups } = geoPoints(block)
  const total = block.data_preview.total_rows ?? points.length
  return (
    <>
      {groups.length > 0 && (
        <Legend
          items={groups.map((group) => ({
            ...group,
            marks: seriesMark(block, block.spec.color, group.label),
          }))}
          position={block.position}
        />
      )}
      <ChartFrame className={mapHeightClass} drawn={map.drawn}>
        {(width, height) => (
          <Places {...{ block, points, width, height }} drawing={map.drawingFor({ width, height })} />
        )}
      </ChartFrame>
      {points.length < total && (
        <p className="figures mt-1 text-xs text-muted">
          {points.length} of {total} places shown
        </p>
      )}
    </>
  )
}

interface PlacesProps extends Room {
  block: CardBlock<'geomap'>
  points: GeoPoint[]
  drawing: MapDrawing
}

function Places({ block, points, drawing, width, height }: PlacesProps) {
  const { scale, dx, dy, transform } = fitted(drawing, { width, height })
  const drawn = placed(block, points, drawing)
  const reached = drawn.map(({ x, y, ...point }) => ({ ...point, x: x * scale + dx, y: y * scale + dy }))
  return (
    <SvgChart block={block} width={width} height={height} points={reached} isNearest isClipped>
      {({ active }) => (
        <g transform={transform}>
          <Land drawing={drawing} />
          <CoordinateGrid drawing={drawing} />
          {drawn.map(({ row, x, y, r, color }, at) => (
            <circle
              key={row}
              {...markMark({ row, x, y, outline: null })}
              cx={x}
              cy={y}
              r={r}
              fill={color}
              fillOpacity={0.5}
              stroke={active === at ? 'var(--ink)' : color}
              strokeWidth={active === at ? 2 : 1}
            />
          ))}
        </g>
      )}
    </SvgChart>
  )
}

/** The largest first, so that none is hidden by one. */
function placed(block: CardBlock<'geomap'>, points: GeoPoint[], { marks, width, height }: MapDrawing) {
  const byRow = new Map(points.map((point) => [point.row, point]))
  const sizeMax = Math.max(0, ...points.map(({ size }) => size ?? 0))
  const radiusMax = bubbleRadiusMax(points.length, width * height, bubbleMax)
  const { label } = block.spec
  return marks
    .flatMap(({ row, x, y }) => {
      const point = byRow.get(row)
      if (!point) return []
      const cell = label === undefined ? null : cellOf(block.data_preview.rows[row]!, label)
      const r = sizeMax > 0 ? bubbleRadius(point.size, sizeMax, radiusMax) : 4
      return [{ ...point, x, y, r, tooltip: placeTooltip(block, point), marks: markOf(block, label, cell) }]
    })
    .sort((a, b) => b.r - a.r)
}

function placeTooltip(block: CardBlock<'geomap'>, point: GeoPoint) {
  const { spec } = block
  const [longitude, latitude] = point.place
  const lines = [...new Set([spec.values, spec.size])].flatMap((column) => {
    const value = column === undefined ? undefined : point.values[column]
    return column === undefined || value === undefined
      ? []
      : [{ label: columnText(block, column), value: exactText(value, formatOf(block, column)) }]
  })
  const where = { label: 'Place', value: `${latitude.toFixed(3)}, ${longitude.toFixed(3)}` }
  return { title: point.label ?? point.group ?? where.value, lines: lines.length > 0 ? lines : [where] }
}
