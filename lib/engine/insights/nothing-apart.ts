import type { Figure } from '@/lib/contracts/claims'
import { lowerFirst } from '@/lib/format/first-letter'
import { areTwins } from '../profile/are-twins'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { holdersWord } from '../profile/row-words'
import { forValue, valueName } from '../profile/value-words'
import { kruskalWallis } from '../stats/kruskal-wallis'
import { averageOf, type RowsAverage } from './averages'
import type { Context } from './context'
import { ratioOf } from './ratio-of'
import { equals, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const outcomesMax = 2
const namedMax = 7
const valuesMin = 2
/** By more groups nobody asks whether an outcome differs. */
const valuesMax = 20
/** Of so few values each is told. */
const eachMax = 3
/** So many letters of names and numbers are read in one sentence. */
const namesMax = 260
/** With fewer rows a group lies anywhere. */
const rowsPerValueMin = 10
/** What chance alone makes more often than this is no difference that one could act on. */
const chanceMin = 0.05
/** What chance makes so seldom is told as a difference, however small. */
const toldMax = 0.001
/** A group that lies further off than a tenth of the average, or of a rate's rarer side, would be worth telling. */
const relevantShare = 0.1
/** A group's average is known to so many standard errors: 98.8 % of the time, for each of a few groups. */
const errorsWide = 2.5
/** Rows of a series are alike from one to the next, and tell less than their number says. */
const memoryMax = 0.3

/**
 * By which kinds an outcome does not differ, in one sentence: none that chance does not make in one of twenty tries
 * (Kruskal & Wallis 1952), or none that anybody would care for, where even with its error no group lies further from
 * the whole than a tenth (equivalence by intervals, Schuirmann 1987). Needs 10 rows a value.
 */
export const findNothingApart = (context: Context): Trial[] =>
  context.measures
    .slice(0, outcomesMax)
    .filter(({ additivity, index }) => additivity !== 'ordinal' && context.memory(index) <= memoryMax)
    .flatMap((outcome) => apartFrom(context, outcome))

interface Alike {
  dimension: ColumnProfile
  /** The averages of few values, highest first, of more the highest and the lowest; none of what few large values rule. */
  told: { value: string; figure: Figure }[]
  /** Whether these are all the values there are enough rows of. */
  isEach: boolean
  /** Even a difference that matters would have been seen. */
  isSure: boolean
}

function apartFrom(context: Context, outcome: ColumnProfile): Trial[] {
  const alike = context.dimensions
    .filter((dimension) => isAsked(context, outcome, dimension))
    .flatMap((dimension) => alikeBy(context, outcome, dimension) ?? [])
    .filter(({ dimension }, place, all) => !hasTwin(context, dimension, all.slice(0, place)))
    .slice(0, namedMax)
  if (alike.length === 0) return []
  return [
    {
      kind: 'evenness',
      columns: [outcome.index, ...alike.map(({ dimension }) => dimension.index)],
      value: null,
      direction: null,
      test: 'Kruskal-Wallis rank test',
      statistic: null,
      p: null,
      effect: 0,
      rows: context.table.rowCount - outcome.missing,
      isLarge: true,
      impact: context.importance(outcome.index) * 0.4,
      topics: [`same:${outcome.index}`],
      tell: () => sentence(context, outcome, alike),
    },
  ]
}

const isAsked = (
  { table, profile, areBound }: Context,
  outcome: ColumnProfile,
  dimension: ColumnProfile,
): boolean =>
  dimension.role !== 'time' &&
  dimension.index !== profile.arm &&
  dimension.distinct >= valuesMin &&
  dimension.distinct <= valuesMax &&
  table.columns[dimension.index]!.derivedFrom === undefined &&
  !areBound(outcome.index, dimension.index)

const hasTwin = ({ table }: Context, { index }: ColumnProfile, others: Alike[]) =>
  others.some(({ dimension }) => areTwins(table, dimension.index, index))

/** Null where it differs, or might. */
function alikeBy(context: Context, outcome: ColumnProfile, dimension: ColumnProfile): Alike | null {
  const groups = context.groups(outcome.index, dimension.index)
  const { counts, sums, total } = groups
  const codes = [...counts.keys()].filter((code) => counts[code]! >= rowsPerValueMin)
  const rare = [...counts.keys()].filter((code) => counts[code]! > 0).length - codes.length
  if (codes.length < valuesMin || rare > codes.length) return null
  const chance = chanceOf(context, outcome, dimension)
  if (chance < Math.min(toldMax, chanceMin)) return null
  const { squares } = groups
  const mean = total.sum / total.count
  const meanOf = (code: number) => sums[code]! / counts[code]!
  const errorOf = (code: number) =>
    Math.sqrt(
      Math.max(0, (squares[code]! - sums[code]! ** 2 / counts[code]!) / (counts[code]! - 1)) / counts[code]!,
    )
  const far = Math.max(...codes.map((code) => Math.abs(meanOf(code) - mean) + errorsWide * errorOf(code)))
  const isRuled = isUneven(outcome)
  const isSure = !isRuled && far <= relevantShare * rarerSide(outcome, mean)
  if (chance < (isSure ? toldMax : chanceMin)) return null
  if (isRuled) return { dimension, told: [], isEach: false, isSure }
  return { dimension, isSure, ...tellValues(context, { outcome, dimension, codes }) }
}

interface Asked {
  outcome: ColumnProfile
  dimension: ColumnProfile
  codes: number[]
}

/** What each of few values comes to, highest first; of more the highest and the lowest. */
function tellValues(context: Context, { outcome, dimension, codes }: Asked): Pick<Alike, 'told' | 'isEach'> {
  const { values } = context.table.columns[dimension.index]!
  const inOrder = codes
    .map((code) => ({ value: values[code]!, average: averageWith(context, { outcome, dimension }, code) }))
    .sort((a, b) => b.average.value - a.average.value)
  const isEach = inOrder.length <= eachMax
  const told = (isEach ? inOrder : [inOrder[0]!, inOrder.at(-1)!]).map(({ value, average }) => ({
    value,
    figure: valueFigure(outcome, average.value, {
      measure: average.how,
      filters: [equals(dimension, value)],
      rows: average.rows,
    }),
  }))
  return { told, isEach }
}

/** Of a ratio a sum over a sum, as everywhere else. */
function averageWith(
  context: Context,
  { outcome, dimension }: Omit<Asked, 'codes'>,
  code: number,
): RowsAverage {
  if (ratioOf(context, outcome.index)) {
    const keep = Uint8Array.from(context.table.columns[dimension.index]!.codes, (own) =>
      own === code ? 1 : 0,
    )
    return averageOf(context, outcome, keep)
  }
  const { sums, counts } = context.groups(outcome.index, dimension.index)
  return { how: 'avg', value: sums[code]! / counts[code]!, rows: counts[code]! }
}

/** Of a share, the rarer of those that have it and those that have not. */
const rarerSide = ({ of, isRatio, summary }: ColumnProfile, mean: number): number =>
  of || (isRatio && summary!.min >= 0 && summary!.max <= 1) ? Math.min(mean, 1 - mean) : Math.abs(mean)

/** How often chance alone parts the groups so far. */
function chanceOf(context: Context, outcome: ColumnProfile, dimension: ColumnProfile): number {
  const { values } = context.table.columns[dimension.index]!
  const { counts } = context.groups(outcome.index, dimension.index)
  const groups = context
    .sampledCodes(dimension.index)
    .map((code) => (code >= 0 && counts[code]! >= rowsPerValueMin ? code : -1))
  return kruskalWallis(context.scores(outcome.index).ranks, groups, values.length).p
}

/** `Share hired does not clearly differ by department (10.4% for Sales to 5.8% for Legal) or shift (7% for day, 6.1% for night).` */
function sentence({ profile }: Context, outcome: ColumnProfile, alike: Alike[]) {
  const each = outcome.additivity === 'additive' ? ` per ${holdersWord(profile, outcome, 1)}` : ''
  const how = alike.every(({ isSure }) => isSure) ? 'hardly differs' : 'does not clearly differ'
  let room = namesMax
  const parts = alike.flatMap((one, place) => {
    const named = valuesOf(one)
    const length = named.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.text).length, 0)
    const isNamed = length <= room
    if (isNamed) room -= length
    return [
      place === 0 ? '' : place === alike.length - 1 ? ' or ' : ', ',
      lowerFirst(one.dimension.label),
      ...(isNamed ? named : rangeOf(one)),
    ]
  })
  const average = outcome.of || isUneven(outcome) ? '' : ', on average'
  return tell(`${outcome.label}${each} ${how} by `, ...parts, `${average}.`)
}

