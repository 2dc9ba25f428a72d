import type { AskedColumn } from '../../plan/asked-column'
import type { Condition } from '../../table/condition'
import type { Understanding } from '../../understanding'
import type { ParsedRequest } from '../parse-request'
import { type Said, saidIn } from '../spans/metric-span'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { dayRows } from './day-rows'
import { type First, firstOf } from './first-of'
import { hourRows } from './hour-rows'
import { numberedRows } from './numbered-rows'
import { periodRows } from './period-rows'
import type { RowSpan } from './row-span'
import { thingRows } from './thing-rows'

/** Which rows a clause is about, as far as it says so in words that stand for themselves, and the rest of it. */
export interface RowText {
  tokens: Token[]
  keep: Condition[]
  first: First[]
  made: AskedColumn[]
  notes: string[]
}

const producers: ((said: Said) => RowSpan[])[] = [periodRows, dayRows, hourRows, thingRows, numberedRows]

/** A clause without the words that only pick rows; null where it has none. */
export function readRows(tokens: Token[], understanding: Understanding): RowText | null {
  const said = saidIn(tokens, understanding)
  const spans: RowSpan[] = []
  for (const span of producers.flatMap((produce) => produce(said)))
    if (!spans.some(({ from, to }) => span.from < to && from < span.to)) spans.push(span)
  if (spans.length === 0) return null
  return {
    tokens: tokens.filter((_, at) => !spans.some(({ from, to }) => from <= at && at < to)),
    keep: spans.flatMap(({ keep }) => keep),
    first: spans.flatMap(({ first }) => first ?? []),
    made: spans.flatMap(({ made }) => made ?? []),
    notes: spans.flatMap(({ note }) => note ?? []),
  }
}

/** Whether nothing is left to draw: the clause only picks rows. */
export const isRowsAlone = ({ tokens }: RowText): boolean =>
  tokens.every(({ kind, text }) => kind === 'mark' || closedWords.has(text))

/** What the rest came to, of those rows. */
export function ofRows(request: ParsedRequest, rows: RowText, { table }: Understanding): ParsedRequest {
  const { cards, filters, status, reason } = request
  const { keep, made, notes } = rows
  const told = [...notes, reason].filter(Boolean).join(' ') || null
  const kept = (own: Condition[]) => {
    const all = [...own, ...keep]
    return [...all, ...rows.first.flatMap((first) => firstOf(table, first, all) ?? [])]
  }
  if (cards.length > 0) {
    const own = cards.map((card) => ({
      ...card,
      filters: kept(card.filters),
      ...(made.length > 0 && { made: [...(card.made ?? []), ...made] }),
    }))
    return { ...request, cards: own, reason: told }
  }
  if (status === 'not_possible') return { ...request, reason: told }
  if (made.length === 0) return { ...request, filters: kept(filters), reason: told }
  const names = made.map(({ name }) => name).join(' and ')
  return {
    ...request,
    status: 'not_possible',
    reason: `Rows by ${names} can be picked for a chart, not for the whole dashboard: say it with one.`,
  }
}
