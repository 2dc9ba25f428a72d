import type { CardType } from '@/lib/contracts/cards'
import type { Grain } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { isTime } from './columns/column-kinds'
import { columnOf, type Sentence, takeOut } from './sentence'

interface Transform {
  pattern: RegExp
  /** What comes nearest, where it is another chart than the rest of the text says. */
  type: CardType | null
  reason: string
  /** A wish that only a course over time can have. */
  isCourse?: boolean
}

/** What charts don't compute here; the values behind it are drawn, and the clause says so. */
const transforms: Transform[] = [
  {
    pattern:
      / (?:a |the )?(?:running (?:totals?|sums?|counts?)|cumulative(?:ly)?|cumulated|accumulated|year to date|ytd)(?: (?:totals?|sums?|of|for|in))*(?= )/,
    type: null,
    reason: 'No running totals are computed: each period shows its own total.',
    isCourse: true,
  },
  {
    pattern:
      / (?:a |the )?(?:moving|rolling|trailing)(?: #n\d+ \w+)? (?:averages?|means?|medians?|sums?|totals?)(?: of| for)?(?= )/,
    type: null,
    reason: 'No moving averages are computed: each period shows its own value.',
    isCourse: true,
  },
  {
    pattern:
      / (?:compared? (?:to|with)|in comparison (?:to|with)|against|versus|vs) (?:the |its |their |an )*(?:overall |total |general )?(?:average|mean|median)(?= (?!#|%|of ))/,
    type: null,
    reason: 'No average is drawn beside the values; those above it can be asked for.',
  },
  {
    pattern: / (?:on |using |with )?(?:a |an )?(?:log(?:arithmic)?) (?:scale|axis|y axis|x axis)(?= )/,
    type: null,
    reason: 'Axes are linear here, not logarithmic.',
  },
  {
    pattern: / (?:a |the )?(?:standard deviations?|std(?: dev)?|stddev|variances?)(?: of| in| for)?(?= )/,
    type: 'boxplot',
    reason: 'No standard deviation is computed; a box plot shows the spread.',
  },
  {
    pattern:
      / (?:a |the )?(?:#n\d+ (?:st |nd |rd |th )?percentiles?|percentiles?|quartiles?|quantiles?|deciles?|interquartile range|iqr)(?: of| in| for)?(?= )/,
    type: 'boxplot',
    reason: 'No single percentile is computed; a box plot shows the quartiles.',
  },
  {
    pattern:
      / (?:(?:a |with |on |two |using )*)(?:dual|secondary|second|two|double|2nd) (?:y )?(?:axis|axes)(?: (?:chart|graph|plot))?(?: (?:of|for|with))?(?= )/,
    type: null,
    reason: 'A chart has one axis of values: each measure has a card of its own.',
  },
  {
    pattern: / (?:#n\d+ (?:% |percent )?|fully |normali[sz]ed |relative )(?=stack)/,
    type: null,
    reason: 'Bars are stacked by their values, not to 100 %: shares are read from the parts.',
  },
  {
    pattern: / (?:the )?(?:ratio of|quotient of)(?= (?:the )?#c)/,
    type: 'bar',
    reason: 'No ratio of two columns is computed; each is shown by itself.',
  },
  {
    pattern: / (?:the )?(?:difference|gap) between(?= (?:the )?(?:%\w+ |average |total )?#c)/,
    type: 'bar',
    reason: 'No difference of two columns is computed; each is shown by itself.',
  },
]

const overPeriod =
  '(?:year (?:over|on) year|yoy|y o y|month (?:over|on) month|mom|week (?:over|on) week|wow|quarter (?:over|on) quarter|qoq)'
const growth = new RegExp(
  [
    ` (?:(?:the )?(?:${overPeriod}|percentage|percent|annual|yearly|monthly|weekly|quarterly) )*(?:growth(?: rate)?)(?: (?:of|in|rate))*(?= )`,
    ` (?:the )?(?:${overPeriod}|percentage|percent) (?:change|increase|decrease)s?(?: (?:of|in|from))*(?= )`,
    ` ${overPeriod}(?= )`,
    ` (?:as )?(?:a |the )?(?:percentage|percent|share) of (?:the )?(?:previous|last|prior) (?:year|month|quarter|week)(?= )`,
    ` (?:compared|relative) to (?:the )?(?:previous|prior) (?:year|month|quarter|week)(?= )`,
  ].join('|'),
)
const grains: [RegExp, Grain][] = [
  [/year|yoy|annual/, 'year'],
  [/quarter|qoq/, 'quarter'],
  [/month|mom/, 'month'],
  [/week|wow/, 'week'],
]

export interface Transformed {
  type: CardType | null
  grain: Grain | null
  isCourse: boolean
  problems: string[]
}

/** Takes what no chart here computes out of the sentence. */
export function takeTransforms(sentence: Sentence, understanding: Understanding): Transformed {
  const result: Transformed = { type: null, grain: null, isCourse: false, problems: [] }
  const isTimed =
    timed.test(sentence.text) ||
    [...sentence.text.matchAll(brokenDown)].some(([, mark]) =>
      isTime(understanding, columnOf(sentence, mark!)),
    )
  for (const { pattern, type, reason, isCourse } of transforms) {
    if ((isCourse && !isTimed) || !takeOut(sentence, pattern)) continue
    result.type ??= type
    result.problems.push(reason)
  }
  const grown = takeOut(sentence, growth)
  if (grown) {
    result.grain = grains.find(([pattern]) => pattern.test(grown[0]))?.[1] ?? null
    result.isCourse = true
    result.problems.push('No growth is computed: the change shows from one period to the next.')
  }
  return result
}

const timed =
  / (?:over|through) (?:the )?(?:time|years?|months?)| (?:by|per|each|every) (?:years?|quarters?|months?|weeks?|days?|date)| (?:year to date|ytd|moving|rolling|trailing|running|yearly|annual|quarterly|monthly|weekly|daily)(?= )/
const brokenDown = / (?:by|per|each|every) (#c\d+)(?= )/g
