import type { CardType } from '@/lib/contracts/cards'
import type { Grain } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { takeFirst } from './axes/first-of-each'
import type { AskedBins } from './axes/settle-bins'
import type { Found } from './conditions/condition-reader'
import { takeConditions } from './conditions/take-conditions'
import { numberOf, type Sentence, takeOut } from './sentence'
import { rankedColumn } from './sorting/ranked-column'
import { type AskedSort, takeSort } from './sorting/sorting'
import { type Limit, takeLimit } from './sorting/take-limit'
import { takeWinner } from './sorting/take-winner'
import { takeTransforms } from './transforms'
import { takeChart, takeStacking } from './words/chart-words'
import { asksForCourse, takeGrain } from './words/grain-words'
import { type Relation, takeRelation } from './words/relation-words'

/** What a request says beside its columns. */
export interface Parts extends Relation {
  type: CardType | null
  stacked: boolean | null
  sort: AskedSort | null
  limit: Limit | null
  /** "top 3 days by wind": the column that the first few are the first by. */
  rankedBy: number | null
  bins: AskedBins | null
  found: Found
  grain: Grain | null
  isCourse: boolean
  isSpread: boolean
  /** "which region has the highest …": not a maximum, but the first in order. */
  winner: 'asc' | 'desc' | null
  /** "who has the highest …" names no holder. */
  asksWho: boolean
  problems: string[]
  /** What was read in another way than it was said, and means the same. */
  notes: string[]
}

const spread =
  / (?:distribut\w*|how \S+ are most|spread|breakdown|histogram|@histogram|range(?! (?:of |from |between )?#[nd])|categori[sz]ation|frequenc\w*)(?= )/
const share =
  / (?:proportions?|percentages?|(?:what|which|the|a|relative|by|as) shares?|shares?(?= (?:of|by|per|does|do|each)))(?= )/
const binCount = / (?:in|into|with|using|by|of) (#n\d+) (?:bins?|buckets?|groups?|classes)(?= )/
const countOfBins = / number of (?:bins?|buckets?)(?: (?:is|=|of))? (#n\d+)(?= )/
const counted =
  '(?: (units?|points?|years?|yrs|months?|weeks?|days?|hours?|minutes?|euros?|dollars?|pounds?))?'
const widthOfBins = new RegExp(
  ` (?:(?:bins?|buckets?|bands?|steps?)(?: (?:size|width|interval))?|binned|rounded)(?: (?:of|is|=|by|to|at|size|width))* (#n\\d+)${counted}(?= )`,
)
const binWidth = new RegExp(
  ` (?:(?:by|in|with|of|using|at|bin|bins|a|an|bin size|width|size|every) )+(#n\\d+)${counted}(?: (?:wide|point))*(?: (?:intervals?|steps?|wide|bins?|bands?|buckets?|width))(?= )`,
)

/** "the first 10 rows", but not those "by number of rows". */
const tableRows =
  / (?<!(?:number|numbers|count|counts|amount) of (?:the |all )?|(?:most|fewest|least|many) )(?:rows|records|entries|lines)(?= )/

/** "start with total revenue": what comes first in the text comes first on the page. */
const opening =
  /^ (?:(?:please|and|then|let|us|me|s|,) )*(?:start|begin|open|lead|kick|go)(?: (?:off|out|on))? with (?=(?:(?:the|a|an) )*(?:#[ce]|@|(?:total|sum|average|mean|median|number|count|overall|overview|how)(?= )))/

/** Takes all of it out of the sentence, the surest first. */
export function takeParts(sentence: Sentence, understanding: Understanding): Parts {
  const isSeries = / time series /.test(sentence.text)
  takeOut(sentence, opening)
  const rankedBy = rankedColumn(sentence)
  const transformed = takeTransforms(sentence, understanding)
  const named = takeChart(sentence)
  const isShare = share.test(sentence.text)
  const stacked = takeStacking(sentence)
  const sort = takeSort(sentence)
  const bins = takeBins(sentence)
  const limit = takeLimit(sentence)
  const rows = limit !== null && named === null && !isShare && tableRows.test(sentence.text)
  const relation = takeRelation(sentence)
  const isSpread = spread.test(sentence.text)
  const type = transformed.type ?? named ?? (bins && isSpread ? 'histogram' : isShare ? 'pie' : null)
  const first = takeFirst(sentence, understanding)
  const winner = takeWinner(sentence, { understanding, isLimited: limit !== null })
  const found = takeConditions(sentence, understanding)
  const isChange = type === 'line' && / changes? (?:in|of|to) /.test(sentence.text)
  const isCourse = asksForCourse(sentence) || isSeries || isChange || transformed.isCourse
  const grain = takeGrain(sentence) ?? transformed.grain
  const problems = [...transformed.problems, first.problem, ...found.problems].filter(
    (problem) => problem !== null,
  )
  return {
    type: rows ? 'table' : type,
    stacked,
    sort,
    limit,
    rankedBy,
    bins,
    found,
    grain,
    isCourse,
    ...relation,
    isSpread,
    winner: winner?.order ?? first.order,
    asksWho: winner?.isPerson ?? false,
    problems,
    notes: found.notes,
  }
}

function takeBins(sentence: Sentence): Parts['bins'] {
  if (!sentence.text.includes(' #n')) return null
  const count = takeOut(sentence, binCount) ?? takeOut(sentence, countOfBins)
  if (count) return { count: numberOf(sentence, count[1]!) }
  const width = takeOut(sentence, binWidth) ?? takeOut(sentence, widthOfBins)
  if (!width) return null
  const [, mark, unit] = width
  return { width: numberOf(sentence, mark!), unit: unit ?? sentence.monies.get(mark!) ?? null }
}
