import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { drawnColumns } from './drawn-columns'
import { type Invariant, withoutWords } from './invariant'

/** Nothing is told twice: not the same columns in the same way of the same rows, and no sentence. */
export const toldTwice: Invariant = {
  insight: ({ text }, _, before) => before.every((other) => other.text !== text),
  card(block, { table, profile }, before) {
    const nameOf = plainName(table, profile)
    const own = keyOf(block, nameOf)
    if (own !== null && before.some((other) => keyOf(other, nameOf) === own)) return null
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
  const how = drawn.how === 'median' ? 'avg' : drawn.how
  return JSON.stringify([columns, how, filters ?? [], any ?? [], having ?? [], grain ?? null])
}

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
