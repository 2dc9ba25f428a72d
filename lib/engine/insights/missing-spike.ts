import type { Filter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { fisherUpper } from '../stats/hypergeometric'
import { scanWindows } from '../stats/scan-windows'
import type { Context } from './context'
import { equals, shareFigure, tell } from './telling'
import type { Timeline } from './timeline'
import type { Trial } from './trial'

const columnsMax = 12
const missingMin = 5
/** A column that is nearly always empty has no gap, it is one. */
const missingShareMax = 0.95
const rowsInsideMin = 10
const shareInsideMin = 0.03
/** At least twice as often missing inside as outside. */
const ratioMin = 2
const binsMax = 120
const binsMin = 8
const seed = 20_241_103

/**
 * A column that lacks values mostly in one category (Fisher's exact test, times the number of categories) or in one
 * stretch of time (Kulldorff's scan statistic, 1997, against random placement of the gaps). Needs 5 missing values,
 * 10 rows inside, 3 % missing inside and twice the share outside.
 */
export function findMissingSpikes(context: Context): Trial[] {
  const { rowCount } = context.table
  const columns = context.profile.columns
    .filter(
      ({ missing, role, index, each }) =>
        missing >= missingMin &&
        !each &&
        missing <= missingShareMax * rowCount &&
        role !== 'empty' &&
        !isOfOneUnit(context, index),
    )
    .slice(0, columnsMax)
  return columns.flatMap((column) => {
    const gap = { column, rows: missingRows(context, column) }
    const ofDimensions = context.dimensions
      .filter(({ index }) => index !== column.index && !context.table.columns[index]!.derivedFrom)
      .map((dimension) => spikeInCategory(context, gap, dimension))
    const inTime = context.time ? spikeInTime(context, gap, context.time) : null
    return [...ofDimensions, inTime].filter((trial) => trial !== null)
  })
}

/** Amounts in dollars are missing where they are in euros. */
const isOfOneUnit = ({ table, profile }: Context, index: number): boolean => {
  const source = table.columns[index]!.derivedFrom?.[0]
  return profile.columns.some(({ name, mixedBy }) => name === source && mixedBy !== undefined)
}

/** A column and the rows where it is missing. */
interface Gap {
  column: ColumnProfile
  rows: Int32Array
}

function missingRows({ table }: Context, { index }: ColumnProfile): Int32Array {
  const { codes, missing } = table.columns[index]!
  const rows = new Int32Array(missing)
  for (let row = 0, at = 0; row < codes.length; row++) if (codes[row]! < 0) rows[at++] = row
  return rows
}

function spikeInCategory(context: Context, gap: Gap, dimension: ColumnProfile): Trial | null {
  const { column } = gap
  const { values, codes } = context.table.columns[dimension.index]!
  const gaps = countGaps(countMissing(gap, codes, values.length), context.groups(null, dimension.index).rows)
  const filled = [...values.keys()].filter((code) => gaps.rows[code]! > 0)
  const ps = filled.map((code) =>
    fisherUpper({
      hits: gaps.missing[code]!,
      drawn: gaps.rows[code]!,
      allHits: gaps.allMissing,
      all: gaps.allRows,
    }),
  )
  const best = ps.reduce((least, p, i) => (p < ps[least]! ? i : least), 0)
  const code = filled[best]
  if (code === undefined) return null
  const name = values[code]!
  const spike = spikeOf(gaps, { missing: gaps.missing[code]!, rows: gaps.rows[code]! })
  return trialOf(context, {
    column,
    by: dimension,
    value: name,
    p: Math.min(1, ps[best]! * filled.length),
    test: 'Fisher exact test',
    statistic: null,
    spike,
    inside: [equals(dimension, name)],
    outside: [{ column: dimension.name, op: '!=', value: name }],
    words: ` of the rows where ${dimension.label} is ${name}, against `,
  })
}

function spikeInTime(context: Context, gap: Gap, time: Timeline): Trial | null {
  const { column } = gap
  const bins = column.index === time.index ? null : time.finest(binsMax)
  if (!bins || bins.count < binsMin) return null
  const ofMoments = countMissing(gap, time.codes, bins.ofCode.length)
  const missing = new Float64Array(bins.count)
  for (let code = 0; code < ofMoments.length; code++) {
    if (bins.ofCode[code]! >= 0) missing[bins.ofCode[code]!]! += ofMoments[code]!
  }
  const gaps = countGaps(missing, bins.rows)
  const window = scanWindows({ hits: gaps.missing, sizes: gaps.rows, seed })
  if (!window) return null
  const [start, end] = [bins.starts[window.from]!, bins.starts[window.until]!]
  const [from, last] = [time.write(start), time.write(end - 1000).slice(0, 10)]
  const within: Filter[] = [
    { column: time.name, op: '>=', value: time.bound(start) },
    { column: time.name, op: '<', value: time.bound(end) },
  ]
  return trialOf(context, {
    column,
    by: context.profile.columns[time.index]!,
    value: from,
    p: window.p,
    test: 'scan statistic',
    statistic: window.statistic,
    spike: spikeOf(gaps, window),
    inside: within,
    outside: [],
    words: ` of the rows from ${formatPeriod(from)} to ${formatPeriod(last)}, against `,
  })
}

interface Gaps {
  rows: Float64Array
  missing: Float64Array
  allRows: number
  allMissing: number
}

/** Of each code the rows where the value is missing. */
function countMissing({ rows }: Gap, codes: Int32Array, count: number): Float64Array {
  const missing = new Float64Array(count)
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at]!]!
    if (code >= 0) missing[code]!++
  }
  return missing
}

