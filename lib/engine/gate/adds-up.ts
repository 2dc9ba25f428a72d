import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Figure } from '@/lib/contracts/claims'
import { percentileSchema } from '@/lib/contracts/query'
import { metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import { drawnColumns } from './drawn-columns'
import type { Invariant, Shown } from './invariant'

/**
 * Nothing is added, shared out or stacked that does not add up: no rate, rating or value of one, no level over time,
 * and nothing at all is made of ids, codes, dates and coordinates.
 */
export const addsUp: Invariant = {
  insight: ({ evidence }, shown) => evidence.figures.every((figure) => isSound(figure, shown)),
  card(block, shown) {
    const figures = block.config.evidence?.figures ?? []
    const isDrawable = isSoundChart(block, shown) && figures.every((figure) => isSound(figure, shown))
    return isDrawable ? block : null
  },
}

const measuring = new Set<string>(['sum', 'avg', 'median', ...percentileSchema.options])

function isSoundChart(block: BlockDraft, shown: Shown): boolean {
  const drawn = drawnColumns(block)
  if (!drawn || !measuring.has(drawn.how)) return true
  const columns = drawn.measures.flatMap((name) => measured(name, shown) ?? [])
  if (columns.some((column) => !isAmount(column) || isMixed(column, block))) return false
  if (drawn.how !== 'sum' && columns.some(({ runsOn }) => runsOn)) return false
  if (drawn.how === 'sum') return columns.every((column) => isSummable(column, block, shown))
  return !isWhole(block)
}

/** Whether the picture shows its values as the parts of a whole. */
function isWhole({ type, spec, config }: BlockDraft): boolean {
  if (type === 'pie' || type === 'donut' || type === 'funnel') return true
  if (type === 'area') return spec.grouping !== undefined
  return type === 'bar' && config.stacked === true
}

/** The column by that name, not the rate that is made of it. */
const measured = (name: string | null, { profile }: Shown) =>
  profile.columns.find((column) => column.name === name && !column.of)

const isAmount = ({ role, geo }: ColumnProfile) =>
  role !== 'id' &&
  role !== 'code' &&
  role !== 'time' &&
  geo !== 'latitude' &&
  geo !== 'longitude' &&
  geo !== 'postal_code'

/** Several currencies or units are kept apart: one of them alone, or each by itself. */
function isMixed({ mixedBy }: ColumnProfile, { config, spec }: BlockDraft): boolean {
  if (mixedBy === undefined) return false
  const isOne = config.query?.filters?.some(({ column, op }) => column === mixedBy && op === '=')
  return !isOne && !Object.values(spec).includes(mixedBy)
}

function isSummable(column: ColumnProfile, { config, spec }: BlockDraft, shown: Shown): boolean {
  if (column.additivity === 'intensive' || column.additivity === 'ordinal') return false
  if (column.additivity !== 'semi_additive' || config.query?.over_time) return true
  const { mainTime, columns } = shown.profile
  const time = mainTime === null ? undefined : columns[mainTime]!.name
  const isOfOneDate = config.query?.filters?.some(({ column: name, op }) => name === time && op === '=')
  const isByDate = 'x' in spec && spec.x === time && config.query?.grain === undefined
  return isOfOneDate || isByDate || isSideBySide(column, shown)
}

/** Levels of things that stand side by side, and not one after the other, add up. */
function isSideBySide({ index }: ColumnProfile, shown: Shown): boolean {
  const { aggregation, lastOf } = metricOf(shown, index, null)
  return aggregation === 'sum' && lastOf === null
}

const summed = /^(?:sum|share(?!_of_rows)|share_of_top)\b|\(sum\b/
const averaged = /^(?:avg|median|p\d+)\b/

function isSound({ measure, column, of, filters }: Figure, shown: Shown): boolean {
  const about = of ? undefined : measured(column, shown)
  if (!about || measure.includes('ratio')) return true
  if (about.runsOn && averaged.test(measure)) return false
  const { mixedBy } = about
  if (mixedBy && (summed.test(measure) || averaged.test(measure)))
    return filters.some(({ column: by, op }) => by === mixedBy && op === '=')
  if (averaged.test(measure)) return isAmount(about)
  if (!summed.test(measure)) return true
  if (about.role !== 'measure') return isAmount(about)
  return about.additivity !== 'intensive' && about.additivity !== 'ordinal'
}
