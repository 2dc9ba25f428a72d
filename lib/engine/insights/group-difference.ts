import type { ColumnProfile } from '../profile/profile'
import { forValue } from '../profile/value-words'
import { kruskalWallis } from '../stats/kruskal-wallis'
import { followsByDefinition } from './by-definition'
import { type Confounder, confounderOfGroups, confounderWords } from './confounder'
import type { Context } from './context'
import { type Contrast, findContrast } from './contrast'
import { hasSureLeader } from './dominant-category'
import { largePart } from './large-part'
import { countFigure, equals, statisticFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

/** Fewer rows in a group say nothing of the group. */
const rowsPerGroupMin = 5
/** Below 2 % of the ranks' variance the groups are as good as alike (small is 1 %, Tomczak & Tomczak 2014). */
const epsilonMin = 0.02

/** A rate that few rows have leaves little to tell apart: from here on it may differ by so many times … */
const rareEpsilonMin = 0.004
/** … and is told from so many times on. */
const rareTimesMin = 1.8

/** What is noted of fewer of its rows tells of those alone. */
const knownMin = 0.3

/** From this p on nobody asks which groups they are. */
const pTold = 0.01

/**
 * A measure whose typical value differs between the values of a dimension: Kruskal-Wallis rank test (1952), effect
 * epsilon squared. Needs 5 rows a group and epsilon² of 0.02, or of a rate to be 1.8 times another. Told by the groups of `findContrast`.
 */
export function findGroupDifferences(context: Context): Trial[] {
  return context.measures.flatMap((measure) =>
    [...context.dimensions, ...ratingsBefore(context, measure)]
      .filter((dimension) => !context.areBound(measure.index, dimension.index))
      .flatMap((dimension) => differenceOf(context, measure, dimension)),
  )
}

/** Ratings that stand before what a rate is of, and did not come of it: their steps group rows as kinds do. */
function ratingsBefore({ measures, table }: Context, { of }: ColumnProfile): ColumnProfile[] {
  const state = of ? table.columns.findIndex(({ name }) => name === of.column) : -1
  return measures.filter(
    ({ index, additivity, distinct, isResult }) =>
      index < state && additivity === 'ordinal' && distinct <= ratingStepsMax && !isResult,
  )
}

function differenceOf(context: Context, measure: ColumnProfile, dimension: ColumnProfile): Trial[] {
  const { values } = context.table.columns[dimension.index]!
  // without gaps the rows are counted already
  const { counts } = context.groups(measure.missing > 0 ? measure.index : null, dimension.index)
  const codes = context.sampledCodes(dimension.index)
  const groups = codes.map((code) => (code >= 0 && counts[code]! >= rowsPerGroupMin ? code : -1))
  const { ranks } = context.scores(measure.index)
  const test = kruskalWallis(ranks, groups, values.length)
  if (test.df < 1) return []
  const isKnown = dimension.missing <= (1 - knownMin) * context.table.rowCount
  const isTold =
    isKnown && test.p < pTold && test.epsilonSquared >= (measure.of ? rareEpsilonMin : epsilonMin)
  const found = isTold ? findContrast(context, measure, dimension) : null
  const contrast = test.epsilonSquared >= epsilonMin || isManyTimes(found) ? found : null
  const confounder = contrast && confounderOfContrast(context, { measure, dimension, contrast })
  const part =
    contrast && !hasSureLeader(context, measure, dimension)
      ? largePart(context, { measure, dimension, high: contrast.high.name })
      : null
  const own = confounder && confounder.within !== 'shrinks' ? confoundedShare : 1
  return [
    {
      kind: 'group_difference',
      columns: [measure.index, dimension.index],
      value: contrast?.high.name ?? null,
      direction: 'high',
      test: 'Kruskal-Wallis rank test',
      statistic: test.h,
      p: test.p,
      effect: test.epsilonSquared,
      rows: test.n,
      isLarge: contrast !== null && !followsByDefinition(context, measure, dimension),
      impact: context.importance(measure.index) * (0.5 + 0.5 * Math.sqrt(test.epsilonSquared)) * own,
      topics: [
        `difference:${measure.index}:${dimension.index}`,
        ...(part ? [`lead:${measure.index}:${dimension.index}`] : []),
      ],
      tell: () => ({
        ...sentence({ measure, dimension, contrast: contrast!, confounder, part }),
        within: confounder,
      }),
    },
  ]
}

const isManyTimes = (contrast: Contrast | null): boolean =>
  contrast !== null && contrast.high.value >= rareTimesMin * contrast.low.value

/** A difference that is another column's says less. */
const confoundedShare = 0.6

/** Of more, a number is told in bands. */
const ratingStepsMax = 8

interface Compared {
  measure: ColumnProfile
  dimension: ColumnProfile
  contrast: Contrast
}

interface Told extends Compared {
  confounder: Confounder | null
  /** That one value makes a large part of what adds up, in words. */
  part: ReturnType<typeof largePart>
}

const confounderOfContrast = (context: Context, { contrast, ...about }: Compared) =>
  confounderOfGroups(context, { ...about, high: contrast.high.name, low: contrast.low.name })

function sentence(told: Told) {
  const { measure, dimension, contrast, confounder, part } = told
  if (measure.of || measure.isRatio) return rateSentence(told)
  const { high, low, how } = contrast
  const figureOf = ({ name, value, rows }: Contrast['high']) =>
    valueFigure(measure, value, { measure: how, filters: [equals(dimension, name)], rows })
  return tell(
    ...(part ? [...part, '; '] : [`${measure.label} differs by ${dimension.label}: `]),
    `the ${how === 'median' ? 'median' : 'average'} is `,
    figureOf(high),
    ` ${forValue(dimension, high.name)} and `,
    figureOf(low),
    ` ${forValue(dimension, low.name)}`,
    ...amongWords(measure, dimension, contrast),
    `${confounderWords(confounder)}.`,
  )
}

/** `, among the 20 of 212 with 200 rows or more`, where some have too few. */
function amongWords(measure: ColumnProfile, dimension: ColumnProfile, { among, rows }: Contrast) {
  if (!among) return []
  const { floor, kept, all } = among
  const own = measure.missing > 0 ? ` of ${measure.name}` : ''
  return [
    ', among the ',
    countFigure(dimension, kept, { measure: `count_distinct(with ${floor} rows or more${own})`, rows }),
    ' of ',
    countFigure(dimension, all, { measure: `count_distinct(with 1 rows or more${own})`, rows }),
    ` with ${floor} rows or more`,
  ]
}

/** From here a rate is told as so many times another. */
const timesMin = 1.5

/** Two numbers in a row are read as one: `for week 6, 6 times as high`. */
const endsInNumber = (name: string): boolean => /\d$/.test(name)

/** `Churn rate differs by Contract: 42.7% for Month-to-month and 2.8% for Two year, 15 times as high.` */
function rateSentence({ measure, dimension, contrast, confounder }: Told) {
  const { high, low, how } = contrast
  const rateOf = ({ name, value, rows }: Contrast['high']) =>
    valueFigure(measure, value, { measure: how, filters: [equals(dimension, name)], rows })
  const times = high.value / low.value
  const lift =
    Number.isFinite(times) && times >= timesMin
      ? [
          endsInNumber(low.name) ? '; that is ' : ', ',
          statisticFigure(measure, times, {
            measure: `rate by ${dimension.name}: ${high.name} / ${low.name}`,
            rows: high.rows + low.rows,
            decimals: times < 10 ? 1 : 0,
          }),
          ' times as high',
        ]
      : []
  return tell(
    `${measure.label} differs by ${dimension.label}: `,
    rateOf(high),
    ` ${forValue(dimension, high.name)} and `,
    rateOf(low),
    ` ${forValue(dimension, low.name)}`,
    ...lift,
    ...amongWords(measure, dimension, contrast),
    `${confounderWords(confounder)}.`,
  )
}
