import { findWord, hasWord, wordList } from '../names/name-words'
import { type ColumnFacts, sampleOf } from './column-facts'
import { isCountryCode, isCountryName } from './country-names'
import type { GeoKind } from './profile'
import { isStateCode, isStateName } from './us-states'

export interface GeoGuess {
  /** Null for pairs of coordinates in one text. */
  kind: GeoKind | null
  confidence: number
  evidence: string
}

const latitudeName =
  /(?:^| )(?:lat|latitude|latitud|breitengrad|breite|ylat|lat\w{0,3}|geo lat|y coord\w*)(?: |$)/
const longitudeName =
  /(?:^| )(?:lon|long|lng|longitude|longitud|laengengrad|langengrad|xlong|xlon|x coord\w*)(?: |$)/
const postalWords = wordList('zip zipcode postal postcode plz postleitzahl cp cap codepostal', 'postleitzahl')
const cityWords = wordList(
  'city cities town stadt ort ville commune ciudad localidad municipio municipality gemeinde cidade citta comune locality village suburb com wohnort',
  'stadt',
)
const regionWords = wordList(
  `state states province provinz county counties kreis landkreis bundesland kanton canton departement department_code prefecture
  oblast regierungsbezirk governorate borough provincia estado comunidad territory census parish wojewodztwo`,
  'bundesland',
)
/** What a thing's state is, in the other sense of the word. */
const conditions = new Set(
  `open opened new draft active inactive pending waiting hold progress processing processed submitted approved rejected
  declined accepted resolved closed completed done finished cancelled canceled failed paid unpaid shipped delivered
  returned refunded expired archived enabled disabled running stopped queued assigned solid liquid gas offen neu aktiv
  inaktiv erledigt geschlossen abgelehnt genehmigt storniert abierto cerrado pendiente activo inactivo aprobado`.split(
    /\s+/,
  ),
)
const conditionShareMin = 0.5
const countryWords = wordList(
  'country countries nation land staat pays pais paese nationality herkunftsland iso cca2 cca3 alpha2 alpha3 countrycode',
  'land',
)
const placeWords = wordList(
  'location standort lieu lugar ubicacion headquarters coordinates coordinate koordinaten latlng latlong geo geometry position point geopoint',
)

const countryShareMin = 0.7
const codeShareMin = 0.9
const codeDigitsMax = 0.5
const distinctMin = 3
const pair = /^[[(]?\s*-?\d{1,3}(?:\.\d+)?\s*[,;\s]\s*-?\d{1,3}(?:\.\d+)?(?:\s*[,;]\s*-?[\d.]+)?\s*[\])]?$/
const point = /^POINT\s*\(/i

/** Whether a column holds places, by its values where they are known ones, else by its name; null where it does not. */
export function inferGeo(facts: ColumnFacts): GeoGuess | null {
  if (findWord(facts.name, postalWords) && !facts.name.words.includes('market')) return postalCode(facts)
  if (facts.summary) return inferCoordinate(facts)
  if (!facts.text || facts.text.words > 6) return null
  return inferKnownPlaces(facts) ?? inferNamedPlaces(facts)
}

/** Postal codes have three digits at the least. */
const postalMin = 100
/** Words that are short for a capacity as well: those of France, Italy and Spain have five. */
const shortWords = new Set(['cap', 'cp'])
const shortMin = 10_000

function postalCode(facts: ColumnFacts): GeoGuess | null {
  const least = facts.name.words.some((word) => shortWords.has(word)) ? shortMin : postalMin
  if (facts.summary && (!facts.summary.integers || facts.summary.max < least)) return null
  return { kind: 'postal_code', confidence: 0.93, evidence: 'Named as a postal code.' }
}

function inferCoordinate(facts: ColumnFacts): GeoGuess | null {
  const { min, max, integers } = facts.summary!
  const name = facts.name.text.trim()
  if (integers && facts.distinct > 1) return null
  if (latitudeName.test(name) && min >= -90 && max <= 90) {
    return { kind: 'latitude', confidence: 0.96, evidence: 'Named as a latitude, between -90 and 90.' }
  }
  if (longitudeName.test(name) && min >= -180 && max <= 180) {
    return { kind: 'longitude', confidence: 0.96, evidence: 'Named as a longitude, between -180 and 180.' }
  }
  return null
}

function inferKnownPlaces(facts: ColumnFacts): GeoGuess | null {
  // `UK302451`, `DE-4711`: numbers given out in a country are no countries
  if (facts.text!.digits > codeDigitsMax) return null
  const sample = sampleOf(facts.column.values)
  const share = (test: (text: string) => boolean) => sample.filter(test).length / sample.length
  const hint = findWord(facts.name, countryWords) !== null
  const stateHint = findWord(facts.name, regionWords) !== null
  const enough = facts.distinct >= distinctMin || hint || stateHint
  if (!enough) return null
  const states = Math.max(share(isStateCode), share(isStateName))
  const countries = Math.max(share(isCountryName), share(isCountryCode))
  const percent = (part: number) => `${Math.round(part * 100)} %`
  if (states >= codeShareMin && states >= countries - (stateHint ? 1 : 0) && !(hint && !stateHint)) {
    return {
      kind: 'us_state',
      confidence: 0.95,
      evidence: `${percent(states)} of the values are states of the US.`,
    }
  }
  if (countries < (hint ? 0.5 : countryShareMin)) return null
  const isCodes = share(isCountryCode) >= countries
  if (isCodes && !hint && (countries < codeShareMin || facts.distinct < distinctMin * 2)) return null
  return { kind: 'country', confidence: 0.95, evidence: `${percent(countries)} of the values are countries.` }
}

const areConditions = (sample: string[]): boolean =>
  sample.filter((value) =>
    value
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => conditions.has(word)),
  ).length >=
  conditionShareMin * sample.length

