import type { ValueFormat } from '@/lib/contracts/blocks'
import type { ValueAxis } from '../scale/value-axis'
import { textWidth } from '../text/text-width'
import { tickText } from '../text/value-text'

export interface ValueTicks {
  textOf: (value: number) => string
  /** Room that the widest of them takes. */
  width: number
}

/** The texts at a value axis; the topmost alone carries the unit. */
export function valueTicks({ ticks }: ValueAxis, format: ValueFormat | null): ValueTicks {
  const textOf = (value: number) => tickText(value, format, ticks)
  return { textOf, width: Math.max(16, ...ticks.map((tick) => textWidth(textOf(tick), 12))) + 8 }
}
