import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Grain } from '@/lib/contracts/query'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { type Drawn, drawnColumns } from './drawn-columns'
import { type Invariant, withoutWords } from './invariant'

/** Nothing is told twice: not the same columns in the same way of the same rows, and no sentence. */
export const toldTwice: Invariant = {
  insight: ({ text }, _, before) => before.every((other) => other.text !== text),
  card(block, { table, profile }, before) {
    const nameOf = plainName(table, profile)
    const own = keyOf(block, nameOf)
    if (own !== null && before.some((other) => keyOf(other, nameOf) === own || isSeasonOf(block, other)))
      return null
    const isSaid = before.some(
      ({ type, description }) => type !== 'insight' && description === block.description,
    )
    return isSaid && block.description !== '' && isChart(block) ? withoutWords(block) : block
  },
  text: (text, before) => !before.includes(text),
}

const isChart = ({ type }: BlockDraft) => type !== 'kpi' && type !== 'insight' && type !== 'table'

/** Columns, how they are put together, and of which rows; where one of them is a date, in which periods. */
function keyOf(block: BlockDraft, nameOf: (name: string) => string): string | null {
  const drawn = drawnColumns(block)
  if (!drawn || block.type === 'gauge') return null
  const { filters, any, having, grain } = block.config.query ?? {}
  const columns = [...drawn.by, ...drawn.measures].map(nameOf).sort()
  const how = drawn.how === 'median' || isSpreadByGroup(drawn) ? 'avg' : drawn.how
  return JSON.stringify([columns, how, filters ?? [], any ?? [], having ?? [], grain ?? null])
}

/** Periods that show what comes again, and the courses fine enough to show it as well. */
const finerGrains: Partial<Record<Grain, Grain[]>> = {
  month_of_year: ['month', 'week', 'day'],
  weekday: ['day'],
  hour_of_day: ['hour'],
}

/** The months of the year, where a course by months has shown them. */
function isSeasonOf(block: BlockDraft, other: BlockDraft): boolean {
  if (block.type !== 'bar' || (other.type !== 'line' && other.type !== 'area')) return false
  const [own, course] = [block.config.query?.grain, other.config.query?.grain]
  if (!own || !course || !finerGrains[own]?.includes(course)) return false
  return (['x', 'y', 'grouping', 'aggregation'] as const).every((key) => block.spec[key] === other.spec[key])
}

/** Boxes compare the same groups as bars of averages do. */
const isSpreadByGroup = ({ how, by }: Drawn) => how === 'spread' && by.length > 0

/** One name for what is the same number in another unit. */
function plainName({ columns }: Table, { identities }: Profile): (name: string) => string {
  const sources = new Map(
    identities.flatMap((identity) =>
      identity.kind === 'scaled'
        ? [[columns[identity.result]!.name, columns[identity.source]!.name] as const]
        : [],
    ),
  )
  return (name) => sources.get(name) ?? name
}
