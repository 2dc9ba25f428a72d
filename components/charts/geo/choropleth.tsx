import type { CardBlock, CardProps } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { ColorLegend } from '../frame/color-legend'
import { SvgChart } from '../frame/svg-chart'
import { seriesMark } from '../pick/mark'
import { heatColor, rangeOf } from '../scale/heat-color'
import { cellOf, numberOf } from '../series'
import { columnText } from '../text/column-text'
import { cellText, compactText, exactText, formatOf } from '../text/value-text'
import { type Atlas, matchRegions } from './match-regions'
import { boundsOfShapes, type MapView, viewOf } from './projection'
import smallCountries from './small-countries.json'
import { type Shape, useAtlas } from './use-atlas'

/** A world needs less height on a phone. */
export const mapHeightClass = 'h-52 sm:h-80'

/** Once for all rooms: outlines are long, and a map can be made smaller. */
export const drawnMap = { width: 640, height: 320 }

interface Region {
  id: string | null
  name: string
  value: number | null
}

export function ChoroplethCard({ block }: CardProps<'choropleth'>) {
  const { atlas, regions } = regionsOf(block)
  const shapes = useAtlas(atlas)
  const format = formatOf(block, block.spec.values)
  const range = rangeOf(
    regions.filter(({ id }) => id !== null).map(({ value }) => value),
    block.config.scale === 'muted',
  )
  return (
    <>
      <ChartFrame className={mapHeightClass} drawn={drawnMap}>
        {(width, height) => <RegionMap {...{ block, atlas, regions, shapes, width, height }} />}
      </ChartFrame>
      <ColorLegend range={range} textOf={(value) => compactText(value, format, [range.low, range.high])} />
      <Unplaced regions={regions.filter(({ id }) => id === null)} />
    </>
  )
}

/** Whose outlines it is drawn on. */
export const choroplethAtlas = (block: CardBlock<'choropleth'>) => regionsOf(block).atlas

function regionsOf(block: CardBlock<'choropleth'>): { atlas: Atlas; regions: Region[] } {
  const { spec, data_preview } = block
  const names = data_preview.rows.map((row) => cellText(cellOf(row, spec.region)))
  const { atlas, ids } = matchRegions(names, spec.region)
  const regions = data_preview.rows.map((row, at) => ({
    id: ids[at] ?? null,
    name: names[at] ?? '',
    value: numberOf(row, spec.values),
  }))
  return { atlas, regions }
}

interface RegionMapProps {
  block: CardBlock<'choropleth'>
  atlas: Atlas
  regions: Region[]
  shapes: Shape[]
  width: number
  height: number
}

interface Placed extends Region {
  outline: string | null
  center: [number, number]
}

function RegionMap({ block, atlas, regions, shapes, width, height }: RegionMapProps) {
  const format = formatOf(block, block.spec.values)
  const byId = new Map(shapes.flatMap((shape) => (shape.id ? [[shape.id, shape] as const] : [])))
  const shown = regions.flatMap(({ id }) => byId.get(id ?? '') ?? [])
  const dots = regions
    .map(({ id }) => (byId.has(id ?? '') ? null : smallPlace(id)))
    .filter((dot) => dot !== null)
  const view = viewOf({ atlas, shapes, bounds: boundsOfShapes(shown, dots) }, { width, height })
  const placed = regions
    .flatMap((region) => placeOf(region, byId, view))
    .sort((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY))
  const range = rangeOf(
    placed.map(({ value }) => value),
    block.config.scale === 'muted',
  )
  const taken = new Set(placed.map(({ id }) => id))
  const points = placed.map(({ name, value, center: [x, y] }) => ({
    x,
    y,
    marks: seriesMark(block, block.spec.region, name),
    tooltip: {
      title: name,
      lines: [{ label: columnText(block, block.spec.values), value: exactText(value, format) }],
    },
  }))
  return (
    <SvgChart block={block} width={width} height={height} points={points} isClipped>
      {({ active, setActive }) => (
        <>
          <path
            d={shapes
              .filter(({ id }) => !taken.has(id))
              .map(({ outline }) => view.path(outline))
              .join('')}
            fill="var(--sunken)"
            stroke="var(--line)"
            strokeWidth={0.5}
            onPointerEnter={() => setActive(null)}
          />
          {placed.map((region, at) => (
            <RegionMark
              key={region.name}
              region={region}
              fill={heatColor(region.value, range).fill}
              isActive={active === at}
              onEnter={() => setActive(at)}
            />
          ))}
        </>
      )}
    </SvgChart>
  )
}

interface RegionMarkProps {
  region: Placed
  fill: string
  isActive: boolean
  onEnter: () => void
}

/** The region's shape, or a dot where it is too small to have one at this scale. */
function RegionMark({ region, fill, isActive, onEnter }: RegionMarkProps) {
  const stroke = { stroke: isActive ? 'var(--ink)' : 'var(--surface)', strokeWidth: isActive ? 1.5 : 0.5 }
  if (region.outline) return <path d={region.outline} fill={fill} {...stroke} onPointerEnter={onEnter} />
  const [cx, cy] = region.center
  return <circle cx={cx} cy={cy} r={5} fill={fill} {...stroke} stroke="var(--ink)" onPointerEnter={onEnter} />
}

function placeOf(region: Region, byId: Map<string, Shape>, view: MapView): Placed[] {
  const shape = byId.get(region.id ?? '')
  if (shape) {
    const center = view.path.centroid(shape.outline)
    return [{ ...region, outline: view.path(shape.outline), center }]
  }
  const place = smallPlace(region.id)
  const center = place && view.place(place)
  return center ? [{ ...region, outline: null, center }] : []
}

function smallPlace(id: string | null): [number, number] | null {
  const places: Record<string, number[]> = smallCountries
  const place = id !== null && Object.hasOwn(places, id) ? places[id] : undefined
  return place ? (place as [number, number]) : null
}

const namedMax = 5

/** What the map can't show is said. */
function Unplaced({ regions }: { regions: Region[] }) {
  if (regions.length === 0) return null
  const names = regions.slice(0, namedMax).map(({ name }) => name)
  const more = regions.length - names.length
  return (
    <p className="mt-1 text-xs text-muted">
      Not on the map: {names.join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
