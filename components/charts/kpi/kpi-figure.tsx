import type { ValueFormat } from '@/lib/contracts/blocks'
import { textWidth } from '../text/text-width'
import { compactText, exactText } from '../text/value-text'

/** The rooms that a figure may find, by the width of its card: on a phone, in a row of many, in a row of few. */
const rooms = [
  { width: 100, fontSize: 28, look: 'text-3xl @[180px]:hidden' },
  { width: 180, fontSize: 28, look: 'hidden text-3xl @[180px]:block @3xs:hidden' },
  { width: 256, fontSize: 40, look: 'hidden text-5xl @3xs:block' },
]

/** Semibold runs wider than the text that widths are known of. */
const semibold = 1.06

/** A figure in full where it fits, else in short; the exact one is in the title and read aloud. */
export function KpiFigure({ value, format }: { value: number; format: ValueFormat | null }) {
  const exact = exactText(value, format)
  const compact = compactText(value, format)
  return (
    <div className="figures font-semibold tracking-tight text-ink" title={exact}>
      {rooms.map(({ width, fontSize, look }) => {
        const fits = widthOf(exact) * fontSize <= width
        const { figure, unit } = partsOf(fits ? exact : compact)
        return (
          <p key={width} aria-hidden="true" className={look}>
            <span style={{ fontSize: `min(${fontSize}px, ${(100 / widthOf(figure)).toFixed(2)}cqi)` }}>
              {figure}
            </span>
            {unit && (
              <span className="text-sm font-medium tracking-normal wrap-anywhere text-muted"> {unit}</span>
            )}
          </p>
        )
      })}
      <span className="sr-only">{exact}</span>
    </div>
  )
}

/** In widths of the font's size. */
function widthOf(text: string): number {
  const { figure, unit } = partsOf(text)
  return (textWidth(figure, 1) + (unit ? textWidth(` ${unit}`, 0.5) : 0)) * semibold
}

/** A unit behind a number is written small, so that the number has the room. */
function partsOf(text: string): { figure: string; unit: string } {
  const [, figure = text, unit = ''] = /^([^\s\p{L}]+[KMBT]?) (\D+)$/u.exec(text) ?? []
  return { figure, unit }
}
