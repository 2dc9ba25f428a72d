/** The language that numbers are written in unless a reader asks for another. */
export const defaultLocale = 'en-US'

const cache = new Map<string, Intl.NumberFormat>()

/** Building a formatter takes a hundred times as long as using it, so each is built once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known) return known
  // `1,50 $`, and not `1,50 $US`
  const currencyDisplay = locale === defaultLocale ? 'symbol' : 'narrowSymbol'
  const made = new Intl.NumberFormat(locale, { currencyDisplay, ...options })
  cache.set(key, made)
  return made
}
