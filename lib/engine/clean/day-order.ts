import type { DateText, DayOrder } from './date-text'
import type { TextDraft } from './text-draft'

/** What a column says of the order of day and month where both orders can be written. */
export interface OrderEvidence {
  /** Null where the column alone leaves it open. */
  order: DayOrder | null
  /** In words, for the report. */
  why: string
  /** `.` speaks for the day first; null without open dates. */
  separator: string | null
}

const dayMs = 86_400_000
/** One of the readings must have this many times fewer steps back for the row order to speak for it. */
const sortedRatioMin = 5
const sortedRowsMin = 5
const nothingTells = 'nothing in the column tells'

/** Day and month order of one column: parts above 12, one part that stays at 1, then the order of the rows. */
export function inferDayOrder(draft: TextDraft, dates: (DateText | null)[]): OrderEvidence {
  const tally = {
    first: 0,
    second: 0,
    firstOne: true,
    secondOne: true,
    distinct: 0,
    separator: null as string | null,
  }
  for (let index = 0; index < dates.length; index++) {
    const date = dates[index]
    if (date?.form !== 'open') continue
    const rows = draft.counts[index]!
    tally.distinct++
    tally.separator ??= date.separator
    if (date.month > 12) tally.first += rows
    if (date.day > 12) tally.second += rows
    if (date.month !== 1) tally.firstOne = false
    if (date.day !== 1) tally.secondOne = false
  }
  const { separator } = tally
  if (tally.distinct === 0) return { order: null, why: nothingTells, separator }
  if (tally.first > tally.second) return { order: 'DMY', why: 'first parts above 12', separator }
  if (tally.second > tally.first) return { order: 'MDY', why: 'second parts above 12', separator }
  // nobody who writes the month first puts points between
  if (separator === '.') return { order: 'DMY', why: 'points between the parts', separator }
  if (tally.distinct > 2 && tally.firstOne !== tally.secondOne) {
    return { order: tally.firstOne ? 'DMY' : 'MDY', why: 'the other part is always 1', separator }
  }
  return { ...sortedOrder(draft, dates), separator }
}

/** Rows that run in time under one reading and jump to and fro under the other. */
function sortedOrder(draft: TextDraft, dates: (DateText | null)[]): Pick<OrderEvidence, 'order' | 'why'> {
  const turns = { DMY: { up: 0, down: 0, rows: 0 }, MDY: { up: 0, down: 0, rows: 0 } }
  for (const order of ['DMY', 'MDY'] as const) {
    const tally = turns[order]
    let before = Number.NaN
    for (let row = 0; row < draft.codes.length; row++) {
      const date = dates[draft.codes[row]!]
      if (date?.form !== 'open') continue
      const at = sortKey(date, order)
      tally.rows++
      if (at > before) tally.up++
      else if (at < before) tally.down++
      before = at
    }
  }
  const [dmy, mdy] = [turns.DMY, turns.MDY].map((t) => Math.min(t.up, t.down)) as [number, number]
  if (turns.DMY.rows >= sortedRowsMin) {
    if (dmy * sortedRatioMin < mdy) return { order: 'DMY', why: 'the rows run in time that way' }
    if (mdy * sortedRatioMin < dmy) return { order: 'MDY', why: 'the rows run in time that way' }
  }
  return { order: null, why: nothingTells }
}

const sortKey = (date: DateText, order: DayOrder): number =>
  Date.UTC(
    date.year,
    (order === 'DMY' ? date.day : date.month) - 1,
    order === 'DMY' ? date.month : date.day,
  ) / dayMs
