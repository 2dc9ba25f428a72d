const day = /(?<![\d.])(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g
const thousands = /(?<![\d.,])\d{1,3}(?:([.\u00a0\u202f' ])\d{3})(?:\1\d{3})*(?![\d.])/g
const decimalComma = /(?<=\d),(?=\d)/g
/** Before the thousands: `mil millones` are a billion. */
const scales: [RegExp, string][] = [
  [/(?<=\d)\s?(?:Mrd\.?|Milliarden?|milliards?|mil millones)(?!\p{L})/giu, 'bn'],
  [/(?<=\d)\s?(?:Mio\.?|Millionen|Million|millions?|mill[oó]n(?:es)?|M)(?!\p{L})/gu, 'm'],
  [/(?<=\d)\s?(?:Tsd\.?|Tausend|tausend|mille|mil|k)(?!\p{L})/gu, 'k'],
]

/**
 * `1.234,5`, `1 234,5`, `1,5 Mio.`, `31.12.2024` and `31. Dezember 2024` as the grammar reads them: `1234.5`, `1.5m` and
 * `2024-12-31`. `months` are the names of the months, from January on.
 */
export function plainNumbers(text: string, months: string[]): string {
  const dated = text
    .replaceAll(day, isoDay)
    .replaceAll(writtenDay(months), (said, ...[date, name, year]: string[]) =>
      isoDay(said, date, String(months.findIndex((month) => isMonth(name!, month)) + 1), year),
    )
    .replaceAll(thousands, (said) => said.replaceAll(/\D/g, ''))
    .replaceAll(decimalComma, '.')
  return scales.reduce((said, [pattern, scale]) => said.replaceAll(pattern, scale), dated)
}

const written = new WeakMap<string[], RegExp>()

/** `31. Dezember 2024`, `15 de marzo de 2024`. */
function writtenDay(months: string[]): RegExp {
  const known = written.get(months)
  if (known) return known
  const pattern = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:\\.|er)? (?:de )?(${months.join('|')}) (?:de |del )?(\\d{4})(?!\\d)`,
    'giu',
  )
  written.set(months, pattern)
  return pattern
}

const isMonth = (name: string, pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu').test(name)

/** Day before month, as all three languages write it; what is no day stays as it is. */
function isoDay(said: string, ...[date, month, year]: (string | undefined)[]): string {
  const isDay = Number(date) >= 1 && Number(date) <= 31 && Number(month) >= 1 && Number(month) <= 12
  return isDay ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : said
}
