import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { type EventPair, fitOf, logsOf } from './event-fit'
import { isNamed, namedOf, shownOf } from './event-signs'
import { flowWords, madeWords } from './event-words'

const ratesMax = 2
/** Below this share people speak of so many in 100,000. */
const smallShare = 0.001
const many = 100_000

/** A count of what happened beside the count of what it could happen to. */
export interface EventRate extends EventPair {
  scale: 1 | typeof many
  /** What it could happen to is followed for itself, whatever came of it. */
  isOfFlow: boolean
}

/**
 * How often things happen, for what they can happen to: claims per policy, rejects per piece made, deaths per 100,000
 * people. Of two counts the first is hardly ever larger, and larger where the other is; two of the signs say that the
 * one is of the other.
 */
export function findEventRates(table: Table, profile: Profile): EventRate[] {
  const counts = profile.columns.filter((column) => isCount(table, column))
  const events = counts.filter((column) => isWhole(table, column))
  const logs = logsOf(table)
  const pairs = events.flatMap((event) => {
    const fitting = counts
      .map((base) => ({ event, base, signs: namedOf(event, base) }))
      .filter(({ base, signs }) => base !== event && signs > 0)
      .flatMap((pair) => {
        const fit = fitOf({ table, profile, logs }, pair)
        const signs = fit ? pair.signs + shownOf(table, profile, pair) : 0
        return fit && signs >= signsMin ? [{ ...fit, signs }] : []
      })
    return fitting.sort((a, b) => b.signs - a.signs || b.related - a.related).slice(0, 1)
  })
  return pairs
    .filter((pair) => !isMost(pair, pairs) && !isLessSure(pair, pairs))
    .sort((a, b) => b.signs - a.signs)
    .slice(0, ratesMax)
    .map(({ event, base, share }) => ({
      event,
      base,
      scale: share < smallShare ? many : 1,
      // what is lost of a flow is followed by how much of it is
      isOfFlow: isNamed(base, flowWords) && !isNamed(base, madeWords) && event.upIsGood !== false,
    }))
}

const signsMin = 2
interface Fit extends EventPair {
  share: number
}

/** Of two parts that are the whole, the rarer is what happens: what stayed unsold, of what was made. */
const isMost = (one: Fit, fits: Fit[]): boolean =>
  fits.some(
    ({ event, base, share }) =>
      base === one.base && event !== one.event && share < one.share && Math.abs(share + one.share - 1) < 0.02,
  )

/** What another count of the same whole is surer to be of: of the tickets sold, those to subscribers. */
const isLessSure = (one: Fit & { signs: number }, fits: (Fit & { signs: number })[]): boolean =>
  fits.some(({ base, signs }) => base === one.base && signs > one.signs)

const wholeMin = 0.6

/** Whether its numbers are whole; but for those told in another unit than they were written in. */
function isWhole({ columns }: Table, { index, summary }: ColumnProfile): boolean {
  const { numbers, aside } = columns[index]!
  if (summary?.integers || !aside?.some(({ kind }) => kind === 'other_unit'))
    return summary?.integers ?? false
  const whole = numbers!.reduce((count, number) => count + Number(Number.isInteger(number)), 0)
  return whole >= wholeMin * numbers!.length
}

/** Numbers without a unit that are never below nothing; people are counted in estimates too, with decimals. */
function isCount({ columns }: Table, { index, role, summary, unit, mixedBy, additivity }: ColumnProfile) {
  const { numbers, derivedFrom } = columns[index]!
  const isAmount = numbers !== null && summary !== null && summary.min >= 0 && additivity !== 'ordinal'
  return role === 'measure' && isAmount && unit === null && !derivedFrom && !mixedBy
}
