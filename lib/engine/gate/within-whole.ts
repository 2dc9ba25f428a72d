import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Figure, InsightKind } from '@/lib/contracts/claims'
import { type Invariant, type Shown, withoutWords } from './invariant'

/**
 * An average of all lies between the lowest and the highest of its parts, so what is told as the highest is not below
 * the whole, and what is told as the lowest not above it: else they are of other rows, or not the ends.
 */
export const withinWhole: Invariant = {
  insight: ({ kind, text, evidence }, shown) => !ofParts.has(kind) || isWithin(text, evidence.figures, shown),
  card: (block, shown) =>
    isOfAll(block) && !isWithin(block.description, block.config.evidence?.figures ?? [], shown)
      ? withoutWords(block)
      : block,
}

/** Kinds that tell where the measure itself is highest and lowest. */
const ofParts = new Set<InsightKind>(['drivers', 'seasonality'])

/** Whether a card draws all groups of all rows; that it does not is said in its caption. */
const isOfAll = ({ type, config }: BlockDraft): boolean =>
  (type === 'bar' || type === 'choropleth') &&
  !config.query?.filters?.length &&
  !config.query?.any?.length &&
  !config.query?.having?.length

const highest = /\bhighest\b/i
const lowest = /\blowest\b/i
/** Numbers are told rounded, and the whole is added up in another order. */
const roundingShare = 1e-9

function isWithin(text: string, figures: Figure[], shown: Shown): boolean {
  if (!highest.test(text) || !lowest.test(text)) return true
  const parts = figures.filter(({ measure, filters }) => measure === 'avg' && filters.length > 0)
  if (parts.length < 2) return true
  const [first] = parts as [Figure]
  if (parts.some(({ column }) => column !== first.column)) return true
  const whole = wholeOf(first, figures, shown)
  if (whole === null) return true
  const values = parts.map(({ value }) => value)
  const slack = roundingShare * Math.abs(whole)
  return Math.min(...values) <= whole + slack && whole - slack <= Math.max(...values)
}

/** The average of all rows, as it is told, else as the table has it; null where the parts are of some rows only. */
function wholeOf(
  { column, within, of }: Figure,
  figures: Figure[],
  { profile, filters }: Shown,
): number | null {
  const told = figures.find(
    (other) => other.column === column && other.measure === 'avg' && other.filters.length === 0,
  )
  if (told) return told.value
  if (filters.length > 0 || within !== undefined) return null
  const measured = profile.columns.find(
    ({ name, of: made }) => name === column && Boolean(made) === Boolean(of),
  )
  return measured?.summary?.mean ?? null
}
