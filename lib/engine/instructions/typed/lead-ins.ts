import { is } from './item'
import { leftOf } from './left-items'
import type { Part } from './part'
import { averageOverRows, isOwnOfRow } from './per-row'
import type { TypedRequest } from './request'

/** Parts of a text as one wish, and what of it only leads to what is asked for. */
export interface Joined {
  parts: Part[]
  /** Sentences that nothing is drawn of. */
  leads: Part[]
  /** What was put together of two sentences. */
  isJoined: boolean
}

/**
 * "Where are we losing people? Percent of staff who left, by department", "Which team is slow? Average hours to close":
 * a question, and what is to be drawn to answer it, are one wish: the first says by what, or nothing at all.
 */
export function joinLeads(parts: Part[]): Joined {
  const [first, second] = parts
  const none = { parts, leads: [], isJoined: false }
  if (!first || !second || !isSentence(first) || second.kind !== 'own') return none
  const rest = [withConditions(second, first), ...parts.slice(2)]
  if (first.kind === null) return isWorded(second) ? { parts: rest, leads: [first], isJoined: false } : none
  if (!isQuestion(first) || !isWorded(second) || isWorded(first)) return none
  const own = second.reading.request
  if (isBrokenDown(own) && !isOfRowsAlone(second)) {
    const isClear = leftOf(first.reading, []).length > 0 && isGuess(first) && isDrawnBy(first, own)
    return isClear ? { parts: rest, leads: [first], isJoined: false } : none
  }
  const { by, banded, spans, rank, sort } = first.reading.request
  if (!isAskedBy(first) || second.whole) return none
  const request: TypedRequest = {
    ...rest[0]!.reading.request,
    by: [...by, ...own.by],
    banded,
    spans,
    rank: own.rank ?? rank,
    sort: own.sort ?? sort,
    notes: [...own.notes, ...first.reading.request.notes],
    isGuessed: false,
  }
  const reading = { ...second.reading, request }
  averageOverRows(reading)
  const joined: Part = { ...second, isBare: false, reading }
  return { parts: [joined, ...rest.slice(1)], leads: [first], isJoined: true }
}

/** "amount per visit" of a table of visits. */
const isOfRowsAlone = ({ reading: { request, data } }: Part): boolean =>
  !request.banded && !request.spans && request.by.every(({ column }) => isOwnOfRow(data, column))

/** Which rows the one speaks of, the other does too. */
function withConditions(part: Part, { reading }: Part): Part {
  const own = part.reading.request
  const more = reading.request.conditions.filter((one) => !isRated(own, one))
  const request = { ...own, conditions: [...own.conditions, ...more] }
  return more.length > 0 ? { ...part, reading: { ...part.reading, request } } : part
}

/** Whether it says by what, as "which team" does. */
const isAskedBy = ({ reading: { items, used, request } }: Part): boolean =>
  isBrokenDown(request) &&
  items.some((item) => used.has(item) && is(item, 'which', 'where', 'by', 'per', 'vs'))

/** It ends, and another begins. */
const isSentence = ({ reading: { items } }: Part): boolean => {
  const last = items.at(-1)
  return last?.isMark === true && /^[.?!]$/.test(last.text)
}

const isQuestion = ({ reading: { items } }: Part): boolean =>
  items.at(-1)?.text === '?' || items.some((item) => is(item, 'which', 'where'))

/** Whether it says what is measured, and how. */
const isWorded = ({ reading }: Part): boolean =>
  reading.request.measures.some((measure) => measure.kind !== 'rows') && !isMoneyGuess(reading)

/** "which branch earns the most": no column is named, but what rows bring in. */
const isMoneyGuess = ({ items, used, request }: Part['reading']): boolean =>
  request.measures.every(
    (measure) =>
      measure.kind === 'made' ||
      (measure.kind === 'column' &&
        !items.some((item) => used.has(item) && item.columns.some(({ index }) => index === measure.column))),
  )

/** Rows are counted for what nothing is called. */
const isGuess = ({ reading: { request } }: Part): boolean =>
  request.measures.every(({ kind }) => kind === 'rows')

const isBrokenDown = ({ by, banded, spans }: TypedRequest): boolean =>
  by.length > 0 || banded !== null || spans !== null

/** Whether all that the first is told by tells the other as well. */
const isDrawnBy = ({ reading: { request } }: Part, { by }: TypedRequest): boolean =>
  request.by.every(({ column }) => by.some((one) => one.column === column))

/** Among the rows that a rate is of it is always 1. */
const isRated = ({ measures }: TypedRequest, condition: TypedRequest['conditions'][number]): boolean =>
  measures.some(({ kind, ...measure }) => kind === 'rate' && 'of' in measure && isSame(measure.of, condition))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
