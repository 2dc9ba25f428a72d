import type { Understanding } from '../../understanding'
import type { Outcome } from '../directives/outcome'
import { readTokens, type Token } from '../tokens'
import { isAddition } from './additions'
import { itemLines } from './list-items'
import { splitAsks } from './split-asks'
import { splitDirectives } from './split-directives'

/** One request as it stands in the text, and cut into tokens. */
export interface RequestText {
  clause: string
  /** The same with the grammar's words in English. */
  english: string
  tokens: Token[]
}

const lineEnd = /[\n;]+/
const sentenceEnd =
  /(?<!\b(?:vs?|no|nr|approx|incl|excl|e\.g|i\.e|etc))(?:[?!]+|\.+(?!(?<=\b\d\d?\.)\s(?:quartal|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b))(?=[\s"']|$)/i
/** "…, and a line chart of …": a new chart begins. */
const newChart =
  /(?:,?\s+(?:and|then|plus|as well as|followed by|(?:and )?(?:second|third|fourth|final|last)(?:ly)?)|,)\s+(?=(?:(?:then|also|please|finally|lastly|next|show|draw|plot|add|give|make|create|me|a|an|one|another)\s+)*(?:(?:stacked|grouped|horizontal|vertical)\s+)?(?:bar|line|pie|donut|doughnut|area|scatter|bubble|column|heat ?map|histogram|box ?plot|radar|funnel|gauge|map|choropleth|kpi|table)\w*(?:\s+(?:chart|graph|plot|card|map))?s?\s+(?:of|for|showing|with|by)\b)/i

interface Reading {
  translate(piece: string): string
  /** What the text asks of the whole dashboard; null where it asks for a chart. */
  directiveOf(english: string): Outcome | null
  /** Where a sentence of another language than English goes on with a new chart. */
  another: RegExp | null
}

/** A text in its single requests; sentences that only add to the one before are put together with it. */
export function splitRequests(text: string, understanding: Understanding, reading: Reading): RequestText[] {
  const requests: RequestText[] = []
  let lastOpen: RequestText | null = null
  const pieces = piecesOf(text, {
    splitDirectives: (piece) => splitDirectives(piece, reading),
    splitAsks: (piece) => splitAsks(piece, understanding, reading.translate),
    another: reading.another,
  })
  for (const { clause, beginsLine } of pieces) {
    const english = reading.translate(clause)
    const tokens = readTokens(english)
    if (tokens.every(({ kind }) => kind === 'mark')) continue
    const isOwn = reading.directiveOf(english) !== null
    const last = isOwn ? undefined : lastOpen
    if (last && isAddition({ before: last.tokens, tokens, beginsLine }, understanding)) {
      last.clause = `${last.clause}${joint(last.clause, beginsLine)}${clause}`
      last.tokens = [
        ...last.tokens,
        { kind: 'mark', text: '.', value: Number.NaN, isCapital: false },
        ...tokens,
      ]
      last.english = `${last.english}. ${english}`
    } else {
      const request = { clause, english, tokens }
      requests.push(request)
      lastOpen = isOwn ? null : request
    }
  }
  return requests
}

/** What was written in lines is shown in lines. */
const joint = (before: string, beginsLine: boolean) =>
  beginsLine ? '\n' : /[.?!,;]$/.test(before) ? ' ' : '. '

interface Piece {
  clause: string
  /** People write one wish a line. */
  beginsLine: boolean
}

interface Cuts {
  another: RegExp | null
  splitDirectives(piece: string): string[]
  splitAsks(piece: string): string[]
}

function piecesOf(text: string, { another, splitDirectives, splitAsks }: Cuts): Piece[] {
  return itemLines(text)
    .split(lineEnd)
    .flatMap((line) =>
      line
        .split(sentenceEnd)
        .flatMap((sentence) => sentence.split(newChart))
        .flatMap((piece) => (another ? piece.split(another) : piece))
        .flatMap((piece) => splitDirectives(piece.trim()))
        .flatMap(splitAsks)
        .map((piece) => piece.trim().replace(/^[,\s]+|[,\s]+$/g, ''))
        .filter(Boolean)
        .map((clause, at) => ({ clause, beginsLine: at === 0 })),
    )
}
