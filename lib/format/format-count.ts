import { defaultLocale, numberFormat } from './number-format'

/** A whole number with its thousands apart: `12345` is `12,345`. */
export function formatCount(count: number): string {
  return numberFormat(defaultLocale, { maximumFractionDigits: 0 }).format(count)
}
