import { nameLabel } from '../names/name-words'
import { shortForms } from '../names/short-forms'

/** Written in capitals wherever they stand. */
const acronyms = new Set(
  `id ids gdp gnp bmi url uri sku isbn vat usd eur gbp chf jpy cad aud inr cny ip nps roi roas ctr cpc cpm cpa mrr arr ytd
  yoy abv ibu uv co2 no2 so2 gpa iq tv uk eu usa api ceo cfo kpi fbi nba nfl nhl mlb ufo hiv dna rna aqi ghg gps cpu gpu
  ram html sql pdf gmv aov ltv cac ebitda ebit eps imdb mpg rpm dob ssn fico`.split(/\s+/),
)
/** Short words that are no acronym where a whole table is written in capitals. */
const shortWords = new Set(
  'per of and the age sex day tax net new old no in by to for pay fee on at is or'.split(' '),
)
const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i

export const isMonth = (word: string) => months.test(word)

/**
 * A column's name as people would write it: `unit_price` is `unit price`, `CustomerID` is `Customer ID`, `avg_qty` is
 * `average quantity`, `incidents_85_99` is `incidents 85–99`. What has spaces was written by people, and stays.
 */
export function labelWords(
  name: string,
  { isShouting, isText = false }: { isShouting: boolean; isText?: boolean },
): string {
  const isWritten = /\s/.test(name.trim()) && name !== name.toLowerCase() && name !== name.toUpperCase()
  if (isWritten) return nameLabel(name)
  const words = nameLabel(spaced(name)).split(' ')
  const isCamel = !/[_\s.]/.test(name) && name !== name.toUpperCase()
  const label = words
    .map((word, at) => (isShouting && word === word.toUpperCase() ? quiet(word) : cased(word, at, isCamel)))
    .map((word, at) =>
      isText && quantityForms.has(word.toLowerCase()) ? word : longForm(word, at, words.length),
    )
    .join(' ')
  return label.trim() === '' ? nameLabel(name) : label
}

/** Marks between words as spaces, and one between two short years or ages as a dash. */
function spaced(name: string): string {
  return name
    .replace(/(?<=[_\s.])(\d\d)[_-](\d\d)$/, (range, from, to) =>
      isRange(+from, +to) ? `${from}–${to}` : range,
    )
    .replace(/(?<=[\p{L}\d])\.(?=[\p{L}\d])/gu, ' ')
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu}{2,}\p{Ll}{2})/gu, ' ')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll}{2,})/gu, '$1 $2')
}

/** `85_99` and `18_24`, and `98_04` over the turn of a century. */
const isRange = (from: number, to: number) => from < to || (from >= 50 && to < 50)

function quiet(word: string): string {
  if (months.test(word)) return word.charAt(0) + word.slice(1).toLowerCase()
  const small = word.toLowerCase()
  if (shortForms.has(small)) return small
  if (acronyms.has(small) || (word.length <= 3 && !shortWords.has(small))) return word
  return small
}

function cased(word: string, at: number, isCamel: boolean): string {
  if (acronyms.has(word)) return word === 'ids' ? 'IDs' : word.toUpperCase()
  if (word === 'us' && at === 0) return 'US'
  const isCapitalized = /^\p{Lu}\p{Ll}+$/u.test(word)
  return isCamel && at > 0 && isCapitalized ? word.toLowerCase() : word
}

/** Short forms of what is counted: where there are no numbers they mean something else, as an `Amt` of a town. */
const quantityForms = new Set(['amt', 'cnt', 'hrs', 'idx', 'num', 'pct', 'perc', 'pts', 'qty', 'yrs'])

function longForm(word: string, at: number, count: number): string {
  if (count > 1 && word.toLowerCase() === 'num') return inCase(word, at === 0 ? 'number of' : 'number')
  const long = shortForms.get(word.toLowerCase())
  return long ? inCase(word, long) : word
}

const inCase = (word: string, long: string) =>
  /^\p{Lu}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long
