import type { ColumnProfile } from '../profile/profile'
import { normalUpper } from '../stats/distributions'
import { createRandom } from '../stats/random'
import type { Context } from './context'
import { type Groups, ranked, rankedSums } from './groups'
import { countFigure, shareFigure, tell } from './telling'
import type { Trial } from './trial'

const measuresMax = 3
const topShare = 0.2
/** Below twice their own share the top fifth is no concentration. */
const shareMin = 0.4
/** … nor where equal entities would come close by chance. */
const overChanceMin = 1.2
const seed = 20_200_615
/** Shuffles: as many as so many draws allow, between these bounds. */
const drawsMax = 400_000
const shufflesMin = 20
const shufflesMax = 99

/**
 * A few entities hold most of a measure (Pareto 1896; the share of the top fifth). Permutation test: the rows' values
 * are dealt at random to as many equal entities; the share is compared with the mean and spread of such deals. Needs
 * 10 entities, a share of 40 % and 1.2 times what chance gives; for measures that add up and are not negative.
 */
export function findConcentrations(context: Context): Trial[] {
  const measures = context.measures
    .filter(({ additivity, summary }) => additivity === 'additive' && summary!.min >= 0)
    .slice(0, measuresMax)
  return context.entities.flatMap((entity) =>
    measures.flatMap((measure) => concentrationOf(context, measure, entity)),
  )
}

function concentrationOf(context: Context, measure: ColumnProfile, entity: ColumnProfile): Trial[] {
  const groups = context.groups(measure.index, entity.index)
  const order = rankedSums(groups)
  const top = Math.round(order.length * topShare)
  if (top < 2 || !(groups.total.sum > 0)) return []
  const share = order.subarray(0, top).reduce((sum, size) => sum + size, 0) / groups.total.sum
  const chance = share >= shareMin ? shareByChance(context, { measure, entity, count: order.length }) : null
  const z = chance ? (chance.observed - chance.mean) / chance.sd : 0
  const rows = groups.total.count
  const isFarFromChance = chance !== null && chance.observed >= overChanceMin * chance.mean
  return [
    {
      kind: 'pareto',
      columns: [entity.index, measure.index],
      value: null,
      direction: 'high',
      test: 'permutation test of the top share',
      statistic: z,
      p: chance ? normalUpper(z) : 1,
      effect: share,
      rows,
      isLarge: share >= shareMin && isFarFromChance,
      impact: context.importance(measure.index) * (0.5 + 0.5 * share) * (isBand(entity) ? bandImpact : 1),
      topics: [`lead:${measure.index}:${entity.index}`],
      tell: () =>
        tell(
          'The top ',
          countFigure(entity, top, { measure: 'top_count', rows }),
          ' of ',
          countFigure(entity, order.length, { measure: 'count_distinct', rows }),
          ` values of ${entity.label}${namesOf(context, groups, { entity, top })} hold `,
          shareFigure(measure, share, { measure: `share_of_top(${top} by ${entity.name})`, rows }),
          ` of ${measure.label}.`,
        ),
    },
  ]
}

/** Numbers that name bands (bins, scores) are no things that could share something among them. */
const bandImpact = 0.4
const isBand = ({ type, role }: ColumnProfile) =>
  role === 'category' && (type === 'integer' || type === 'number')

/** More names than this, or longer ones, are left to the chart. */
const namesMax = 3
const namesLengthMax = 80

function namesOf(context: Context, groups: Groups, of: { entity: ColumnProfile; top: number }): string {
  if (of.top > namesMax) return ''
  const { values } = context.table.columns[of.entity.index]!
  const names = ranked(groups, values)
    .slice(0, of.top)
    .map((code) => values[code]!)
  const text = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return text.length <= namesLengthMax ? ` (${text})` : ''
}

interface Asked {
  measure: ColumnProfile
  entity: ColumnProfile
  count: number
}

/** The top share of the sampled rows, and what dealing the same values to equal entities gives. */
function shareByChance(context: Context, { measure, entity, count }: Asked) {
  const numbers = context.table.columns[measure.index]!.numbers!
  const codes = context.sampledCodes(entity.index)
  const values: number[] = []
  const own = new Float64Array(context.table.columns[entity.index]!.values.length)
  codes.forEach((code, i) => {
    const value = numbers[context.sample[i]!]!
    if (code < 0 || Number.isNaN(value)) return
    values.push(value)
    own[code]! += value
  })
  const top = Math.round(count * topShare)
  const dealt = Float64Array.from(values).sort()
  const shares = dealAtRandom({ values: dealt, count, top })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  return { observed: shareOfTop(own, top), mean, sd: Math.sqrt(variance) + 1e-9 }
}

function dealAtRandom({
  values,
  count,
  top,
}: {
  values: Float64Array
  count: number
  top: number
}): number[] {
  const random = createRandom(seed)
  const shuffles = Math.max(shufflesMin, Math.min(shufflesMax, Math.floor(drawsMax / values.length)))
  return Array.from({ length: shuffles }, () => {
    const sums = new Float64Array(count)
    for (let i = 0; i < values.length; i++) sums[Math.floor(random() * count)]! += values[i]!
    return shareOfTop(sums, top)
  })
}

function shareOfTop(sums: Float64Array, top: number): number {
  const sorted = Float64Array.from(sums).sort()
  let all = 0
  for (let i = 0; i < sorted.length; i++) all += sorted[i]!
  let most = 0
  for (let i = sorted.length - top; i < sorted.length; i++) most += sorted[i]!
  return all > 0 ? most / all : 0
}
