import { findWord, splitName, type WordList } from '../profile/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Table } from '../table/table'
import { eventKinds, flowWords } from './event-words'

const rowsMin = 20
const ratesMax = 2
/** So few rows may hold more events than there was to happen to, or lack one of the two. */
const fitMin = 0.95
/** More of the whole than this is nearly all of it: what is left over would be the event. */
const shareMax = 0.9
/** Where there is more to happen to, more happens. */
const relatedMin = 0.4
/** Below this share people speak of so many in 100,000. */
const smallShare = 0.001
const many = 100_000

/** A count of what happened beside the count of what it could happen to. */
export interface EventRate {
  event: ColumnProfile
  base: ColumnProfile
  scale: 1 | typeof many
  /** What it could happen to is followed for itself, whatever came of it. */
  isOfFlow: boolean
}

/**
 * How often things happen, for what they can happen to: claims per policy, rejects per piece made, deaths per 100,000
 * people. Of two counts, of which one is named as what happens and the other as what it happens to, the first is hardly
 * ever larger, and larger where the other is.
 */
export function findEventRates(table: Table, profile: Profile): EventRate[] {
  const counts = profile.columns.filter((column) => isCount(table, column))
  const isNamed = ({ name }: ColumnProfile, words: WordList) => findWord(splitName(name), words) !== null
  const events = counts.filter(({ summary }) => summary?.integers)
  const pairs = events.flatMap((event) => {
    const bases = eventKinds
      .filter(({ events }) => isNamed(event, events))
      .flatMap((kind) => counts.filter((base) => isNamed(base, kind.bases)))
    const fitting = bases.flatMap((base) => fitOf(table, profile, { event, base }) ?? [])
    return fitting.sort((a, b) => b.related - a.related).slice(0, 1)
  })
  return pairs.slice(0, ratesMax).map(({ event, base, share }) => ({
    event,
    base,
    scale: share < smallShare ? many : 1,
    isOfFlow: findWord(splitName(base.name), flowWords) !== null,
  }))
}

/** Numbers without a unit that are never below nothing; people are counted in estimates too, with decimals. */
function isCount({ columns }: Table, { index, role, summary, unit, mixedBy, additivity }: ColumnProfile) {
  const { numbers, derivedFrom } = columns[index]!
  const isAmount = numbers !== null && summary !== null && summary.min >= 0 && additivity !== 'ordinal'
  return role === 'measure' && isAmount && unit === null && !derivedFrom && !mixedBy
}

/** How a count goes with what it may be of; null where it is no part of that, or the table holds their ratio already. */
function fitOf(
  { columns, rowCount }: Table,
  { identities }: Profile,
  { event, base }: Pick<EventRate, 'event' | 'base'>,
) {
  const isKnown = identities.some((one) => one.kind === 'ratio' && one.numerator === event.index)
  if (event === base || isKnown) return null
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  let [rows, fit, events, all] = [0, 0, 0, 0]
  for (let row = 0; row < rowCount; row++) {
    const [some, of] = [part[row]!, whole[row]!]
    if (Number.isNaN(some) || Number.isNaN(of)) continue
    rows++
    if (some <= of && of > 0) fit++
    events += some
    all += of
  }
  const share = events / all
  if (rows < Math.max(rowsMin, fitMin * rowCount) || fit < fitMin * rows || !(share <= shareMax)) return null
  const related = correlate(part.map(Math.log1p), whole.map(Math.log1p)).r
  return related >= relatedMin ? { event, base, share, related } : null
}
