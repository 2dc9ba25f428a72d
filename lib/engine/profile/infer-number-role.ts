import type { ColumnFacts } from './column-facts'
import { inferGeo } from './infer-geo'
import { inferIntegerRole } from './infer-integer-role'
import { nameAdditivity } from './name-additivity'
import { areVersions } from './named-numbers'
import { arePlaces } from './numbers-of-things'
import { guess, type RoleContext, type RoleGuess } from './role-guess'
import { areSections } from './section-numbers'

const binBracket = /^(?:bins?|buckets?|bands?|groups?|ranges?|binned|gruppiert|klasse)$/i
const binDistinctMax = 60

/** The role of a column of numbers that is no part of a date. */
export function inferNumberRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const geo = inferGeo(facts)
  if (geo)
    return {
      ...guess(geo.kind === 'postal_code' ? 'code' : 'geo', geo.confidence, geo.evidence),
      geo: geo.kind,
    }
  const isBinned = binBracket.test(facts.name.bracket ?? '') && facts.distinct <= binDistinctMax
  if (isBinned) return guess('category', 0.85, 'The name says that the numbers are bins.')
  if (!nameAdditivity(facts.name) && arePlaces(facts))
    return guess('code', 0.6, 'Spread evenly over a narrow range far from nothing: where things lie.')
  if (areVersions(facts)) return guess('code', 0.8, 'Few numbers, named as versions.')
  if (areSections(facts) && context.goesAlone(facts))
    return guess('code', 0.65, 'Counted anew behind the point within each whole number: sections.')
  if (facts.column.type !== 'integer') return guess('measure', 0.9, 'Numbers with decimals.')
  if (facts.column.unit) return guess('measure', 0.95, `Numbers with the unit ${facts.column.unit}.`)
  return inferIntegerRole(facts, context)
}
