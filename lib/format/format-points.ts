import { defaultLocale, numberFormat } from './number-format'

/** From ten points on decimals say nothing that is seen. */
const wholeFrom = 10

/** A difference of shares in points of a hundred, without its sign: `0.029` is `2.9 points`. */
export function formatPoints(difference: number): string {
  const size = Math.abs(difference) * 100
  const text = numberFormat(defaultLocale, { maximumFractionDigits: size < wholeFrom ? 1 : 0 }).format(size)
  if (text === '0' && size > 0) return 'less than 0.1 points'
  return `${text} ${text === '1' ? 'point' : 'points'}`
}
