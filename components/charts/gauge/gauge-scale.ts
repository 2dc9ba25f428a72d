import type { CardBlock } from '../card-block'
import { valueAxis } from '../scale/value-axis'
import { formatOf } from '../text/value-text'

export interface GaugeScale {
  min: number
  max: number
  /** Where the filled part begins: at zero where the scale crosses it. */
  zero: number
  /** Places on the dial, 0 to 1. */
  share: number
  target: number | null
}

/** The dial's ends: what the card says, else 0 to 100 % for percents, else round ends around value and target. */
export function gaugeScale(block: CardBlock<'gauge'>): GaugeScale {
  const { value, target, min, max, value_from_column } = block.spec
  const format = formatOf(block, value_from_column) ?? formatOf(block, 'value')
  const whole = format?.style === 'percent' ? (format.percent_base === 100 ? 100 : 1) : null
  const round = valueAxis([value, target ?? value], { fromZero: true }).domain
  const low = min ?? (whole !== null && value >= 0 ? 0 : round[0])
  const high = max ?? (whole !== null && value <= whole ? whole : round[1])
  const place = (at: number) => placeOn({ min: low, max: high }, at)
  return {
    min: low,
    max: high,
    zero: place(0),
    share: place(value),
    target: target === undefined ? null : place(target),
  }
}

/** Where a value lies on a dial, 0 to 1. */
export const placeOn = ({ min, max }: Pick<GaugeScale, 'min' | 'max'>, value: number): number =>
  Math.min(Math.max((value - min) / (max - min || 1), 0), 1)
