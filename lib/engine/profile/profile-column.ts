import type { Additivity, ColumnOverride, Role } from '@/lib/contracts/analysis'
import { nameLabel } from '../names/name-words'
import { missingCode } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { inferAdditivity } from './infer-additivity'
import { inferUpIsGood } from './infer-direction'
import { inferGeo } from './infer-geo'
import { inferGrain } from './infer-grain'
import { findOrder } from './ordinal-order'
import type { ColumnProfile } from './profile'
import type { RoleGuess } from './role-guess'
import { inferFormat, inferUnit } from './value-format'

/** What the caller knows better of a column. */
export interface GivenColumn extends ColumnOverride {
  role?: Role
}

/** Puts together what is known of one column, its role given. */
export function profileColumn(
  facts: ColumnFacts,
  guess: RoleGuess,
  given: GivenColumn | null,
): ColumnProfile {
  const override = given?.role ?? null
  const { column } = facts
  const role = override ?? guess.role
  const profile: ColumnProfile = {
    index: facts.index,
    name: column.name,
    label: nameLabel(column.name),
    type: column.type,
    role,
    additivity: null,
    unit: null,
    format: null,
    upIsGood: null,
    distinct: facts.distinct,
    missing: facts.missing,
    confidence: override ? 1 : guess.confidence,
    evidence: override ? ['Set by hand.'] : [...guess.evidence],
    order: null,
    geo:
      role === 'geo' || role === 'code'
        ? (guess.geo ?? (override === 'geo' ? (inferGeo(facts)?.kind ?? 'region') : null))
        : null,
    grain: role === 'time' ? timeGrain(facts, guess) : null,
    ...(role === 'time' && guess.timePart && { timePart: guess.timePart }),
    summary: facts.summary,
    overridden: override !== null,
  }
  if (role === 'measure') addMeasure(profile, facts, given ?? {})
  if (role === 'category' || role === 'time') profile.order = naturalOrder(facts, guess)
  return profile
}

function timeGrain(facts: ColumnFacts, guess: RoleGuess): ColumnProfile['grain'] {
  if (facts.column.type === 'text') return null
  if (facts.column.type !== 'integer') return inferGrain(facts.column)
  // other parts of a date (a month of the year, a day of the month) are no points in time
  return guess.timePart === null || guess.timePart === 'year' ? 'year' : null
}

function addMeasure(profile: ColumnProfile, facts: ColumnFacts, given: GivenColumn): void {
  if (!facts.summary) {
    profile.additivity = 'intensive'
    return
  }
  const guess = given.additivity ? setByHand(given.additivity) : inferAdditivity(facts)
  profile.additivity = guess.additivity
  if (given.additivity) profile.isAdditivityGiven = true
  profile.unit = given.unit === undefined ? inferUnit(facts) : given.unit || null
  profile.format = inferFormat(facts, profile.unit, guess.additivity)
  profile.upIsGood = inferUpIsGood(facts.name)
  if (profile.overridden) profile.evidence.push(guess.evidence)
  else {
    profile.evidence.push(guess.evidence)
    profile.confidence = Math.min(profile.confidence, Math.max(guess.confidence, 0.3))
  }
}

const setByHand = (additivity: Additivity) => ({
  additivity,
  confidence: 1,
  evidence: 'How it is put together is set by hand.',
})

const integerOrderMax = 60

/** A known scale, or the numbers' own order where a category or a part of a date is held in whole numbers. */
function naturalOrder(facts: ColumnFacts, guess: RoleGuess): number[] | null {
  const { column } = facts
  if (column.type === 'text') return findOrder(column.values)?.order ?? null
  const isSteps =
    column.type === 'integer' && guess.timePart !== 'year' && column.values.length <= integerOrderMax
  if (!isSteps) return null
  const at = (code: number) => (column.values[code] === undefined ? missingCode : Number(column.values[code]))
  return column.values.map((_, code) => code).sort((a, b) => at(a) - at(b))
}
