import { allRows } from '../bar/bar-tooltip'
import type { CardBlock, CardProps } from '../card-block'
import { arcPath } from '../frame/arc-path'
import { axisText } from '../frame/axis-text'
import { ChartFrame } from '../frame/chart-frame'
import { SvgChart } from '../frame/svg-chart'
import { compactText, exactText, formatOf } from '../text/value-text'
import { type GaugeScale, gaugeScale, placeOn } from './gauge-scale'

export const gaugeHeight = 200
const radiusMax = 150
const thickness = 0.2
const side = 44

export function GaugeCard({ block, ghost }: CardProps<'gauge'>) {
  return (
    <ChartFrame height={gaugeHeight} className="my-auto">
      {(width) => <Dial block={block} ghost={ghost} width={width} />}
    </ChartFrame>
  )
}

interface DialProps {
  block: CardBlock<'gauge'>
  /** The same of the whole table, whose value is marked quietly. */
  ghost?: CardBlock<'gauge'> | null
  width: number
}

/** The picture in a room of this width. */
export function Dial({ block, ghost, width }: DialProps) {
  const { spec } = block
  const scale = gaugeScale(block)
  const behind = ghost ? placeOn(scale, ghost.spec.value) : null
  const format = gaugeFormat(block)
  const radius = Math.min(width / 2 - side, gaugeHeight - 50, radiusMax)
  const [cx, cy] = [width / 2, radius + 20]
  const ends = { inner: radius * (1 - thickness), outer: radius }
  const lines = [
    { label: 'Value', value: exactText(spec.value, format) },
    ...(ghost ? [{ label: allRows, value: exactText(ghost.spec.value, format) }] : []),
    ...(spec.target === undefined ? [] : [{ label: 'Target', value: exactText(spec.target, format) }]),
    { label: 'Range', value: `${exactText(scale.min, format)} to ${exactText(scale.max, format)}` },
  ]
  const points = [{ x: cx, y: cy, tooltip: { title: block.title, lines } }]
  const middle = (ends.inner + ends.outer) / 2
  return (
    <SvgChart block={block} width={width} height={gaugeHeight} points={points}>
      {({ setActive }) => (
        <g transform={`translate(${cx} ${cy})`} onPointerEnter={() => setActive(0)}>
          <path d={arcPath({ ...ends, ...dial })} fill="var(--sunken)" />
          {behind !== null && (
            <path
              data-ghost
              d={arcPath({ ...ends, from: angleAt(scale.zero), to: angleAt(behind) })}
              fill="var(--line-strong)"
              fillOpacity={0.6}
            />
          )}
          <path
            d={arcPath({ ...ends, from: angleAt(scale.zero), to: angleAt(scale.share) })}
            fill="var(--series-0)"
          />
          {behind !== null && behind < scale.share && <GhostMark share={behind} {...ends} />}
          {scale.target !== null && (
            <TargetMark share={scale.target} {...ends} text={compactText(spec.target ?? null, format)} />
          )}
          <text y={-radius * 0.12} textAnchor="middle" fontSize={28} fontWeight={600} fill="var(--ink)">
            {compactText(spec.value, format)}
          </text>
          <text {...axisText} x={-middle} y={18} textAnchor="middle">
            {compactText(scale.min, format, [scale.max])}
          </text>
          {!isAtEnd(scale.target) && (
            <text {...axisText} x={middle} y={18} textAnchor="middle">
              {compactText(scale.max, format)}
            </text>
          )}
        </g>
      )}
    </SvgChart>
  )
}

/** The target's own text stands where the end's would. */
const isAtEnd = (target: number | null) => target !== null && target > 0.93

function gaugeFormat(block: CardBlock<'gauge'>) {
  const { spec } = block
  const known = formatOf(block, spec.value_from_column) ?? formatOf(block, 'value')
  return known ?? (spec.unit ? { style: 'number' as const, unit: spec.unit, decimals: 2 } : null)
}

/** Where the value of all rows lies within that of some. */
function GhostMark({ share, inner, outer }: Pick<TargetMarkProps, 'share' | 'inner' | 'outer'>) {
  const angle = Math.PI * (share - 1)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (
    <line
      data-ghost
      x1={cos * inner}
      y1={sin * inner}
      x2={cos * outer}
      y2={sin * outer}
      stroke="var(--surface)"
      strokeWidth={2}
    />
  )
}

interface TargetMarkProps {
  share: GaugeScale['share']
  inner: number
  outer: number
  text: string
}

function TargetMark({ share, inner, outer, text }: TargetMarkProps) {
  const angle = Math.PI * (share - 1)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const anchor = Math.abs(cos) < 0.2 ? 'middle' : cos > 0 ? 'start' : 'end'
  return (
    <g>
      <line
        x1={cos * (inner - 4)}
        y1={sin * (inner - 4)}
        x2={cos * (outer + 4)}
        y2={sin * (outer + 4)}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <text {...axisText} x={cos * (outer + 9)} y={sin * (outer + 9)} textAnchor={anchor}>
        {text}
      </text>
    </g>
  )
}

/** From the left end (0) over the top to the right one (1), in radians from the top. */
const angleAt = (share: number) => Math.PI * (share - 0.5)
const dial = { from: angleAt(0), to: angleAt(1) }
