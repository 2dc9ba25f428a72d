import { formatPercent, smallestShare } from './format-percent'
import { defaultLocale, numberFormat } from './number-format'

/**
 * A relative change with its sign: `0.12` is `+12%`, `-0.034` is `-3.4%`, `0.0004` is `+0.04%`. Sign, number and `%`
 * always, so that programs read it too; what two more decimals can't show is none.
 */
export function formatChange(share: number): string {
  const size = Math.abs(share)
  const text = size < smallestShare ? tinyText(size) : formatPercent(size)
  if (text === '0%' || text === '–') return text
  return share > 0 ? `+${text}` : `-${text}`
}

const tinyDecimals = 3

const tinyText = (size: number) =>
  `${numberFormat(defaultLocale, { maximumFractionDigits: tinyDecimals, maximumSignificantDigits: 1, roundingPriority: 'lessPrecision' }).format(size * 100)}%`
