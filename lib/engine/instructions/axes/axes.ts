import type { Aggregation } from '@/lib/contracts/query'
import { splitName } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { canMeasure, isRowName, nameColumn } from '../columns/column-kinds'
import { isOwnCount } from '../columns/own-count'
import { columnOf, type Sentence } from '../sentence'
import { summaryMarks } from '../words/summary-marks'

/** A column as a text uses it. */
export interface Item {
  column: number
  aggregation: Aggregation | null
  /** Where the text puts it: on an axis, behind "by", behind a word of colour or series, as what is counted. */
  place: 'x' | 'y' | 'by' | 'series' | 'counted' | 'size' | null
  isDistinct: boolean
  isEntity: boolean
  /** Whether it can be measured. */
  isMeasure: boolean
  /** Where in the sentence it stands. */
  at: number
  /** Only values of it were named, to be told apart. */
  isCompared?: boolean
  /** Its own numbers were asked for as "number of" a thing: they add up. */
  isNumberOf?: boolean
  /** The column itself was said, not only the thing that it names. */
  isNamed?: boolean
  /** It was said in the plural: many of a thing. */
  isPlural?: boolean
}

const det =
  '(?:(?:the|a|an|all|of|different|various|varying|distinct|unique|their|its|his|respective|individual|single|is|are|as|other|type|types|kind|kinds|attribute|field|column|~) )*'
const aggregated = new RegExp(
  `%(${summaryMarks}|count_distinct|count) ${det}(?:(?!#|%|@|[.,] |by |per |in |for |and |each |every |vs |from |across |over |with |to |does |do )\\S+ ){0,2}${det}$`,
)
const by =
  /(?: (?:by|per|each|every|across|over|based on|against|vs|versus|group|grouped|groups|grouping|within|according|for different|from different|of different|for various|between different|in different|different|separate|respective)|, for) (?:(?:the|a|an|all|of|each|every|different|various|varying|distinct|unique|their|its|and|to|in|on|by|individual|attribute|type|types|number|~|%count|kind|kinds|group) )*$/
