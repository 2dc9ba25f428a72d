import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { normalUpper } from '../stats/distributions'
import { createRandom } from '../stats/random'
import type { Context } from './context'
import { type Groups, ranked, rankedSums, wholeOf } from './groups'
import { countFigure, shareFigure, tell } from './telling'
import type { Trial } from './trial'

const measuresMax = 3
const topShare = 0.2
/** Fewer than a fifth are told where so few hold half: three of 250 say more than fifty. */
const fewest = [2, 3, 5, 10]
const fewestShareMin = 0.5
/** Below twice their own share the top fifth is no concentration. */
const shareMin = 0.4
/** … nor where the entities' rows alone would bring them close. */
const overChanceMin = 1.2
const seed = 20_200_615
/** Shuffles: as many as so many draws allow, between these bounds. */
const drawsMax = 400_000
const shufflesMin = 20
const shufflesMax = 99

/**
 * A few entities hold most of a measure (Pareto 1896; the share of the top fifth, or of fewer that hold half).
 * Permutation test: the values are dealt at random to the same rows, so that who has many rows keeps them; the share is
 * compared with the mean and spread of such deals. Needs 10 entities, a share of 40 % and 1.2 times what their rows
 * alone give; for measures that add up and are not negative.
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
  const top = topOf(order, groups.total.sum)
  if (top < 2 || !(groups.total.sum > 0)) return []
  const share = sumOf(order.subarray(0, top)) / groups.total.sum
  const chance = share >= shareMin ? shareByChance(context, { measure, entity, top }) : null
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
      tell: () => sentence(context, groups, { measure, entity, top, count: order.length, share }),
    },
  ]
}

/** How many are told: the fewest that hold half, else a fifth. */
function topOf(order: Float64Array, total: number): number {
  const fifth = Math.round(order.length * topShare)
  const few = fewest.find(
    (count) => count < fifth && sumOf(order.subarray(0, count)) >= fewestShareMin * total,
  )
  return few ?? fifth
}

const sumOf = (sizes: Float64Array) => sizes.reduce((sum, size) => sum + size, 0)

interface Told {
  measure: ColumnProfile
  entity: ColumnProfile
  top: number
  count: number
  share: number
}

function sentence(context: Context, groups: Groups, { measure, entity, top, count, share }: Told) {
  const { values } = context.table.columns[entity.index]!
  const rows = groups.total.count
  const codes = ranked(groups, values).slice(0, top)
  const ownRows = codes.reduce((sum, code) => sum + groups.counts[code]!, 0)
  const by = `${top} by ${entity.name}`
  return tell(
    'The top ',
    countFigure(entity, top, { measure: `top_count(${measure.name})`, rows }),
    ' of ',
    countFigure(entity, count, { measure: 'count_distinct', rows }),
    ` values of ${entity.label}${namesOf(codes.map((code) => valueName(entity, values[code])))} hold `,
    shareFigure(measure, share, { measure: `share_of_top(${by})`, rows }),
    ` of ${measure.label}, with `,
    shareFigure(measure, ownRows / rows, { measure: `rows_of_top(${by})`, rows }),
    ' of the rows',
    ...leaderAlone(context, groups, { measure, entity, top }),
    '.',
  )
}

/** Of two or three that are named, what the first has by itself: `; JUL alone has 28%`. */
function leaderAlone({ table }: Context, groups: Groups, { measure, entity, top }: Asked) {
  const { values } = table.columns[entity.index]!
  const code = ranked(groups, values)[0]!
  if (top > namesMax) return []
  const own = shareFigure(measure, groups.sums[code]! / wholeOf(groups, measure), {
    measure: 'share',
    filters: [{ column: entity.name, op: '=', value: values[code]! }],
    rows: groups.counts[code]!,
  })
  return [`; ${valueName(entity, values[code])} alone has `, own]
}

/** Numbers that name bands (bins, scores) are no things that could share something among them. */
const bandImpact = 0.4
const isBand = ({ type, role }: ColumnProfile) =>
  role === 'category' && (type === 'integer' || type === 'number')

/** More names than this, or longer ones, are left to the chart. */
const namesMax = 3
const namesLengthMax = 80

function namesOf(names: string[]): string {
  if (names.length > namesMax) return ''
  const text = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return text.length <= namesLengthMax ? ` (${text})` : ''
}

interface Asked {
  measure: ColumnProfile
  entity: ColumnProfile
  top: number
}

/** The top share of the sampled rows, and what dealing the same values to the same rows gives. */
function shareByChance(context: Context, { measure, entity, top }: Asked) {
  const numbers = context.table.columns[measure.index]!.numbers!
  const { values: names } = context.table.columns[entity.index]!
  const owners: number[] = []
  const values: number[] = []
  context.sampledCodes(entity.index).forEach((code, i) => {
    const value = numbers[context.sample[i]!]!
    if (code < 0 || Number.isNaN(value)) return
    owners.push(code)
    values.push(value)
  })
  const shareOf = (dealt: ArrayLike<number>) => {
    const sums = new Float64Array(names.length)
    for (let i = 0; i < owners.length; i++) sums[owners[i]!]! += dealt[i]!
    return shareOfTop(sums, top)
  }
  const observed = shareOf(values)
  const shares = dealAtRandom(Float64Array.from(values).sort(), shareOf)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  return { observed, mean, sd: Math.sqrt(variance) + 1e-9 }
}

function dealAtRandom(values: Float64Array, shareOf: (dealt: Float64Array) => number): number[] {
  const random = createRandom(seed)
  const shuffles = Math.max(shufflesMin, Math.min(shufflesMax, Math.floor(drawsMax / values.length)))
  return Array.from({ length: shuffles }, () => {
    for (let i = values.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const held = values[i]!
      values[i] = values[j]!
      values[j] = held
    }
    return shareOf(values)
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
