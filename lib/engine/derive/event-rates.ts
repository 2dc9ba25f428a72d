import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { findWord, splitName, type WordList } from '../profile/name-words'
import { summarizeColumn } from '../profile/number-summary'
import { singularOf } from '../profile/plural-of'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { eventKinds, flowWords } from './event-words'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

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
interface EventRate {
  event: ColumnProfile
  base: ColumnProfile
  scale: 1 | typeof many
}

/**
 * How often things happen, for what they can happen to: claims per policy, rejects per piece made, deaths per 100,000
 * people. Of two counts, of which one is named as what happens and the other as what it happens to, the first is hardly
 * ever larger, and larger where the other is.
 */
export function withEventRates({ table, profile }: Dataset): Dataset {
  const names = new Set(table.columns.map(({ name }) => name.toLowerCase()))
  const rates = findEventRates(table, profile)
    .map((rate) => ({ rate, column: rateOf(table, rate) }))
    .filter(({ column }) => !names.has(column.name.toLowerCase()))
  if (rates.length === 0) return { table, profile }
  const indexOf = (place: number) => table.columns.length + place
  const identities = rates.map(
    ({ rate: { event, base, scale } }, place): Identity => ({
      kind: 'ratio',
      result: indexOf(place),
      numerator: event.index,
      denominator: base.index,
      scale,
      share: 1,
    }),
  )
  return {
    table: { ...table, columns: [...table.columns, ...rates.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) => (isRated(rates, column) ? { ...column, isRated: true } : column)),
        ...rates.map(({ rate, column }, place) => rateProfile(rate, column, indexOf(place))),
      ],
      identities: [...profile.identities, ...identities],
      measures: [...profile.measures, ...rates.map((_, place) => indexOf(place))],
    },
  }
}

/** A count that is followed by the rate; not so what came of a flow, which is followed for itself. */
const isRated = (rates: { rate: EventRate }[], { index }: ColumnProfile): boolean =>
  rates.some(
    ({ rate: { event, base } }) =>
      (event.index === index || base.index === index) && findWord(splitName(base.name), flowWords) === null,
  )

function findEventRates(table: Table, profile: Profile): EventRate[] {
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

function rateOf({ columns }: Table, { event, base, scale }: EventRate): Column {
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  const numbers = part.map((count, row) => (whole[row]! > 0 ? (scale * count) / whole[row]! : Number.NaN))
  return numberColumn(nameOf(event, base, scale), numbers, [event.name, base.name])
}

/** `Claims per holder`, `Deaths per 100,000 inhabitants`. */
function nameOf(event: ColumnProfile, base: ColumnProfile, scale: number): string {
  const of = lowerFirst(base.label)
  return `${upperFirst(event.label)} per ${scale === 1 ? singularOf(of) : `${formatCount(scale)} ${of}`}`
}

const rateProfile = ({ event, scale }: EventRate, column: Column, index: number): ColumnProfile => ({
  ...event,
  ...{ index, name: column.name, label: lowerFirst(column.name), type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'intensive',
  isEventRate: true,
  unit: null,
  format: scale === 1 ? { style: 'percent', percent_base: 1, decimals: 1 } : { style: 'number', decimals: 1 },
  order: null,
  confidence: 0.8,
  evidence: [`Computed: ${column.derivedFrom!.join(' over ')}.`],
  summary: summarizeColumn(column).summary,
})