const series =
  / (?:colou?r\w*(?! (?:the |all )*(?:@\w+|points|dots|circles|bubbles|markers|slices) of )|legend|stacked(?! @)|stack|split|segregat\w*|separat\w*|broken|break|distinguish\w*|partition\w*|(?:facet\w*|small multiples|panels?)(?! of)|series|hue|identif\w*|segment\w*|differentiated|subdivided) [^#%.]*$/
const xBefore = /(?: x | x axis| xaxis| horizontal axis| the axis) (?!y )[^#]{0,40}$/
const yBefore = /(?: y | y axis| yaxis| vertical axis) (?!x )[^#]{0,60}$/
const xAfter = /^ (?:(?:on|as|in|for|to|at|along|being|is) )+(?:(?:the|an|a) )*(?:x|horizontal)(?: axis)? /
const yAfter = /^ (?:(?:on|as|in|for|to|at|along|being|is) )+(?:(?:the|an|a) )*(?:y|vertical)(?: axis)? /
const sizeBefore =
  / (?:size|sized|bubble size)(?: (?:of|by|is|shows|for|the|points|bubbles|as|to|represents?))* $/
const seriesAfter =
  /^ (?:(?:shown|each|plotted|in|to|as|be) )*(?:separately|legend|differentiated|to groups|to the legend) /

/** The columns of a text in its order, each with the place that the words around it give it. */
export function itemsOf(sentence: Sentence, understanding: Understanding): Item[] {
  const items: Item[] = []
  let end = 0
  const { text } = sentence
  for (const match of text.matchAll(/#[ce]\d+/g)) {
    const previous = items.at(-1)
    const before = text.slice(end, match.index)
    const rest = text.slice(match.index + match[0].length)
    const item = { ...itemOf(match[0], { before, rest }, { sentence, understanding }), at: match.index }
    if (item.place === null && previous?.place === 'by' && chained.test(before)) item.place = 'by'
    const axis = (xAfter.exec(rest) ?? yAfter.exec(rest))?.[0] ?? ''
    if (axis && match[0].startsWith('#e') && previous?.place === null && ownedBy.test(before)) {
      previous.place = item.place
      Object.assign(item, { place: null, isEntity: true })
    }
    if (previous && before === ' ') lendAggregation(previous, item)
    items.push(item)
    // the axis of one is not that of the next
    end = match.index + match[0].length + Math.max(0, axis.length - 1)
  }
  return items
}

/** "average song rating": what is put together is the number, not the thing that has it. */
function lendAggregation(thing: Item, number: Item): void {
  if (!thing.aggregation || thing.isMeasure || !number.isMeasure || number.aggregation) return
  number.aggregation = thing.aggregation
  thing.aggregation = null
}

function itemOf(
  mark: string,
  around: { before: string; rest: string },
  { sentence, understanding }: { sentence: Sentence; understanding: Understanding },
): Omit<Item, 'at'> {
  const { before, rest } = around
  const said = columnOf(sentence, mark)
  const words = aggregatedAfter.exec(rest) ?? aggregated.exec(before)
  const aggregation = (words?.[1] ?? null) as Aggregation | null
  const isCounting = aggregation === 'count' || aggregation === 'count_distinct' || countAfter.test(rest)
  const isDistinct = aggregation === 'count_distinct'
  const isOwn = isCounting && isOwnCount(sentence, { mark, isDistinct }, understanding)
  const isMeasure = canMeasure(understanding, said)
  const isCounted = isCounting && !isOwn
  const isEntity = mark.startsWith('#e') || isRowName(understanding, said)
  const place = isCounted ? 'counted' : placeOf(before, rest)
  return {
    column: mark.startsWith('#e') && !isCounted ? namedBy(understanding, said) : said,
    aggregation: isCounting ? null : aggregation,
    place,
    isDistinct,
    isEntity: isEntity && place !== 'x' && place !== 'y',
    isNamed: mark.startsWith('#c'),
    isPlural: sentence.plurals.has(mark),
    isNumberOf: isOwn && countBefore.test(before),
    isMeasure,
  }
}

/** People read names rather than ids: "each singer" is the singer's name. */
function namedBy(understanding: Understanding, index: number): number {
  if (understanding.profile.columns[index]!.role !== 'id') return index
  const name = nameColumn(understanding)
  return name !== null && isRowName(understanding, name) && isSameThing(understanding, index, name)
    ? name
    : index
}

/** The name of a customer is not that of an order, where there are names of products too. */
function isSameThing({ table }: Understanding, id: number, name: number): boolean {
  const words = table.columns.map((column) => splitName(column.name).words)
  const names = words.filter((own) => own.at(-1) === 'name')
  return (
    names.length === 1 || words[name]!.length === 1 || words[name]!.some((word) => words[id]!.includes(word))
  )
}

/** "by region and product". */
const chained = /^ (?:,|and|, and|&)(?: (?:the|their|its|then|by))* $/
/** "the amount summed by region". */
const aggregatedAfter = new RegExp(
  `^ (?:(?:is|are|was|were|do|does|did|we|they|you|it|there|make|made|get|got|have|has|had|spend|spent|sell|sold|pay|paid|earn|earned|cost|costs) ){0,4}%(${summaryMarks}) (?=by |per |for |across |over )`,
)
/** "the status of the orders on the x axis". */
const ownedBy = /^ (?:of|for) (?:(?:the|all|each|every) )*$/
const countBefore = / %count(?: (?:of|the|all|total))* $/
const countAfter = /^ %count(?= )(?! of)/

function placeOf(before: string, rest: string): Item['place'] {
  if (sizeBefore.test(before)) return 'size'
  if (xAfter.test(rest)) return 'x'
  if (yAfter.test(rest)) return 'y'
  if (xBefore.test(before)) return 'x'
  if (yBefore.test(before)) return 'y'
  if (series.test(before) || seriesAfter.test(rest)) return 'series'
  return by.test(before) ? 'by' : null
}
