import { percentileSchema } from '@/lib/contracts/query'
import { canMeasure } from '../columns/column-kinds'
import { wordSet } from '../words/word-set'
import { plainToken } from './asked-token'
import { type MetricSpan, type Said, skip } from './metric-span'

const percentiles = wordSet('percentile percentiles')
const suffixes = wordSet('th st nd rd % e o')
const quarters = wordSet('quartile quartiles')
const tenths = wordSet('decile deciles')
const upper = wordSet('upper top third highest')
const lower = wordSet('lower bottom first lowest')
const articles = wordSet('of the a an in for all')

interface Found {
  from: number
  to: number
  percent: number
}

/** "p95", "the 90th percentile", "upper quartile": a value below which so many of 100 lie. */
export function percentileSpans(said: Said): MetricSpan[] {
  return said.words.flatMap((_, at): MetricSpan[] => {
    const found = foundAt(said, at)
    const own = `p${found?.percent}`
    if (!found || !isKnown(own)) return []
    return [{ from: found.from, to: found.to, as: [plainToken(own)] }]
  })
}

const isKnown = (word: string): boolean => percentileSchema.options.some((one) => one === word)

function foundAt({ tokens, words, mentions, understanding }: Said, at: number): Found | null {
  const number = (place: number) => (tokens[place]?.kind === 'number' ? tokens[place]!.value : Number.NaN)
  const isNamed = mentions.some(({ from, to }) => from <= at && at < to)
  const [word, next] = [words[at]!, words[at + 1] ?? '']
  if (isNamed) return null
  // "product P95"
  const isName = mentions.some(({ to, column }) => to === at && !canMeasure(understanding, column))
  if (word === 'p' && number(at + 1) > 0)
    return isName ? null : { from: at, to: at + 2, percent: number(at + 1) }
  if (percentiles.has(word)) {
    if (number(at + 1) > 0) return { from: at, to: at + 2, percent: number(at + 1) }
    const before = suffixes.has(words[at - 1] ?? '') ? at - 2 : at - 1
    return number(before) > 0 ? { from: before, to: at + 1, percent: number(before) } : null
  }
  const edge = quarters.has(next) ? 25 : tenths.has(next) ? 10 : 0
  const isOfNumber =
    edge > 0 &&
    mentions.some(
      ({ from, column }) => from === skip(words, at + 2, articles) && canMeasure(understanding, column),
    )
  // "the top quartile of customers" is of rows
  if (!isOfNumber || (!upper.has(word) && !lower.has(word))) return null
  return { from: at, to: at + 2, percent: upper.has(word) ? 100 - edge : edge }
}
