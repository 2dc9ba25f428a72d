import { splitName } from '../names/name-words'
import {
  currencyCodes,
  currencyOf,
  currencySymbols,
  dollarsInName,
  unitInBracket,
  unitWords,
} from '../names/unit-words'
import { compoundUnit } from './compound-unit'
import { scaleOfName } from './name-scale'
import type { ColumnProfile } from './profile'

/** Words that mean an amount by themselves (`sick days`) and are a unit only behind what is measured in them. */
const unitNouns = new Set(
  `miles inches knots celsius fahrenheit c seconds secs sec minutes mins minuten hours hrs stunden days tage litres liters
  liter sqft ha`.split(/\s+/),
)
const measured = new Set(
  `duration time delay distance length width height depth wait latency runtime lag temp temperature area size speed lot
  interval period response uptime downtime elapsed tenure lead dauer zeit laufzeit strecke flaeche fläche temperatur`.split(
    /\s+/,
  ),
)
/** A name up to its last word, whether that begins behind a mark or with a capital letter. */
const lastWord = /^(.+?[^_\s./-])(?:[_\s./-]+|(?<=[\p{Ll}\d])(?=\p{Lu}))([\p{L}\d%²³$]+)$/u
const bracketed = /^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/u
/** `budget_2013$` is in dollars of that year. */
const dollarsOfYear = /^(.*?)[_\s(]*((?:19|20)\d\d)\s*\$\)?$/

/** A column's name without the unit and the scale that its numbers are written with; as it is where they carry none. */
export function plainName({ role, unit, format, name }: Named): string {
  if (role !== 'measure' || unit === null) return withoutScale(name, format?.scale)
  const ofYear = unit === '$' ? dollarsOfYear.exec(name) : null
  if (ofYear?.[1]) return `${ofYear[1]}_in_${ofYear[2]}_dollars`
  const scaled = withoutScale(name, format?.scale)
  return withoutUnit(withoutSymbol(scaled, unit), unit)
}

type Named = Pick<ColumnProfile, 'name' | 'role' | 'unit' | 'format'>

const withoutScale = (name: string, scale: number | undefined) =>
  scale === undefined ? name : (scaleOfName(name)?.rest ?? name)

function withoutSymbol(name: string, unit: string): string {
  if (!currencySymbols.has(unit)) return name
  const rest = name
    .replace(/[([]\s*(?:US)?[$€£¥₹]\s*[)\]]/g, '')
    .replace(/[$€£¥₹]/g, '')
    .replace(/^[_\s]+|[_\s]+$/g, '')
  return /\p{L}/u.test(rest) ? rest : name
}

function withoutUnit(name: string, unit: string): string {
  const bracket = bracketed.exec(name)
  if (bracket) return isUnit(bracket[2]!, unit) ? bracket[1]! : name
  const split = lastWord.exec(name)
  if (split && compoundUnit(splitName(name).words) === unit) return lastWord.exec(split[1]!)?.[1] ?? name
  if (!split || !isUnit(split[2]!, unit)) return name
  const [, rest, word] = split
  if (!unitNouns.has(word!.toLowerCase())) return withoutLink(rest!)
  const before = lastWord.exec(rest!)?.[2] ?? rest!
  return measured.has(before.toLowerCase()) ? rest! : name
}

/** `salary_in` of `salary_in_usd`. */
const links = new Set(['in', 'en', 'em'])
function withoutLink(name: string): string {
  const split = lastWord.exec(name)
  return split && links.has(split[2]!.toLowerCase()) ? split[1]! : name
}

function isUnit(word: string, unit: string): boolean {
  const code = currencySymbols.get(unit) ?? unit
  if (currencyCodes.has(code)) return (dollarsInName(word) ?? currencyOf(word)) === code
  return unitInBracket(word) === unit || unitWords.get(word.toLowerCase()) === unit
}
