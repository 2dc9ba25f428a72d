import type { Token } from '../tokens'

const most = new Set('top best highest largest biggest'.split(' '))
const least = new Set('bottom worst lowest smallest'.split(' '))

/** "best 5 and worst 5 products by revenue": both ends, each in a chart of its own; the same clause where one is named. */
export function eachEnd(tokens: Token[]): Token[][] {
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  const first = tokens.findIndex(({ text }) => most.has(text) || least.has(text))
  const joint = isNumber(first + 1) ? first + 2 : first + 1
  const next = joint + 1
  const [one, other] = [tokens[first]?.text ?? '', tokens[next]?.text ?? '']
  const isBoth = (most.has(one) && least.has(other)) || (least.has(one) && most.has(other))
  if (first < 0 || tokens[joint]?.text !== 'and' || !isBoth || !isNumber(next + 1)) return [tokens]
  const lead = tokens.slice(0, first)
  const rest = tokens.slice(next + 2)
  const count = isNumber(first + 1) ? tokens[first + 1]! : tokens[next + 1]!
  return [
    [...lead, tokens[first]!, count, ...rest],
    [...lead, tokens[next]!, tokens[next + 1]!, ...rest],
  ]
}

const breakers = new Set(['by', 'per'])

/** "churn rate by plan and by country" in its charts: one for each "by"; the same clause where it has one. */
export function eachBreakdown(tokens: Token[]): Token[][] {
  const first = tokens.findIndex(({ text }) => breakers.has(text))
  const further = tokens.flatMap(({ text }, at) =>
    at > first && text === 'and' && breakers.has(tokens[at + 1]?.text ?? '') ? [at] : [],
  )
  if (first < 0 || further.length === 0) return [tokens]
  const ends = [...further, tokens.length]
  const starts = [first, ...further.map((at) => at + 1)]
  return starts.map((from, place) => [...tokens.slice(0, first), ...tokens.slice(from, ends[place])])
}
