import type { CardType } from '@/lib/contracts/cards'
import type { Filter, Grain } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { takeChart, takeStacking } from './chart-words'
import { takeFirst } from './first-of-each'
import { asksForCourse, takeGrain } from './grain-words'
import { takeNumberFilters } from './number-filters'
import { takeRelativeTime } from './relative-time'
import { numberOf, type Sentence, takeOut } from './sentence'
import { type AskedSort, takeSort } from './sorting'
import { takeLimit } from './take-limit'
import { takeValueFilters } from './value-filters'

/** What a request says beside its columns. */
export interface Parts {
  type: CardType | null
  stacked: boolean | null
  sort: AskedSort | null
  limit: { count: number; order: 'asc' | 'desc' } | null
  bins: { count: number } | { width: number } | null
  filters: Filter[]
  /** Columns of which several values were named. */
  compared: number[]
  grain: Grain | null
  isCourse: boolean
  isRelation: boolean
  isSpread: boolean
  /** "which region has the highest …": not a maximum, but the first in order. */
  winner: 'asc' | 'desc' | null
  problems: string[]
}

const relation =
  / (?:relat\w*|correlat\w*|scatter\w*|vs|versus|against|v s|v|compared? (?:to|with)|depend\w*|affect\w*|influence\w*|associat\w*|mean (?:lower|higher)|connection|regress\w*)(?= )/
const spread =
  / (?:distribut\w*|spread|breakdown|histogram|@histogram|range|categori[sz]ation|frequenc\w*)(?= )/
const share = / (?:proportions?|percentages?|shares? of (?:the )?total)(?= )/
const eitherOr = / (?:or|either) (?:(?:with|by|whose|has|have|a|an|the|is|of|from|in) )*~(?= )/
const binCount = / (?:in|into|with|using|by|of) (#n\d+) (?:bins?|buckets?|groups?|classes)(?= )/
const binWidth =
  / (?:(?:by|in|with|of|using|at|bin|bins|a|an|bin size|width|size|every) )+(#n\d+)(?: (?:unit|wide|point))*(?: (?:intervals?|steps?|wide|bins?|width))(?= )/
const winnerWords =
  / (?:which|what|who) (?:(?!#c|%|[.?] )\S+ )*(#[ce]\d+) (?:(?!#c|[.?] )\S+ ){0,3}(?:has|have|had|with|is|are|got|sees?|show|shows) (?:(?:the|a|an) )*(highest|largest|most|biggest|greatest|best|top|lowest|smallest|least|fewest|worst)(?= )/

/** Takes all of it out of the sentence, the surest first. */
export function takeParts(sentence: Sentence, understanding: Understanding): Parts {
  const type = takeChart(sentence) ?? (share.test(sentence.text) ? 'pie' : null)
  const stacked = takeStacking(sentence)
  const sort = takeSort(sentence)
  const bins = takeBins(sentence)
  const time = takeRelativeTime(sentence, understanding)
  const limit = takeLimit(sentence)
  const isRelation = relation.test(sentence.text)
  const isSpread = spread.test(sentence.text)
  const first = takeFirst(sentence, understanding)
  const winner = takeWinner(sentence) ?? first.order
  const numbers = takeNumberFilters(sentence, understanding)
  const values = takeValueFilters(sentence, understanding)
  const filters = [...time.filters, ...numbers.filters, ...values.filters]
  const isEither = eitherOr.test(sentence.text) && new Set(filters.map(({ column }) => column)).size > 1
  const isCourse = asksForCourse(sentence)
  const grain = takeGrain(sentence)
  const problems = [first.problem, ...time.problems, ...numbers.problems, ...values.problems].filter(
    (problem) => problem !== null,
  )
  if (isEither) problems.push('Conditions on two columns can only hold together, not one or the other.')
  return {
    type,
    stacked,
    sort,
    limit,
    bins,
    filters,
    compared: values.compared,
    grain,
    isCourse,
    isRelation,
    isSpread,
    winner,
    problems,
  }
}

function takeBins(sentence: Sentence): Parts['bins'] {
  const count = takeOut(sentence, binCount)
  if (count) return { count: numberOf(sentence, count[1]!) }
  const width = takeOut(sentence, binWidth)
  return width ? { width: numberOf(sentence, width[1]!) } : null
}

function takeWinner(sentence: Sentence): 'asc' | 'desc' | null {
  const match = takeOut(sentence, winnerWords, (found) => found[0].slice(0, -found[2]!.length))
  if (!match) return null
  const isMost = match[2] === 'most' || match[2] === 'fewest'
  if (isMost && !sentence.text.includes(' #c', sentence.text.indexOf(match[1]!) + 3))
    sentence.text = `${sentence.text.trimEnd()} number `
  return /lowest|smallest|least|fewest|worst/.test(match[2]!) ? 'asc' : 'desc'
}
