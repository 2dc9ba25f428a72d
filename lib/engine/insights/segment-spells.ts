import type { Filter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { metricLabel } from '../metric/metric-label'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { scanWindows } from '../stats/scan-windows'
import { filterRows } from '../table/filter-rows'
import { averageOf, type RowsAverage } from './averages'
import type { Context } from './context'
import { equals, tell, valueFigure } from './telling'
import type { Periods } from './timeline'
import type { Trial } from './trial'

const dimensionsMax = 4
const segmentsMax = 12
const segmentRowsMin = 60
const binsMax = 60
const binsMin = 10
const rowsInsideMin = 20
/** A longer stretch is how the segment is. */
const insideMost = 0.5
/** Times as often as before, and by so much. */
const timesMin = 2
const differenceMin = 0.1
/** The others may share so much of it. */
const sharedMost = 0.5
/** Each table offers many looks at the same rows. */
const pMax = 0.00001
const seed = 20_261_123

/**
 * A stretch of time in which one segment's rate was another one, and that ended: Kulldorff's scan statistic (1997) over
 * the segment's own rows, p times the segments. Told where the rate is at least twice that before, by ten points and 20
 * rows, and the others do not share it.
 */
export function findSegmentSpells(context: Context): Trial[] {
  const measure = context.measures[0]
  const bins = context.time?.finest(binsMax)
  if (!measure?.of || !bins || bins.count < binsMin) return []
  const dimensions = context.dimensions
    .filter(
      ({ index, distinct }) =>
        distinct <= segmentsMax &&
        !context.table.columns[index]!.derivedFrom &&
        !context.areBound(measure.index, index) &&
        !context.areBound(context.time!.index, index),
    )
    .slice(0, dimensionsMax)
  return dimensions.flatMap((dimension) => spellOf(context, { measure, dimension, bins }))
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  bins: Periods
}

interface Spell {
  name: string
  from: number
  until: number
  p: number
  statistic: number
}

function spellOf(context: Context, asked: Asked): Trial[] {
  const spells = spellsOf(context, asked)
  const [best] = spells.sort((a, b) => a.p - b.p || b.statistic - a.statistic)
  if (!best) return []
  const { measure, dimension } = asked
  const p = Math.min(1, best.p * context.table.columns[dimension.index]!.values.length)
  const sides = p <= pMax ? sidesOf(context, asked, best) : null
  const { inside, before, others } = sides ?? noSides
  return [
    {
      kind: 'exception',
      columns: [measure.index, dimension.index, context.time!.index],
      value: best.name,
      direction: 'high',
      test: 'scan statistic',
      statistic: best.statistic,
      p,
      effect: Math.min(1, Math.max(0, inside.value - before.value)),
      rows: context.table.rowCount - measure.missing,
      isLarge: sides !== null && isFelt(sides),
      impact: context.importance(measure.index) * 0.9,
      topics: [`spell:${dimension.index}`],
      tell: () => sentence(asked, best, { inside, before, others, filters: filtersOf(context, asked, best) }),
    },
  ]
}

/** The strongest stretch of each segment that neither begins with the data nor ends with them. */
function spellsOf({ table, time }: Context, { measure, dimension, bins }: Asked): Spell[] {
  const { codes, values } = table.columns[dimension.index]!
  const numbers = table.columns[measure.index]!.numbers!
  const hits = values.map(() => new Float64Array(bins.count))
  const sizes = values.map(() => new Float64Array(bins.count))
  for (let row = 0; row < codes.length; row++) {
    const [code, moment] = [codes[row]!, time!.codes[row]!]
    const bin = moment < 0 ? -1 : bins.ofCode[moment]!
    if (code < 0 || bin < 0 || Number.isNaN(numbers[row]!)) continue
    sizes[code]![bin]!++
    hits[code]![bin]! += numbers[row]!
  }
  return values.flatMap((name, code) => {
    const rows = sizes[code]!.reduce((sum, count) => sum + count, 0)
    const window =
      rows >= segmentRowsMin ? scanWindows({ hits: hits[code]!, sizes: sizes[code]!, seed }) : null
    if (!window || window.from === 0 || window.until >= bins.count) return []
    const { from, until, p, statistic } = window
    return window.rows >= rowsInsideMin && window.rows <= insideMost * rows
      ? [{ name, from, until, p, statistic }]
      : []
  })
}

interface Sides {
  inside: RowsAverage
  before: RowsAverage
  /** The other segments in the same stretch, and of all rows. */
  others: RowsAverage
  othersAlways: RowsAverage
}

const nothing: RowsAverage = { how: 'avg', value: 0, rows: 0 }
const noSides: Sides = { inside: nothing, before: nothing, others: nothing, othersAlways: nothing }

function filtersOf({ time }: Context, { dimension, bins }: Asked, { name, from, until }: Spell) {
  const [start, end] = [bins.starts[from]!, bins.starts[until]!]
  const own = equals(dimension, name)
  const rest: Filter = { column: dimension.name, op: '!=', value: name }
  const within: Filter[] = [
    { column: time!.name, op: '>=', value: time!.bound(start) },
    { column: time!.name, op: '<', value: time!.bound(end) },
  ]
  const earlier: Filter = { column: time!.name, op: '<', value: time!.bound(start) }
  const last = time!.write(end - 1000).slice(0, 10)
  return {
    ...{ inside: [...within, own], before: [earlier, own], others: [...within, rest], rest },
    when: `from ${formatPeriod(time!.write(start))} to ${formatPeriod(last)}`,
  }
}

function sidesOf(context: Context, asked: Asked, spell: Spell): Sides {
  const { inside, before, others, rest } = filtersOf(context, asked, spell)
  const of = (filters: Filter[]) => averageOf(context, asked.measure, filterRows(context.table, filters))
  return { inside: of(inside), before: of(before), others: of(others), othersAlways: of([rest]) }
}

function isFelt({ inside, before, others, othersAlways }: Sides): boolean {
  const rise = inside.value - before.value
  const isSeen = [inside, before, others].every(({ rows }) => rows >= rowsInsideMin)
  const isRise = inside.value >= timesMin * before.value && rise >= differenceMin
  return isSeen && isRise && others.value - othersAlways.value <= sharedMost * rise
}

/** `Share failed is 68.7% for ICP-B1 (instr) from May 20 to Jun 23, 2024, against 9.8% before; the others average 10% then.` */
function sentence(
  { measure, dimension }: Asked,
  { name }: Spell,
  told: Omit<Sides, 'othersAlways'> & { filters: ReturnType<typeof filtersOf> },
) {
  const average = ({ how, value, rows }: RowsAverage, filters: Filter[]) =>
    valueFigure(measure, value, { measure: how, filters, rows })
  const segment = valueName(dimension, name)
  return tell(
    `${metricLabel(measure, 'avg')} is `,
    average(told.inside, told.filters.inside),
    ` for ${segment}${dimension.yes === undefined ? ` (${dimension.label})` : ''} ${told.filters.when}, against `,
    average(told.before, told.filters.before),
    ' before; the others average ',
    average(told.others, told.filters.others),
    ' then.',
  )
}