/** Words that are of a place or of how things stand. */
const stateWords = wordList('state states estado')
/** What has been done to something ends so in the Romance languages and in English: `cancelada`, `no presentado`, `closed`. */
const doneEndings = 'ado ada ados adas ido ida idos idas ato ata ati ate ito ita iti ite ed'.split(' ')
const doneShareMin = 0.5
const areDone = (sample: string[], least = doneShareMin): boolean =>
  sample.filter(isDone).length >= least * sample.length
/** Of few values fewer need to say it where another is a phrase, as no place is: `Al corriente`. */
const fewStates = { most: 8, doneShareMin: 0.3 }
const plainWord = /^\p{Lu}.*\s\p{Ll}{4,}/u
const areStandings = (sample: string[]): boolean =>
  sample.length <= fewStates.most &&
  areDone(sample, fewStates.doneShareMin) &&
  sample.some((value) => plainWord.test(value))
/** One place may be called so, `Nevada`, but hardly half of them. */
const isDone = (value: string): boolean => doneEndings.some((ending) => value.toLowerCase().endsWith(ending))

function inferNamedPlaces(facts: ColumnFacts): GeoGuess | null {
  const sample = sampleOf(facts.column.values)
  if (sample.filter((value) => pair.test(value) || point.test(value)).length > codeShareMin * sample.length) {
    return findWord(facts.name, placeWords) || facts.text!.length > 8
      ? { kind: null, confidence: 0.85, evidence: 'Pairs of coordinates.' }
      : null
  }
  const named = (kind: GeoKind, evidence: string) => ({ kind, confidence: 0.8, evidence })
  const last = facts.name.words.at(-1) ?? ''
  if (facts.text!.digits > 0.5 || areConditions(sample)) return null
  if (last === 'name' || facts.name.words.length > 3) return lastWordPlace(facts, named)
  if (findWord(facts.name, cityWords)) return named('city', 'Named as a town.')
  if (findWord(facts.name, stateWords) && (areDone(sample) || areStandings(sample))) return null
  if (findWord(facts.name, regionWords)) return named('region', 'Named as a region.')
  if (facts.name.words.some((word) => countryWords.exact.has(word)) && !isOther(facts) && !isVerb(facts))
    return named('region', 'Named as a country.')
  const isName = facts.name.words.some((word) => nameWords.has(word))
  return findWord(facts.name, placeWords) && !isOther(facts) && !isName
    ? named('region', 'Named as a place.')
    : null
}

/** `order status state`: a long name is a place only where it ends so. */
function lastWordPlace(
  facts: ColumnFacts,
  named: (kind: GeoKind, evidence: string) => GeoGuess,
): GeoGuess | null {
  const words = facts.name.words.filter((word) => word !== 'name')
  const last = words.at(-1) ?? ''
  if (hasWord(last, cityWords)) return named('city', 'Named as a town.')
  return hasWord(last, regionWords) ? named('region', 'Named as a region.') : null
}

/** `Pays By` is how somebody pays; a country is `pays`, `code pays` or `pays d’origine`. */
function isVerb({ name: { words } }: ColumnFacts): boolean {
  const at = words.indexOf('pays')
  const next = words[at + 1]
  return at >= 0 && next !== undefined && !ofWords.has(next)
}
const ofWords = new Set('d de du des origine residence'.split(' '))

const nameWords = new Set(['name', 'nom', 'nombre', 'nome', 'title'])
const otherWords = new Set(['type', 'typ', 'status', 'code', 'category', 'group', 'kind', 'class'])
const isOther = (facts: ColumnFacts): boolean => facts.name.words.some((word) => otherWords.has(word))
