import type { Understanding } from '../understanding'
import { type ParsedRequest, parseRequest } from './parse-request'
import { isRowsAlone, ofRows, readRows } from './rows/read-rows'
import { eachBreakdown, eachEnd } from './spans/each-breakdown'
import { type Guess, readMetrics } from './spans/read-metrics'
import type { Token } from './tokens'

export interface ParsedClause {
  request: ParsedRequest
  /** The words that the first of its charts was read from. */
  said: Token[]
}

interface Read {
  understanding: Understanding
  guess?: Guess
}

/** A clause as one request, whatever rows and metrics it speaks of, and however many charts it asks for. */
export function parseClause(clause: string, said: Token[], read: Read): ParsedClause {
  const parsed = eachEnd(said).map((tokens) => parseRows(clause, tokens, read))
  return { request: together(parsed.map(({ request }) => request)), said: parsed[0]!.said }
}

/** Which rows are meant goes before what is drawn of them, so that every metric can be of every population. */
function parseRows(clause: string, said: Token[], read: Read): ParsedClause {
  const { understanding } = read
  const rows = readRows(said, understanding)
  if (!rows) return parseRest(clause, said, read)
  if (isRowsAlone(rows)) return { request: ofRows(nothing, rows, understanding), said: [] }
  const { request, said: rest } = parseRest(clause, rows.tokens, read)
  return { request: ofRows(request, rows, understanding), said: rest }
}

const nothing: ParsedRequest = {
  cards: [],
  filters: [],
  status: 'applied',
  reason: null,
  unread: [],
  named: [],
}

const parseRest = (clause: string, said: Token[], read: Read): ParsedClause =>
  parseMetrics(clause, said, read) ?? {
    request: parseRequest(clause, said, read.understanding),
    said,
  }

/** A request for a metric that no column holds, read as if one did; null where it asks for none, or makes no card of it. */
function parseMetrics(clause: string, said: Token[], { understanding, guess }: Read): ParsedClause | null {
  const metrics = readMetrics(said, understanding, guess)
  if (!metrics) return null
  const requests = eachBreakdown(metrics.tokens).map((tokens) =>
    parseRequest(clause, tokens, metrics.understanding),
  )
  const cards = requests.map((request) => metrics.cardsOf(request.cards))
  if (cards.some((made) => made === null)) return null
  const columns = understanding.table.columns.map(({ name }) => name)
  const request = together(requests.map((one, place) => ({ ...one, cards: cards[place]! })))
  const named = request.named.map((index) => columns.indexOf(metrics.names[index]!))
  const reason = [...metrics.notes, request.reason].filter(Boolean).join(' ') || null
  const status = metrics.isGuess && request.status === 'applied' ? 'partly' : request.status
  return { request: { ...request, named, reason, status }, said: metrics.said }
}

/** A clause that asks for several charts is as well read as the worst of them. */
function together(requests: ParsedRequest[]): ParsedRequest {
  const worst = requests.find(({ status }) => status !== 'applied') ?? requests[0]!
  return {
    ...worst,
    cards: requests.flatMap(({ cards }) => cards),
    filters: requests.flatMap(({ filters }) => filters),
    unread: [...new Set(requests.flatMap(({ unread }) => unread))],
    named: [...new Set(requests.flatMap(({ named }) => named))],
  }
}
