import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnMentions } from '../columns/column-mentions'
import { readSentence } from '../sentence'
import { takeSort } from '../sorting/sorting'
import { takeLimit } from '../sorting/take-limit'
import type { Token } from '../tokens'
import { takeChart } from '../words/chart-words'
import { takeGrain } from '../words/grain-words'

const refining =
  /^(?:and |then |also |please |additionally |could you |can you |i want to |i would like to |now |next )*(?:colou?r\w*|sort\w*|order(?:ed|ing)?(?= (?:by|from|in|them|it|the|this|that|these|those|alphabetically|ascending|descending|asc|desc)\b)|rank\w*|arrange\w*|group(?:ed)? by|split|separat\w*|segregat\w*|facet\w*|stack\w*|bin |break|limit|add (?:\w+ ){1,4}(?:to|in|as) (?:a |the )?(?:legend|colou?rs?|series|hue|groups?|stacks?|[xy]|axis|breakdown)\b|add \w+ (?:to|in|as)|set |in each|each |scatter points|(?:@?points?|dots?|bars?|lines?|bubbles?|slices?) colou?r\w*|(?:one|an?) (?:\w+ )?(?:for|per) (?:each|every)|use (?:\w+ ){1,4}(?:as|for) (?:the )?(?:colou?r|hue|series|legend|groups?|stacks?)|use (?:a )?different|make it|show it|plot (?:it|them)|visuali[sz]e (?:it|them|the result)|represent (?:it|this|them|the)|display (?:it|them|the (?:info|result|data))|present (?:it|them)|list the result|draw (?:it|them)|the x|the y|x axis|y axis|filter|only |just )/
/** "the bars stacked with the status", "make the points coloured by region". */
const ofParts =
  /^(?:(?:and|then|also|please|make|have|let|with|draw|show|put|i want|i would like) )*(?:(?:the|its|these|those|all|each) )*(?:bars?|columns?|lines?|points?|dots?|bubbles?|slices?|areas?|circles?|markers?|segments?) (?:(?:should|must|shall|are|is|be|being|to|of|it|each) )*(?:colou?r|stack|split|group|sort|order|shad|broken|separat|divid|rank|arrang)\w*\b/
const chartOnly =
  /\b(?:charts?|graphs?|plots?|pie|histogram|scatter\w*|bars?|lines?|heat ?map|diagram|radars?|gauges?|funnels?|bubbles?|donuts?|choropleths?|box ?plots?|slices)\b/
const seriesOnly =
  /\b(?:group(?:ing|ed)?|colou?r\w*|stack\w*|split) by\b|\b(?:colou?r|hue|shade) (?:for (?:each|every)|per)\b/
/** "bars by last name", "one line for each telescope": how the same is broken down. */
const brokenDown = /\b(?:by|per|for (?:each|every)) /
const backward = /\b(?:results?|them|it|this|these|that|those|between (?:both|the two))\b/
/** How a chart is to look, said of no column. */
const manner =
  /\b(?:proportions?|percent\w*|shares?|side by side|next to each other|stack\w*|correlat\w*|relation\w*|over time|trend|averages?|mean|median|totals?|maximum|minimum)\b/
/** "bars please" is no request of its own, whatever stands before it. */
const shortMax = 3
const counting = /\b(?:how many|number of|count of|how much)\b/

interface Following {
  before: Token[]
  tokens: Token[]
  /** People write one wish a line. */
  beginsLine: boolean
}

/** Whether a sentence adds to the request before it rather than being one of its own. */
export function isAddition({ before, tokens, beginsLine }: Following, understanding: Understanding): boolean {
  const words = textOf(tokens)
  const own = columnsIn(tokens, understanding)
  const theirs = columnsIn(before, understanding)
  const hasChart = chartOnly.test(textOf(before))
  if (theirs.size === 0 && hasChart) return true
  if (refining.test(words) || ofParts.test(words) || isOnlyRefining(before)) return true
  if (own.size === 0) {
    const isShort = tokens.length <= shortMax && chartOnly.test(words)
    const isSaid = theirs.size > 0 || isShort || counting.test(textOf(before))
    return isSaid && isManner(tokens, understanding)
  }
  if (beginsLine) return false
  const isSame = theirs.size > 0 && [...own].every((column) => theirs.has(column))
  if (isSame && takeSort(readSentence(tokens, understanding))) return true
  const isChart = !hasChart && chartOnly.test(words)
  if (isChart && (seriesOnly.test(words) || isBreakdown(words, { own, before }, understanding))) return true
  return isSame && !hasChart && (chartOnly.test(words) || backward.test(words))
}

function isBreakdown(
  words: string,
  { own, before }: { own: Set<number>; before: Token[] },
  understanding: Understanding,
): boolean {
  const isMeasured = [...own].some((column) => canMeasure(understanding, column))
  const isOpen = before.length > 0 && !/\b(?:by|per|each|every|across)\b/.test(textOf(before))
  return isOpen && !isMeasured && !counting.test(words) && brokenDown.test(words)
}

/** A chart, an order, a limit, a period or another manner of showing, and nothing to be shown. */
function isManner(tokens: Token[], understanding: Understanding): boolean {
  const words = textOf(tokens)
  const sentence = readSentence(tokens, understanding)
  if (sentence.values.length > 0) return false
  const isOrdered = takeSort(sentence) !== null || takeLimit(sentence) !== null
  if (counting.test(words)) return isOrdered
  return isOrdered || takeChart(sentence) !== null || takeGrain(sentence) !== null || manner.test(words)
}

const textOf = (tokens: Token[]) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

/** "the names" are those of what was named before. */
function columnsIn(tokens: Token[], understanding: Understanding): Set<number> {
  const mentions = columnMentions(tokens, understanding)
  const isName = (from: number, to: number) => to === from + 1 && /^names?$/.test(tokens[from]!.text)
  return new Set(mentions.filter(({ from, to }) => !isName(from, to)).map(({ column }) => column))
}

/** "Group by region." asks for nothing yet. */
function isOnlyRefining(tokens: Token[]): boolean {
  const words = tokens.map(({ text }) => text).join(' ')
  return /^(?:group(?:ed|ing)? by|colou?r(?:ed|ing)? by|facet\w* (?:on|by)|split by|stack\w* by) (?:\S+ ?){1,5}$/.test(
    words,
  )
}
