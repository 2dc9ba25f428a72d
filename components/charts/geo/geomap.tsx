import type { CardBlock, CardProps } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { SvgChart } from '../frame/svg-chart'
import { markOf, seriesMark } from '../pick/mark'
import { bubbleRadius, bubbleRadiusMax } from '../scatter/scatter-points'
import { cellOf } from '../series'
import { columnText } from '../text/column-text'
import { exactText, formatOf } from '../text/value-text'
import { drawnMap, mapHeightClass } from './choropleth'
import { CoordinateGrid } from './coordinate-grid'
import { type GeoPoint, geoPoints, isInUs } from './geo-points'
import { boundsOfPoints, spanOf, viewOf } from './projection'
import { type Shape, useAtlas } from './use-atlas'

const bubbleMax = 16

export function GeomapCard({ block }: CardProps<'geomap'>) {
  const { points, groups } = geoPoints(block)
  const shapes = useAtlas(atlasOf(points))
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
      <ChartFrame className={mapHeightClass} drawn={drawnMap}>
        {(width, height) => <Places {...{ block, points, shapes, width, height }} />}
      </ChartFrame>
      {points.length < total && (
        <p className="figures mt-1 text-xs text-muted">
          {points.length} of {total} places shown
        </p>
      )}
    </>
  )
}

const atlasOf = (points: GeoPoint[]) => (isInUs(points) ? 'us' : 'world')

/** Whose outlines it is drawn on. */
export const geomapAtlas = (block: CardBlock<'geomap'>) => atlasOf(geoPoints(block).points)

interface PlacesProps {
  block: CardBlock<'geomap'>
  points: GeoPoint[]
  shapes: Shape[]
  width: number
  height: number
}

function Places({ block, points, shapes, width, height }: PlacesProps) {
  const bounds = boundsOfPoints(points.map(({ place }) => place))
  const view = viewOf({ atlas: isInUs(points) ? 'us' : 'world', shapes, bounds }, { width, height })
  const sizeMax = Math.max(0, ...points.map(({ size }) => size ?? 0))
  const radiusMax = bubbleRadiusMax(points.length, width * height, bubbleMax)
  const { label } = block.spec
  const placeMarks = ({ row }: GeoPoint) =>
    label === undefined ? [] : markOf(block, label, cellOf(block.data_preview.rows[row]!, label))
  const drawn = points
    .flatMap((point) => {
      const at = view.place(point.place)
      const r = sizeMax > 0 ? bubbleRadius(point.size, sizeMax, radiusMax) : 4
      return at
        ? [{ ...point, x: at[0], y: at[1], r, tooltip: placeTooltip(block, point), marks: placeMarks(point) }]
        : []
    })
    .sort((a, b) => b.r - a.r)
  return (
    <SvgChart block={block} width={width} height={height} points={drawn} isNearest isClipped>
      {({ active }) => (
        <>
          <path
            d={shapes.map(({ outline }) => view.path(outline) ?? '').join('')}
            fill="var(--sunken)"
            stroke="var(--line-strong)"
            strokeOpacity={0.6}
            strokeWidth={0.5}
          />
          {!isInUs(points) && spanOf(bounds) < gridSpan && (
            <CoordinateGrid bounds={bounds} view={view} width={width} height={height} />
          )}
          {drawn.map(({ row, x, y, r, color }, at) => (
            <circle
              key={row}
              cx={x}
              cy={y}
              r={r}
              fill={color}
              fillOpacity={0.5}
              stroke={active === at ? 'var(--ink)' : color}
              strokeWidth={active === at ? 2 : 1}
            />
          ))}
        </>
      )}
    </SvgChart>
  )
}

/** Degrees below which outlines alone no longer tell where one is. */
const gridSpan = 12

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
