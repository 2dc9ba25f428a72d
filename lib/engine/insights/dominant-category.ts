import type { ColumnProfile } from '../profile/profile'
import { standingName, startingName, valueName } from '../profile/value-words'
import { normalUpper } from '../stats/distributions'
import { areEven } from '../stats/enough-rows'
import { besideRows, mirrorsRows, perRowWords } from './beside-rows'
import { followsByDefinition } from './by-definition'
import type { Context } from './context'
import { type Groups, ranked, wholeOf } from './groups'
import { equals, shareFigure, tell } from './telling'
import type { Trial } from './trial'

const rowsMin = 50
const measuresMax = 4
/** A quarter is where people start to speak of a leader, whatever the number of values. */
const shareMin = 0.25
/** … if it is well above the equal share and ahead of the next one. */
const overEqualMin = 1.5
const overNextMin = 1.2

/**
 * One value of a dimension has far more than its equal share: of rows (binomial test) or of a measure that adds up
 * (z test of the sum against an equal part, with the rows' own spread), times the number of values that could have
 * been the largest (Bonferroni); a part of a measure that only mirrors the rows is left out. Needs 50 rows, a share of 25 %, 1.5 times the equal share, 1.2 times the next one.
 */
export function findDominantCategories(context: Context): Trial[] {
  const measures = context.measures
    .filter(({ additivity }) => additivity === 'additive')
    .slice(0, measuresMax)
  return context.dimensions.flatMap((dimension) => {
    const ofRows = leaderOf(context, null, dimension)
    if (!ofRows) return []
    const ofMeasures = measures.flatMap((measure) => leaderOf(context, measure, dimension) ?? [])
    return [ofRows, ...ofMeasures].map((leader) => trialOf(context, leader))
  })
}

interface Leader {
  measure: ColumnProfile | null
  dimension: ColumnProfile
  value: string
  /** The code of the value. */
  code: number
  groups: Groups
  share: number
  next: { value: string; share: number }
  values: number
  z: number
  rows: number
}

function leaderOf(context: Context, measure: ColumnProfile | null, dimension: ColumnProfile): Leader | null {
  const { values } = context.table.columns[dimension.index]!
  const groups = context.groups(measure?.index ?? null, dimension.index)
  const order = ranked(groups, values)
  const [first, second] = order
  if (first === undefined || second === undefined) return null
  if (
    groups.sums[order[order.length - 1]!]! < 0 ||
    !(groups.total.sum > 0) ||
    !(wholeOf(groups, measure) > 0)
  )
    return null
  const whole = wholeOf(groups, measure)
  return {
    measure,
    dimension,
    value: values[first]!,
    code: first,
    groups,
    share: groups.sums[first]! / whole,
    next: { value: values[second]!, share: groups.sums[second]! / whole },
    values: order.length,
    z: zOfLeader(groups, first, { k: order.length, isCount: measure === null }),
    rows: groups.total.count,
  }
}

/** How far the leader's sum lies above an equal part of the total, in standard errors. */
function zOfLeader(groups: Groups, first: number, { k, isCount }: { k: number; isCount: boolean }): number {
  const excess = groups.sums[first]! - groups.total.sum / k
  if (isCount) return excess / Math.sqrt((groups.total.sum / k) * (1 - 1 / k))
  let squares = 0
  for (const square of groups.squares) squares += square
  const own = groups.squares[first]!
  return excess / Math.sqrt(own * (1 - 1 / k) ** 2 + (squares - own) / k ** 2)
}

function trialOf(context: Context, leader: Leader): Trial {
  const { measure, dimension, share, values } = leader
  return {
    kind: 'dominant_category',
    columns: measure ? [dimension.index, measure.index] : [dimension.index],
    value: leader.value,
    direction: 'high',
    test: measure ? 'z test of a sum against its equal part' : 'binomial test against equal shares',
    statistic: leader.z,
    p: Math.min(1, values * normalUpper(leader.z)),
    effect: share,
    rows: leader.rows,
    isLarge:
      leader.rows >= rowsMin &&
      isFarAhead(leader) &&
      !(measure && mirrorsRows(leader.groups, leader.code)) &&
      !(measure && followsByDefinition(context, measure, dimension)),
    impact: impactOf(context, leader),
    topics: [`lead:${measure?.index ?? 'rows'}:${dimension.index}`],
    tell: () => sentence(context, leader),
  }
}

/** From this p on a leader is told by itself, whatever else was tried. */
const pSure = 0.001

/** Whether it is told that one value has far more than its share of a measure. */
export function hasSureLeader(context: Context, measure: ColumnProfile, dimension: ColumnProfile): boolean {
  const leader = leaderOf(context, measure, dimension)
  if (!leader) return false
  const { p, isLarge } = trialOf(context, leader)
  return isLarge && p !== null && p < pSure
}

/** A value that nearly all rows have is no news, nor is one of a column that few rows fill. */
const trivialShare = 0.95
const trivialImpact = 0.3

function impactOf({ table, importance }: Context, { measure, dimension, share, values }: Leader): number {
  const filled = 1 - dimension.missing / Math.max(1, table.rowCount)
  const size = share > trivialShare ? trivialImpact : 0.6 + 0.4 * share
  return (measure ? importance(measure.index) : rowsImpact(values)) * size * filled
}

/** That a yes is rarer than a no is seldom news. */
const rowsImpact = (values: number) => (values === 2 ? 0.4 : 0.7)

/** A share is of the rows that have a value, which is said where many have none. */
const missingShareTold = 0.05
const whereText = ({ missing }: ColumnProfile, rows: number) =>
  missing > missingShareTold * (rows + missing) ? ' of the rows that have one' : ' of the rows'

const isFarAhead = ({ share, next, values }: Leader) =>
  share >= Math.max(shareMin, overEqualMin / values) && share >= overNextMin * next.share

function sentence(context: Context, { measure, dimension, value, code, groups, share, next, rows }: Leader) {
  const part = (name: string, of: number) =>
    shareFigure(measure, of, { measure: 'share', filters: [equals(dimension, name)], rows })
  const ahead = [
    `, ahead of ${measure ? standingName(dimension, next.value) : valueName(dimension, next.value)} with `,
    part(next.value, next.share),
  ]
  if (!measure) {
    if (dimension.yes !== undefined) {
      const other = `, ${valueName(dimension, next.value)} in `
      return tell(
        `${valueName(dimension, value)} in `,
        part(value, share),
        whereText(dimension, rows),
        other,
        part(next.value, next.share),
        '.',
      )
    }
    const own = [
      `${dimension.label} is ${valueName(dimension, value)} in `,
      part(value, share),
      whereText(dimension, rows),
    ]
    return tell(...own, ...ahead, '.')
  }
  const { values } = context.table.columns[dimension.index]!
  const leader = { measure, dimension, values, code }
  const lead = areEven(groups.counts)
    ? [
        `${startingName(dimension, value)} has the largest share of ${measure.label} by ${dimension.label}: `,
        part(value, share),
      ]
    : [
        `${startingName(dimension, value)} makes `,
        part(value, share),
        ` of ${measure.label}`,
        ...besideRows(groups, leader),
      ]
  return tell(...lead, ...ahead, ...perRowWords(groups, leader), '.')
}