function countGaps(missing: Float64Array, rows: Float64Array): Gaps {
  const total = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0)
  return { rows, missing, allRows: total(rows), allMissing: total(missing) }
}

interface Spike {
  rows: number
  restRows: number
  allRows: number
  inside: number
  outside: number
  all: number
}

function spikeOf(gaps: Gaps, { missing, rows }: { missing: number; rows: number }): Spike {
  const restRows = gaps.allRows - rows
  const outside = restRows > 0 ? (gaps.allMissing - missing) / restRows : 0
  return {
    ...{ rows, restRows, allRows: gaps.allRows },
    ...{ inside: missing / rows, outside, all: gaps.allMissing / gaps.allRows },
  }
}

interface Found {
  column: ColumnProfile
  by: ColumnProfile
  value: string
  p: number
  test: string
  statistic: number | null
  spike: Spike
  inside: Filter[]
  /** None where the rest can't be filtered for: then the share of all rows is told. */
  outside: Filter[]
  words: string
}

function trialOf(context: Context, found: Found): Trial {
  const { column, by, value, spike } = found
  const share = (of: number, proof: { filters: Filter[]; rows: number }) =>
    shareFigure(column, of, { measure: 'missing_share', ...proof })
  const isRest = found.outside.length > 0
  const rest = isRest
    ? share(spike.outside, { filters: found.outside, rows: spike.restRows })
    : share(spike.all, { filters: [], rows: spike.allRows })
  return {
    kind: 'missing_spike',
    columns: [column.index, by.index],
    value,
    direction: 'high',
    test: found.test,
    statistic: found.statistic,
    p: found.p,
    effect: Math.min(1, spike.inside - spike.outside),
    rows: spike.allRows,
    isLarge:
      spike.rows >= rowsInsideMin &&
      spike.inside >= shareInsideMin &&
      spike.inside >= ratioMin * spike.outside &&
      spike.restRows > 0,
    impact: (column.role === 'measure' ? context.importance(column.index) : 0.6) * (0.6 + 0.4 * spike.inside),
    topics: [`missing:${column.index}`, `missing by:${by.index}:${value}`],
    tell: () =>
      tell(
        `${column.label} is missing in `,
        share(spike.inside, { filters: found.inside, rows: spike.rows }),
        found.words,
        rest,
        isRest ? ' elsewhere.' : ' of all rows.',
      ),
  }
}
