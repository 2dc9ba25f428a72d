import type { Understanding } from '../understanding'
import { columnMentions } from './column-mentions'
import { readTokens, type Token } from './tokens'

/** One request as it stands in the text, and cut into tokens. */
export interface RequestText {
  clause: string
  /** The same with the grammar's words in English. */
  english: string
  tokens: Token[]
}

const sentenceEnd = /[\n;]+|(?<!\b(?:vs?|no|nr|approx|incl|excl|e\.g|i\.e|etc))[.?!]+(?=[\s"']|$)/i
/** "…, and a line chart of …": a new chart begins. */
const newChart =
  /,?\s+(?:and|then|plus|as well as)\s+(?=(?:(?:then|also|please|show|draw|plot|add|give|make|create|me|a|an|one|another)\s+)*(?:(?:stacked|grouped|horizontal|vertical)\s+)?(?:bar|line|pie|donut|doughnut|area|scatter|bubble|column|heat ?map|histogram|box ?plot|radar|funnel|gauge|map|choropleth|kpi|table)\w*(?:\s+(?:chart|graph|plot|card|map))?s?\s+(?:of|for|showing|with|by)\b)/i

/** A text in its single requests; sentences that only add to the one before are put together with it. */
export function splitRequests(
  text: string,
  understanding: Understanding,
  { translate, standsAlone }: { translate(piece: string): string; standsAlone(english: string): boolean },
): RequestText[] {
  const requests: RequestText[] = []
  let lastOpen: RequestText | null = null
  for (const clause of piecesOf(text)) {
    const english = translate(clause)
    const tokens = readTokens(english)
    if (tokens.every(({ kind }) => kind === 'mark')) continue
    const isOwn = standsAlone(english)
    const last = isOwn ? undefined : lastOpen
    if (last && isAddition(last.tokens, tokens, understanding)) {
      last.clause = `${last.clause}${/[.?!,;]$/.test(last.clause) ? '' : '.'} ${clause}`
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

function piecesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(newChart))
    .map((piece) => piece.trim().replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter(Boolean)
}

const refining =
  /^(?:and |then |also |please |additionally |could you |can you |i want to |i would like to |now |next )*(?:colou?r\w*|sort\w*|order\w*|rank\w*|arrange\w*|group(?:ed)? by|split|separat\w*|segregat\w*|facet\w*|stack\w*|bin |break|limit|add \w+ (?:to|in|as)|set |in each|each |scatter points|use (?:a )?different|make it|show it|plot (?:it|them)|visuali[sz]e (?:it|them|the result)|represent (?:it|this|them|the)|display (?:it|them|the (?:info|result|data))|present (?:it|them)|list the result|draw (?:it|them)|the x|the y|x axis|y axis|filter|only |just )/
const chartOnly =
  /\b(?:charts?|graphs?|plots?|pie|histogram|scatter\w*|bars?|lines?|heat ?map|diagram|radars?|gauges?|funnels?|bubbles?|donuts?|choropleths?|box ?plots?)\b/

const ordering = /\b(?:asc|desc|ascending|descending)\b/
const seriesOnly = /\b(?:group(?:ing|ed)?|colou?r\w*|stack\w*|split) by\b/
const backward = /\b(?:results?|them|it|this|these|that|those)\b/

/** Whether a sentence adds to the request before it rather than being one of its own. */
function isAddition(before: Token[], tokens: Token[], understanding: Understanding): boolean {
  const words = tokens
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const own = new Set(columnMentions(tokens, understanding).map(({ column }) => column))
  const theirs = new Set(columnMentions(before, understanding).map(({ column }) => column))
  if (theirs.size === 0 && chartOnly.test(before.map(({ text }) => text).join(' '))) return true
  if (refining.test(words) || isOnlyRefining(before)) return true
  if (own.size === 0)
    return chartOnly.test(words) || /\b(?:asc|desc|ascending|descending|sort|order|high|low)\b/.test(words)
  const isSame = theirs.size > 0 && [...own].every((column) => theirs.has(column))
  const hasChart = chartOnly.test(before.map(({ text }) => text).join(' '))
  if (isSame && ordering.test(words)) return true
  if (!hasChart && chartOnly.test(words) && seriesOnly.test(words)) return true
  return isSame && !hasChart && (chartOnly.test(words) || backward.test(words))
}

/** "Group by region." asks for nothing yet. */
function isOnlyRefining(tokens: Token[]): boolean {
  const words = tokens.map(({ text }) => text).join(' ')
  return /^(?:group(?:ed|ing)? by|colou?r(?:ed|ing)? by|facet\w* (?:on|by)|split by|stack\w* by) (?:\S+ ?){1,5}$/.test(
    words,
  )
}
