import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnOf, type Sentence, tidy } from '../sentence'

const best =
  '(?:highest|largest|most|biggest|greatest|best|top|leading|lowest|smallest|least|fewest|worst|bottom)'
const each = '(?:(?:(?:in|for|of|within|from) )?(?:each|every)|per|by each) (?:(?!#|[.,] )\\S+ )?'
/** "the product with the highest revenue in each region". */
const holderOf = new RegExp(
  ` (#[ce]\\d+) (?:(?:with|having|that|which|who|has|have|had|got|gets|of) )+(?:(?:the|a|an) )*${best} .*?${each}(#[ce]\\d+)(?= )`,
)
/** "the best selling product in each region", "top product by revenue". */
const named =
  / (?:the )?(top|best|leading|worst|bottom)(?: (?:selling|performing|rated|earning|ranked))? (#[ce]\d+)(?: (?:by|per|in|for|of|over) |(?= [.] )| $)/
export const eachAfter = new RegExp(` ${each}(#[ce]\\d+)(?= )`)

export const notFirst = 'not only the first.'

interface FirstOfEach {
  order: 'asc' | 'desc' | null
  problem: string | null
}

/**
 * The first of a category by a measure: an order of the category rather than a maximum of its names, which is taken
 * out of the sentence. The first within each group of another column is more than one chart shows.
 */
export function takeFirst(sentence: Sentence, understanding: Understanding): FirstOfEach {
  const nameOf = (mark: string) => understanding.table.columns[columnOf(sentence, mark)]!.name
  const isCategory = (mark: string) => !canMeasure(understanding, columnOf(sentence, mark))
  const told = (first: string, group: string) =>
    columnOf(sentence, first) !== columnOf(sentence, group) && isCategory(first) && isCategory(group)
      ? `All of ${nameOf(first)} are shown for each ${nameOf(group)}, ${notFirst}`
      : null
  const holder = holderOf.exec(sentence.text)
  if (holder) return { order: null, problem: told(holder[1]!, holder[2]!) }
  const match = named.exec(sentence.text)
  if (!match || !isCategory(match[2]!)) return { order: null, problem: null }
  const group = eachAfter.exec(sentence.text.slice(match.index))?.[1]
  sentence.text = tidy(sentence.text.replace(match[0], match[0].slice(match[0].indexOf('#') - 1)))
  const order = /worst|bottom/.test(match[1]!) ? 'asc' : 'desc'
  return { order, problem: group ? told(match[2]!, group) : null }
}
