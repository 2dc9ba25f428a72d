import { withUnit } from './format-value'
import { defaultLocale, numberFormat } from './number-format'

/** Below a tenth, and between 99 % and all, whole percents would hide the difference. */
const fineBelow = 0.1
const fineAbove = 0.99
export const smallestShare = 0.001

/** A share of 1 as people read it: `0.412` is `41%`, `0.041` is `4.1%`, `0.0004` is `<0.1%`. */
export function formatPercent(share: number, locale = defaultLocale): string {
  if (!Number.isFinite(share)) return '–'
  const size = Math.abs(share)
  if (size > 0 && size < smallestShare)
    return `${share > 0 ? '<' : '>-'}${percentText(smallestShare, 1, locale)}`
  const isFine = size < fineBelow || (size > fineAbove && size < 1)
  // 99.97 % must not be rounded to all.
  const decimals = isFine ? (size > 0.9994 ? 2 : 1) : 0
  return percentText(share, decimals, locale)
}

function percentText(share: number, decimals: number, locale: string): string {
  const number = numberFormat(locale, { maximumFractionDigits: decimals }).format(share * 100)
  return withUnit(number, '%', locale)
}
