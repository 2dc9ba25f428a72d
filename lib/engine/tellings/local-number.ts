import { withUnit } from '@/lib/format/format-value'
import { numberFormat } from '@/lib/format/number-format'

const written =
  /^([<+−-]?)(US\$|A\$|C\$|R\$|CHF|[$€£¥₹₩₽])?((?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*))(?:\.(\d+))?([KMBT])?([%‰°])?$/
const currencies: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}
const sizes: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }

/** A number as English texts have it, as another language writes it: `109K`, `-$1,234.50`, `36%`; null where it is none. */
export function localNumber(text: string, locale: string): string | null {
  const found = written.exec(text)
  if (!found) return null
  const [, sign, money, whole, decimals = '', size, tight] = found
  const value = Number(`${whole!.replaceAll(',', '')}.${decimals || '0'}`) * (size ? sizes[size]! : 1)
  const currency = money ? currencies[money] : undefined
  const options: Intl.NumberFormatOptions = {
    ...(size
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }),
    ...(currency && { style: 'currency', currency }),
    useGrouping: size !== undefined || whole!.includes(','),
  }
  const number = numberFormat(locale, options).format(value)
  return `${sign}${money && !currency ? `${money}\u00A0` : ''}${withUnit(number, tight, locale)}`
}
