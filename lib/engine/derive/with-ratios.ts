import type { ValueFormat } from '@/lib/contracts/blocks'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { findWord, splitName, wordList } from '../names/name-words'
import { summarizeColumn } from '../profile/number-summary'
import { singularOf } from '../profile/plural-of'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { type AmountRatio, distanceOf, findAmountRatios } from './amount-ratios'
import { type EventRate, findEventRates } from './event-rates'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** More of them tell the same story again. */
const ratiosMax = 2

/** A column over another one. */
interface RatioOf {
  over: ColumnProfile
  under: ColumnProfile
  scale: Extract<Identity, { kind: 'ratio' }>['scale']
  format: ValueFormat
  /** What is above is measured in it, for each of what is counted below. */
  unit: string | null
  /** Whether people follow it rather than what it is made of. */
  leads: boolean
  /** Whether what it is made of is told by it alone. */
  isCount: boolean
  upIsGood: boolean | null
}

/** How often things happen and what amounts come to for each other's size, as columns: sums over sums where they are put together. */
export function withRatios({ table, profile }: Dataset): Dataset {
  const names = new Set(table.columns.map(({ name }) => name.toLowerCase()))
  const ratios = [
    ...findEventRates(table, profile).map(ofEvents),
    ...findAmountRatios(table, profile).map(ofAmounts),
  ]
    .slice(0, ratiosMax)
    .map((ratio) => ({ ratio, column: ratioColumn(table, ratio) }))
    .filter(({ column }) => !names.has(column.name.toLowerCase()))
  if (ratios.length === 0) return { table, profile }
  const indexOf = (place: number) => table.columns.length + place
  const identities = ratios.map(
    ({ ratio: { over, under, scale, isCount, leads } }, place): Identity => ({
      kind: 'ratio',
      result: indexOf(place),
      numerator: over.index,
      denominator: under.index,
      scale,
      share: 1,
      ...(!isCount && !leads && { isBeside: true }),
    }),
  )
  const isRated = ({ index }: ColumnProfile) =>
    ratios.some(
      ({ ratio: { over, under, leads, isCount } }) =>
        leads && (isCount || over.isPeriodTotal) && (over.index === index || under.index === index),
    )
  return {
    table: { ...table, columns: [...table.columns, ...ratios.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) => (isRated(column) ? { ...column, isRated: true } : column)),
        ...ratios.map(({ ratio, column }, place) => ratioProfile(ratio, column, indexOf(place))),
      ],
      identities: [...profile.identities, ...identities],
      forms: [
        ...profile.forms,
        ...ratios.flatMap((_, place) => [
          ...sizesOf(profile, indexOf(place)),
          ...ratios
            .slice(place + 1)
            .map((_one, other): [number, number] => [indexOf(place), indexOf(place + 1 + other)]),
        ]),
      ],
      measures: [...profile.measures, ...ratios.map((_, place) => indexOf(place))],
    },
  }
}

/** What adds up goes with the size of what a ratio is of. */
const sizesOf = ({ columns }: Profile, ratio: number) =>
  columns
    .filter(({ role, additivity }) => role === 'measure' && additivity === 'additive')
    .map(({ index }): [number, number] => [ratio, index])

const percent: ValueFormat = { style: 'percent', percent_base: 1, decimals: 1 }

const ofEvents = ({ event, base, scale, isOfFlow }: EventRate): RatioOf => ({
  ...{
    over: event,
    under: base,
    scale,
    leads: !isOfFlow,
    isCount: true,
    upIsGood: event.upIsGood,
    unit: null,
  },
  format: scale === 1 ? percent : { style: 'number', decimals: 1 },
})

const ofAmounts = ({ over, under, leads, isPart, scale }: AmountRatio): RatioOf => ({
  ...{
    over,
    under,
    scale,
    leads,
    isCount: false,
    unit: leads && scale === 1 && over.format?.style === 'number' && !under.unit ? over.unit : null,
    upIsGood: over.isPeriodTotal ? null : isPart && !over.isMargin ? false : over.upIsGood,
  },
  format: isPart
    ? percent
    : leads
      ? { style: 'number', decimals: 2 }
      : (over.format ?? { style: 'number', decimals: 1 }),
})

function ratioColumn({ columns }: Table, { over, under, scale }: RatioOf): Column {
  const [part, whole] = [columns[over.index]!.numbers!, columns[under.index]!.numbers!]
  const numbers = part.map((size, row) => (whole[row]! > 0 ? (scale * size) / whole[row]! : Number.NaN))
  return numberColumn(nameOf(over, under, scale), numbers, [over.name, under.name])
}

/** `Claims per holder`, `Deaths per 100,000 inhabitants`. */
function nameOf(over: ColumnProfile, under: ColumnProfile, scale: number): string {
  const unit = under.format?.style === 'currency' ? null : under.unit
  const of = unit ?? distanceOf(under) ?? lowerFirst(withoutCounter(under.label))
  return `${upperFirst(over.isPeriodTotal ? over.name : withoutCounter(over.label))} per ${scale === 1 ? singularOf(of) : `${formatCount(scale)} ${of}`}`
}

/** What says that a column counts goes without saying of how many there are for each: `n claims`, `Ausschuss Stk`. */
const counters = wordList('n num nr no number count cnt total anzahl stk stueck stuck pcs nombre nb numero')
const withoutCounter = (label: string): string => {
  const words = label.split(' ').filter((word) => !findWord(splitName(word), counters))
  return words.length > 0 ? words.join(' ') : label
}

const ratioProfile = (
  { over, format, leads, upIsGood, unit }: RatioOf,
  column: Column,
  index: number,
): ColumnProfile => ({
  ...over,
  isRated: false,
  ...{ index, name: column.name, label: lowerFirst(column.name), type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'intensive',
  isRatio: true,
  ...(leads && { isFollowed: true }),
  unit,
  format: unit ? { ...format, unit } : format,
  upIsGood,
  order: null,
  confidence: 0.8,
  evidence: [`Computed: ${column.derivedFrom!.join(' over ')}.`],
  summary: summarizeColumn(column).summary,
})
