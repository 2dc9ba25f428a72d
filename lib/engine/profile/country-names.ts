import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' }
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' }
import { foldText } from '../names/name-words'

/** Names in use that the ISO lists do not have. */
const aliases =
  'usa|us|u.s.|u.s.a.|united states|america|uk|u.k.|great britain|britain|england|scotland|wales|northern ireland|russia|south korea|north korea|korea, south|korea, north|korea, rep.|republic of korea|korea|iran|syria|vietnam|viet nam|laos|bolivia|venezuela|tanzania|moldova|czech republic|czechia|ivory coast|cote divoire|burma|swaziland|macedonia|north macedonia|cape verde|holland|the netherlands|east timor|palestine|taiwan|hong kong|macau|macao|congo|dr congo|drc|democratic republic of congo|congo, dem. rep.|congo, rep.|egypt, arab rep.|iran, islamic rep.|turkiye|turkey|kosovo|brunei|bahamas, the|the bahamas|gambia, the|the gambia|slovak republic|kyrgyz republic|st. lucia|st. vincent and the grenadines|st. kitts and nevis|vatican|holy see|micronesia|soviet union|ussr|yugoslavia|east germany|west germany|czechoslovakia|serbia and montenegro|grossbritannien|vereinigte staaten|usa|niederlande|tschechien|sudkorea|elfenbeinkuste|royaume-uni|etats-unis|pays-bas|coree du sud|reino unido|estados unidos|paises bajos|corea del sur'

let names: Map<string, string> | null = null
const alpha2 = new Set<string>()
const alpha3 = new Set<string>()

const key = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Names to ISO codes; an alias of no country of today has an empty one. */
function countryNames(): Map<string, string> {
  if (names) return names
  names = new Map(aliases.split('|').map((alias) => [key(alias), '']))
  for (const language of [en, de, fr, es, it]) {
    const entries: Record<string, string | string[]> = language.countries
    for (const [code, entry] of Object.entries(entries))
      for (const name of [entry].flat()) names.set(key(name), code)
  }
  for (const [two, three] of codes) {
    alpha2.add(two!)
    alpha3.add(three!)
  }
  return names
}

/** Whether a text names a country in English, German, French, Spanish or Italian. */
export const isCountryName = (text: string): boolean => countryNames().has(key(text))

/** The ISO 3166-1 code of a country named in English, German, French, Spanish or Italian; null for any other text. */
export const findCountryCode = (text: string): string | null => countryNames().get(key(text)) || null

/** Whether a text is an ISO 3166-1 code of two or three capital letters. */
export function isCountryCode(text: string): boolean {
  countryNames()
  return alpha2.has(text) || alpha3.has(text)
}
