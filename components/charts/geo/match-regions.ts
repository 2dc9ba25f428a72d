import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json'
import { usStates } from './us-states'

export type Atlas = 'world' | 'us'

export interface RegionMatch {
  atlas: Atlas
  /** The shape of each name: ISO 3166-1 numeric or FIPS, null where no shape is known. */
  ids: (string | null)[]
}

/** The shapes that a list of names stands for: states where more of the names are states than countries. */
export function matchRegions(names: string[], columnName = ''): RegionMatch {
  const asCountries = names.map(findCountry)
  const asStates = names.map(findState)
  const inWorld = asCountries.filter((id) => id !== null).length
  const inUs = asStates.filter((id) => id !== null).length
  const isState = inUs > inWorld || (inUs === inWorld && /\bstates?\b/i.test(columnName))
  return isState ? { atlas: 'us', ids: asStates } : { atlas: 'world', ids: asCountries }
}

/** ISO 3166-1 numeric code of a country by name in English, alpha-2, alpha-3 or numeric code. */
export function findCountry(name: string): string | null {
  const code = name.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code)) return countries.alpha2ToNumeric(code === 'UK' ? 'GB' : code) ?? null
  if (/^[A-Z]{3}$/.test(code)) return countries.alpha3ToNumeric(code) ?? byName(name)
  if (/^\d{1,3}$/.test(code)) {
    const numeric = code.padStart(3, '0')
    return countries.numericToAlpha2(numeric) ? numeric : null
  }
  return byName(name)
}

/** FIPS code of a state of the USA by name or postal code. */
export function findState(name: string): string | null {
  return stateIds.get(normalized(name.replace(/^US-/i, ''))) ?? null
}

/** Lower case letters and digits, without accents, articles and joining words. */
function normalized(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\b(?:the|of|and)\b/g, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ')
}

/** Usual names that ISO's list lacks. */
const aliases: Record<string, string> = {
  Burma: 'MM',
  Brunei: 'BN',
  'Congo-Brazzaville': 'CG',
  'Congo-Kinshasa': 'CD',
  'DR Congo': 'CD',
  DRC: 'CD',
  England: 'GB',
  Holland: 'NL',
  'Hong Kong SAR': 'HK',
  Laos: 'LA',
  Macao: 'MO',
  Macedonia: 'MK',
  Micronesia: 'FM',
  Moldova: 'MD',
  'North Korea': 'KP',
  'Slovak Republic': 'SK',
  Swaziland: 'SZ',
  Syria: 'SY',
  UAE: 'AE',
  Vatican: 'VA',
  'Viet Nam': 'VN',
}

countries.registerLocale(english)

const countryIds = new Map(
  [
    ...Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, names]) =>
      names.map((name): [string, string] => [name, code]),
    ),
    ...Object.entries(aliases),
  ].map(([name, code]) => [normalized(name), countries.alpha2ToNumeric(code) ?? null]),
)

/** `Korea, Republic of` is looked up as `Republic of Korea` too. */
function byName(name: string): string | null {
  const turned = name.split(',').reverse().join(' ')
  return countryIds.get(normalized(name)) ?? countryIds.get(normalized(turned)) ?? null
}

const stateIds = new Map([
  ['washington dc', '11'],
  ...usStates.flatMap(([fips, code, name]): [string, string][] => [
    [normalized(code), fips],
    [normalized(name), fips],
  ]),
] as [string, string][])
