import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { type EventPair, fitOf, logsOf } from './event-fit'
import { followedInTrades } from './event-in-trades'
import { areMeasured, isNamed, isOfPossible, isWithin, namedOf, shownOf } from './event-signs'
import { flowWords, madeWords } from './event-words'
import { isToldApart } from './told-apart'

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
  const inTrades = followedInTrades(table, profile)
  const fitting = events.flatMap((event) =>
    counts.flatMap((base) => {
      if (base === event) return []
      const named = namedOf(event, base)
      const isFollowed = named > 0 && inTrades({ event, base })
      if (named === 0 && counts.length > countsMax) return []
      const fit = fitOf(
        { table, profile, logs },
        { event, base, isSure: (isFollowed && named >= signsMin) || isOfPossible(event, base) },
      )
      if (fit && areMeasured(fit)) return []
      const isApart = fit && isWithin(table, fit) && isToldApart(table, profile, fit)
      if (!fit || (named === 0 && !isApart) || (fit.share > shareMax && !isApart && !isFollowed)) return []
      const signs =
        named +
        Number(isFollowed) +
        (isApart ? apartSigns : 0) +
        (named > 0 ? shownOf(table, profile, fit) : 0)
      return signs >= signsMin ? [{ ...fit, named, signs }] : []
    }),
  )
  const pairs = sureOf(fitting)
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
/** That several kinds tell of a share, and not of its parts, says as much as both names. */
const apartSigns = 2
/** In a table of more counts each goes with each. */
const countsMax = 12
/** More of the whole than this is nearly all of it: what is left over would be the event, if nothing else speaks for it. */
const shareMax = 0.9
/** What has no name for it is of another kind of thing where it is less. */
const unnamedShareMin = 0.03

interface Fit extends EventPair {
  share: number
}

interface Fitting extends Fit {
  named: number
  signs: number
  related: number
}

/** The best whole of each event; those that no name speaks for only where they are the one event of a table. */
function sureOf(fitting: Fitting[]): Fitting[] {
  const isNamedPair = ({ named }: Fitting) => named > 0
  const named = fitting.filter(isNamedPair)
  const others = fitting.filter((pair) => !isNamedPair(pair) && pair.base.summary!.integers)
  const events = [...new Set(others.map(({ event }) => event))]
  const sure = named.length > 0 || events.length > 1 ? named : others.filter(isOfItsKind)
  return [...new Set(sure.map(({ event }) => event))].map(
    (event) =>
      sure
        .filter((pair) => pair.event === event)
        .sort((a, b) => b.signs - a.signs || b.related - a.related)[0]!,
  )
}

const isOfItsKind = ({ share }: Fitting): boolean => share >= unnamedShareMin

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
