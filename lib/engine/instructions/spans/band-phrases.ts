import type { Band } from '../../plan/listed-bands'
import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'

/** Tokens from (inclusive) to (exclusive) that name a stretch of numbers. */
export interface BandPhrase {
  from: number
  to: number
  band: Band
}

const under = wordSet('under below <')
const over = wordSet('over above beyond >')
const smaller = wordSet('less fewer lower younger cheaper smaller shorter lighter')
const larger = wordSet('more greater higher older bigger larger longer heavier')
const downwards = wordSet('less fewer lower younger under below smaller')
const upwards = wordSet('more over older above higher up plus greater larger beyond')
const separators = wordSet(', and or versus vs then ;')
const joints = wordSet('to until till through')
const bandsMax = 12
/** Whole numbers that follow each other leave nothing out: "up to 35, 36 to 55". */
const gapMax = 1

/** All lists of neighbouring stretches of numbers: "under 40, 40 to 60, over 60". */
export function bandLists(tokens: Token[]): BandPhrase[][] {
  const found: BandPhrase[][] = []
  for (let at = 0; at < tokens.length; ) {
    const phrases = listFrom(tokens, at)
    const isList = phrases.length > 1 && isChained(tokens, phrases)
    if (isList) found.push(phrases)
    at = isList ? phrases.at(-1)!.to : at + 1
  }
  return found
}

function listFrom(tokens: Token[], start: number): BandPhrase[] {
  const phrases: BandPhrase[] = []
  for (let at = start; phrases.length < bandsMax; ) {
    const phrase = phraseAt(tokens, at) ?? withUnit(tokens, at, phrases)
    if (!phrase) break
    phrases.push(phrase)
    at = phrase.to
    while (separators.has(tokens[at]?.text ?? '')) at++
  }
  return phrases
}

/** "under 100 knots, 100 to 150": what the numbers are of stands behind one of them. */
function withUnit(tokens: Token[], at: number, before: BandPhrase[]): BandPhrase | null {
  const last = before.at(-1)
  if (!last || last.to !== at || tokens[at]?.kind !== 'word') return null
  let next = at + 1
  if (tokens[next]?.text === 'old') next++
  while (separators.has(tokens[next]?.text ?? '')) next++
  return next > at + 1 ? phraseAt(tokens, next) : null
}

function phraseAt(tokens: Token[], at: number): BandPhrase | null {
  const text = (place: number) => tokens[place]?.text ?? ''
  const number = (place: number) => (tokens[place]?.kind === 'number' ? tokens[place]!.value : null)
  const open = openAt(text, at)
  if (open) {
    const value = number(open.to)
    return value === null ? null : { from: at, to: open.to + 1, band: open.of(value) }
  }
  const lead = text(at) === 'between' || text(at) === 'from' ? at + 1 : at
  const first = number(lead)
  if (first === null) return null
  const isJoined = joints.has(text(lead + 1)) || (text(at) === 'between' && text(lead + 1) === 'and')
  const last = isJoined ? number(lead + 2) : null
  if (last !== null) {
    const low = inScaleOf(first, tokens[lead]!, tokens[lead + 2]!)
    return low < last ? { from: at, to: lead + 3, band: { from: low, to: last } } : null
  }
  const isEnd = text(lead + 1) === 'or' || text(lead + 1) === 'and'
  if (isEnd && upwards.has(text(lead + 2))) return { from: at, to: lead + 3, band: { from: first } }
  if (isEnd && downwards.has(text(lead + 2))) return { from: at, to: lead + 3, band: { to: first } }
  return text(lead + 1) === 'plus' ? { from: at, to: lead + 2, band: { from: first } } : null
}

interface Open {
  to: number
  of(value: number): Band
}

/** "under", "less than", "up to" and their opposites. */
function openAt(text: (at: number) => string, at: number): Open | null {
  const isThan = text(at + 1) === 'than'
  if (under.has(text(at))) return { to: at + 1, of: (to) => ({ to, isToOpen: true }) }
  if (over.has(text(at))) return { to: at + 1, of: (from) => ({ from, isFromOpen: true }) }
  if (isThan && smaller.has(text(at))) return { to: at + 2, of: (to) => ({ to, isToOpen: true }) }
  if (isThan && larger.has(text(at))) return { to: at + 2, of: (from) => ({ from, isFromOpen: true }) }
  const next = text(at + 1)
  if (text(at) === 'until' || text(at) === 'till') return { to: at + 1, of: (to) => ({ to }) }
  if ((text(at) === 'up' && next === 'to') || (text(at) === 'at' && next === 'most'))
    return { to: at + 2, of: (to) => ({ to }) }
  return text(at) === 'at' && next === 'least' ? { to: at + 2, of: (from) => ({ from }) } : null
}

const scaled = /\p{L}$/u
const thousand = 1000

/** "20 to 40k" begins at 20k. */
const inScaleOf = (first: number, own: Token, last: Token): number =>
  !scaled.test(own.text) && /k$/i.test(last.text) && first < thousand ? first * thousand : first

/** Whether each begins where the one below it ends. Of two that are joined by "or" all other rows are left out. */
function isChained(tokens: Token[], phrases: BandPhrase[]): boolean {
  const isEither = phrases.length === 2 && tokens[phrases[1]!.from - 1]?.text === 'or'
  return !isEither && areChained(phrases.map(({ band }) => band))
}

/** Whether each begins where the one below it ends. */
export function areChained(bands: BandPhrase['band'][]): boolean {
  const low = (band: BandPhrase['band']) => band.from ?? Number.NEGATIVE_INFINITY
  const sorted = [...bands].sort((a, b) => low(a) - low(b))
  return sorted.every((band, place) => {
    const next = sorted[place + 1]
    if (!next) return true
    return (
      band.to !== undefined &&
      next.from !== undefined &&
      next.from >= band.to &&
      next.from - band.to <= gapMax
    )
  })
}
