import type { ColumnProfile } from '../profile/profile'
import { normalScores, rankValues } from '../stats/ranks'
import { testRateStep } from '../stats/rate-step'
import { testShareTrend } from '../stats/share-trend'
import { isEnd } from '../subject/value-signs'
import type { Context } from './context'
import { type Axis, createTotalsAxis, runCourse } from './course'
import {
  partsOf,
  type SegmentMove,
  type SegmentSeries,
  segmentSeries,
  segmentUnits,
  standingOf,
  sumSegments,
} from './segment-series'
import { tellSegmentMove } from './tell-segment-move'
import type { Periods } from './timeline'
import { stepAdvantageMin } from './trend'
import type { Trial } from './trial'

/** Beside the number of rows. */
const measuresMax = 2
const dimensionsMax = 6
const segmentsMax = 12
/** A segment with less than this of the rows moves nothing that people watch. */
const shareMin = 0.03
/** A change of the level that people feel, and by how much it has to differ from that of the rest. */
const changeMin = 0.15
/** Periods are few and each table offers many looks at the same rows, so more is asked than of other claims. */
const pMax = 0.00001
/** A rate is tested row by row, and not by its few periods. */
const ratesMax = 0.0001
/** Line and step are tried, and of rows the line by how they scatter. */
const shapes = 3

/**
 * A segment that goes otherwise than the rest: its share of a total (or its average less that of the rest) by period is
 * tested for a line and for a step with the corrections that courses have, that of rows by the Cochran–Armitage test, and
 * a yes/no for a step of its rate;
 * p times the segments and the shapes.
 * Needs 10 complete periods with two rows a segment on average, and a change of its own level by 15 % that differs
 * from the rest's by as much.
 */
export function findSegmentMoves(context: Context): Trial[] {
  const { time, table } = context
  if (!time) return []
  const axes = new Map<Periods, Axis | null>()
  const axisOf = (units: Periods) => {
    if (!axes.has(units)) axes.set(units, createTotalsAxis(time, units))
    return axes.get(units)!
  }
  const measures = context.measures.filter(canMove).slice(0, measuresMax)
  return context.dimensions
    .filter(
      ({ index, distinct }) =>
        distinct <= segmentsMax && !table.columns[index]!.derivedFrom && !context.areBound(time.index, index),
    )
    .slice(0, dimensionsMax)
    .flatMap((dimension) => {
      const units = segmentUnits(time, table.rowCount, dimension.distinct)
      const axis = units ? axisOf(units) : null
      if (!units || !axis) return []
      const free = measures.filter((measure) => !context.areBound(measure.index, dimension.index))
      sumSegments(context, { measures: free, dimension, units })
      return [...free, null].flatMap((measure) =>
        moveOf(context, axis, segmentSeries(context, { measure, dimension, units })),
      )
    })
}

/** A part of a total that may be negative is no share. */
const canMove = ({ additivity, summary }: ColumnProfile) =>
  additivity === 'intensive' || (additivity === 'additive' && summary!.min >= 0)

/** That none of the late rows have come to their only end says how young they are. */
const isOnlyEnd = (values: string[], segment: number): boolean =>
  values.every((value, at) => isEnd(value) === (at === segment))

function moveOf(context: Context, axis: Axis, series: SegmentSeries): Trial[] {
  const { measure, dimension } = series
  const { values } = context.table.columns[dimension.index]!
  const all = series.rows.reduce((sum, count) => sum + count, 0)
  const moves = values.flatMap((_, segment) => {
    const { own } = partsOf(series, segment, [0, series.count])
    return own.rows >= shareMin * all ? moveOfSegment(axis, series, segment) : []
  })
  const [move] = moves
    .filter((one) => one.after > 0 || !isOnlyEnd(values, one.segment))
    .sort((a, b) => a.p - b.p)
  if (!move) return []
  const name = values[move.segment]!
  const p = Math.min(1, move.p * moves.length * shapes)
  return [
    {
      kind: 'exception',
      columns: [...(measure ? [measure.index] : []), dimension.index, context.time!.index],
      value: name,
      direction: move.own > 0 ? 'up' : 'down',
      test: 'line and step in the difference from the rest, corrected for autocorrelation',
      statistic: null,
      p,
      effect: Math.min(1, Math.abs(move.own - move.rest)),
      rows: all,
      isLarge: p <= (move.isRate ? ratesMax : pMax) && isFelt(move),
      impact: (measure ? context.importance(measure.index) : rowsImportance) * 0.9,
      topics: [`moves:${dimension.index}`],
      tell: () => tellSegmentMove(context, series, { ...move, name }),
    },
  ]
}

