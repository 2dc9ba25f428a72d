import type { Additivity } from '@/lib/contracts/analysis'
import type { ValueFormat } from '@/lib/contracts/blocks'
import { findWord, wordList } from '../names/name-words'
import { currencyCodes, currencySymbols, dollarsInName, unitInBracket, unitWords } from '../names/unit-words'
import type { ColumnFacts } from './column-facts'
import { compoundUnit } from './compound-unit'
import { scaleOfName } from './name-scale'

const percentWords = wordList('pct percent percentage perc prozent pourcentage porcentaje percentuale %')
const shareWords = wordList(
  'rate rates ratio share shares proportion fraction percent percentage pct quote anteil taux tasa tasso taxa discount rabatt remise descuento margin marge conversion utilization utilisation occupancy auslastung probability prob churn ctr',
  'rate quote anteil satz',
)
const durationUnits = new Set(['s'])

/** The unit of a measure: what its cells carried, else what its name says (`(mm)`, `_kg`, `USD`). */
export function inferUnit(facts: ColumnFacts): string | null {
  const dollars = dollarsInName(facts.column.name)
  // the sign alone, in the cells, may be that of any of the dollars
  if (facts.column.unit) return (facts.column.unit === '$' && dollars) || facts.column.unit
  const symbol = dollars ?? /[$€£¥₹]/.exec(facts.column.name)?.[0]
  if (symbol) return symbol
  const bracket = facts.name.bracket
  if (bracket) {
    const known = unitInBracket(bracket)
    if (known !== null) return known
  }
  const scale = scaleOfName(facts.column.name)
  if (scale?.currency || scale?.unit) return scale.currency ?? scale.unit
  const compound = compoundUnit(facts.name.words)
  if (compound) return compound
  const last = facts.name.words.at(-1) ?? ''
  if (currencyCodes.has(last.toUpperCase()) && last.length === 3) return last.toUpperCase()
  if (last === 'c' && !/temp|celsius/.test(facts.name.text)) return null
  if (facts.name.words.length < 2 && last !== '%') return null
  if (
    findWord(facts.name, percentWords) &&
    facts.summary &&
    facts.summary.max <= 1 &&
    !facts.summary.integers
  )
    return '%'
  if (perLast.test(facts.name.text)) return null
  return unitWords.get(last) ?? (findWord(facts.name, percentWords) ? '%' : null)
}

/** What a number is per is not what it is in: collisions per billion miles. */
const perLast = / (?:per|pro|par|por) (?:\S+ ){0,2}$/

/** How the values of a column with numbers are written. */
export function inferFormat(
  facts: ColumnFacts,
  unit: string | null,
  additivity: Additivity | null,
): ValueFormat {
  const decimals = Math.min(facts.decimals, 6)
  const currency = unit && (currencySymbols.get(unit) ?? (currencyCodes.has(unit) ? unit : undefined))
  if (currency) return { style: 'currency', currency, ...scaleOf(facts), decimals }
  if (unit === '%')
    return { style: 'percent', percent_base: isOfOne(facts) && !facts.column.unit ? 1 : 100, decimals }
  if (additivity === 'intensive' && isOfOne(facts) && findWord(facts.name, shareWords)) {
    return { style: 'percent', percent_base: 1, decimals }
  }
  if (unit && durationUnits.has(unit)) return { style: 'duration', unit, decimals }
  return { style: 'number', ...(unit && { unit }), ...scaleOf(facts), decimals }
}

/** Beyond this a name that says "in millions" is wrong about its numbers. */
const meantMax = 1e15

/** What the numbers are counted in, where the name says so. */
function scaleOf({ column, summary }: ColumnFacts): { scale?: number } {
  const factor = scaleOfName(column.name)?.factor
  const isMeant = factor !== undefined && (summary?.max ?? 0) * factor <= meantMax
  return isMeant ? { scale: factor } : {}
}

/** All values between 0 and 1 with decimals: 0.12 means 12 %. */
function isOfOne({ summary }: ColumnFacts): boolean {
  return summary !== null && !summary.integers && summary.min >= -1 && summary.max <= 1
}