/** ` (14.5% for brittle, 11.7% for sound)`, of more values ` (13.6% for Tom to 10.7% for Ines)`. */
function valuesOf({ dimension, told, isEach }: Alike): (string | Figure)[] {
  if (told.length === 0) return []
  const last = told.length - 1
  return [
    ' (',
    ...told.flatMap(({ value, figure }, place) => [
      place === 0 ? '' : isEach ? ', ' : ' to ',
      place === last ? figure : withoutUnitOf(told[last]!.figure, figure),
      ` ${within(dimension, value)}`,
    ]),
    ')',
  ]
}

/** Where the names are too long, what they lie between. */
function rangeOf({ told }: Alike): (string | Figure)[] {
  const [high, low] = [told[0]?.figure, told.at(-1)?.figure]
  return high && low ? [' (', withoutUnitOf(high, low), ' to ', high, ')'] : []
}

/** Behind the column's name: `for 2`, `with overtime`. */
const within = (dimension: ColumnProfile, value: string): string =>
  dimension.yes === undefined ? `for ${valueName(dimension, value)}` : forValue(dimension, value)

/** Of two numbers in one unit the last one bears it: `2.31 to 2.7 days`. */
function withoutUnitOf({ text }: Figure, other: Figure): Figure {
  const unit = / [^\d]+$/.exec(text)?.[0]
  return unit && other.text.endsWith(unit) ? { ...other, text: other.text.slice(0, -unit.length) } : other
}