/** What people measure comes before how many rows it has. */
const rowsImportance = 0.7

/** From next to nothing everything grows without bounds: that it began is another story. */
const changeMax = 100

const isFelt = ({ own, rest }: SegmentMove) =>
  own <= changeMax &&
  Math.abs(own) >= changeMin &&
  Math.abs(own - rest) >= changeMin &&
  Math.abs(own) > Math.abs(rest)

function moveOfSegment(axis: Axis, series: SegmentSeries, segment: number): SegmentMove[] {
  const standing = standingOf(series, segment)
  if (standing.every((value) => Number.isNaN(value) || value === standing[0])) return []
  const { line, step, stepAdvantage, bins } = runCourse(
    axis,
    normalScores(rankValues(standing)),
    () => standing,
  )
  const rates = rateStep(series, segment)
  const isRate = rates !== null && rates.p < Math.min(line.p, step.p)
  const isStep = isRate || stepAdvantage > stepAdvantageMin
  const { starts, first } = series.units
  const at = isRate ? rates.cut : starts.findIndex((start) => start >= bins.starts[step.cut]!) - first
  const cut = isStep ? at : series.count >> 1
  if (!(cut > 0 && cut < series.count)) return []
  const [early, late] = [partsOf(series, segment, [0, cut]), partsOf(series, segment, [cut, series.count])]
  const isTotal = series.measure === null || series.measure.additivity === 'additive'
  const level = (part: { sum: number; rows: number }, units: number) =>
    part.sum / (isTotal ? units : part.rows)
  const [before, after] = [level(early.own, cut), level(late.own, series.count - cut)]
  const restBefore = level(early.rest, cut)
  const rest = level(late.rest, series.count - cut) / restBefore - 1
  const own = after / before - 1
  const isSame = isRate || Math.sign(own - rest) === Math.sign(isStep ? step.shift : line.t)
  // what changes from below nothing has no share by which it does
  if (![own, rest].every(Number.isFinite) || !(before > 0 && restBefore > 0) || !isSame) return []
  const p = Math.min(line.p, step.p, rates?.p ?? 1, rowsTrend(series, segment))
  return [{ segment, cut, isStep, isRate, before, after, own, rest, p }]
}

/** Of a yes/no, how far as many rows scatter is known as well. */
function rateStep(series: SegmentSeries, segment: number) {
  if (!series.measure?.of) return null
  const [own, rest] = [emptyRates(series.count), emptyRates(series.count)]
  for (let unit = 0; unit < series.count; unit++) {
    const parts = partsOf(series, segment, [unit, unit + 1])
    own.hits[unit] = parts.own.sum
    own.rows[unit] = parts.own.rows
    rest.hits[unit] = parts.rest.sum
    rest.rows[unit] = parts.rest.rows
  }
  return testRateStep(own, rest)
}

const emptyRates = (count: number) => ({ hits: new Float64Array(count), rows: new Float64Array(count) })

/** Where rows are counted, how far so many scatter is known. */
function rowsTrend({ measure, rows, segments, count }: SegmentSeries, segment: number): number {
  if (measure) return 1
  const [own, all] = [new Float64Array(count), new Float64Array(count)]
  for (let unit = 0; unit < count; unit++) {
    own[unit] = rows[unit * segments + segment]!
    for (let one = unit * segments; one < (unit + 1) * segments; one++) all[unit]! += rows[one]!
  }
  return testShareTrend({ own, all }) ?? 1
}
