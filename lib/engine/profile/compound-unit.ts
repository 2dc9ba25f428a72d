import { currencyCodes } from '../names/unit-words'

/** Units that stand over another, and what they are counted per. A single letter beside another may be left and right. */
const over: [tops: string, bottoms: string][] = [
  ['t kg g mg dt q lb l hl m3 eur usd gbp chf', 'ha acre'],
  ['kg g mg t kwh wh mwh w l eur usd gbp chf', 'm2 qm sqm sqft m²'],
  ['g mg ug µg mmol umol mol ng cfu', 'l dl ml m3 m³'],
  ['mg g ug µg ng mmol', 'kg'],
  ['km m mi cm', 'h s'],
  ['m3 kg t l kwh kw', 'h hr hour hora heure stunde'],
  ['eur usd gbp chf', 'kg t kwh mwh l m3 h hr hour gb'],
]
const written = new Map(
  Object.entries({
    m2: 'm²',
    qm: 'm²',
    sqm: 'm²',
    m3: 'm³',
    kwh: 'kWh',
    mwh: 'MWh',
    wh: 'Wh',
    w: 'W',
    kw: 'kW',
    gb: 'GB',
  }),
)
const known = new Set(
  over.flatMap(([tops, bottoms]) =>
    tops.split(' ').flatMap((top) => bottoms.split(' ').map((bottom) => `${top} ${bottom}`)),
  ),
)

const inUnits = (word: string) =>
  currencyCodes.has(word.toUpperCase()) ? word.toUpperCase() : (written.get(word) ?? word)

/** `t/ha` of `yield_t_ha`: what the last two words of a name say that its numbers are per; null where they say none. */
export function compoundUnit(words: readonly string[]): string | null {
  const [top, bottom] = words.slice(-2)
  if (words.length < 3 || !known.has(`${top} ${bottom}`)) return null
  return `${inUnits(top!)}/${inUnits(bottom!)}`
}
