import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnOf, type Sentence, takeOut } from '../sentence'

const best = 'highest|largest|most|biggest|greatest|best|top|busiest'
const worst = 'lowest|smallest|least|fewest|worst|quietest'
const period = 'years?|quarters?|months?|weeks?|weekdays?|days?(?: of (?:the )?week)?|hours?'
const asked = '(?:which|what|who|whose)'
const few = '(?:(?!#c|%|[.?] )\\S+ )'
/** "which region has the highest revenue", "what month was best for revenue". */
const question = new RegExp(
  ` ${asked} ${few}*?(?:(#[ce]\\d+)|(${period})) (?:(?!#c|[.?] )\\S+ ){0,3}?(?:has|have|had|with|is|are|was|were|got|sees?|saw|show|shows|sold|sell|order|buy|bought|made|make) (?:(?:the|a|an|our|in|of) )*(${best}|${worst})(?= )`,
)
/** "who has the highest revenue?" asks for the holder by no name. */
const person = new RegExp(
  ` who (?:has|have|had|is|are|got|made|earns?) (?:(?:the|our) )*(${best}|${worst})(?= )`,
)
const holds = '(?:with|having|that has|that have|who have|who has|which have|which has)'
/** "products with the highest revenue" are the first in order rather than a maximum of each. */
const holder = new RegExp(
  ` (#[ce]\\d+|[a-z]+) ${holds} (?:(?:the|a|an) )*(${best}|${worst})(?= (?:(?!%|by |per )\\S+ )?(#c\\d+))`,
)
/** "customers with the most orders": those are counted. */
const counter = new RegExp(` #[ce]\\d+ ${holds} (?:the )?(most|fewest|least)(?= (?:#e\\d+|[a-z]+) )`)
/** "the physician with the highest number of visits". */
const numberHolder = new RegExp(` #[ce]\\d+ ${holds} (?:the )?(${best}|${worst})(?= (?:number|count) of )`)
/** "the highest revenue product". */
const adjective = / (highest|lowest)(?= #c\d+ (?:#[ce]\d+|[a-z]+s) )/
const common = / (?:the )?(most|least) (?:common|frequent|popular|often|frequently)(?: [a-z]+)?(?= #[ce]\d+)/

type Order = 'asc' | 'desc'

export interface Winner {
  order: Order
  /** "who" names no holder. */
  isPerson: boolean
}

interface Among {
  understanding: Understanding
  /** So many of them were asked for. */
  isLimited: boolean
}

/** The first of a category or of the periods by a measure: an order rather than a maximum. */
export function takeWinner(sentence: Sentence, { understanding, isLimited }: Among): Winner | null {
  const match = takeOut(sentence, question, (found) => found[0].slice(0, -found[3]!.length))
  if (match) {
    const mark = match[1] ?? ` ${match[2]!} `
    if (isCounting(match[3]!) && !sentence.text.includes(' #c', sentence.text.indexOf(mark) + mark.length))
      sentence.text = `${sentence.text.trimEnd()} number `
    return { order: orderOf(match[3]!), isPerson: false }
  }
  const who = takeOut(sentence, person, (found) => found[0].slice(0, -found[1]!.length))
  if (who) return { order: orderOf(who[1]!), isPerson: true }
  return takeHolder(sentence, { understanding, isLimited }) ?? takeAdjective(sentence)
}

function takeHolder(sentence: Sentence, { understanding, isLimited }: Among): Winner | null {
  const counted = counter.exec(sentence.text) ?? numberHolder.exec(sentence.text)
  if (counted) return { order: orderOf(counted[1]!), isPerson: false }
  const match = holder.exec(sentence.text)
  if (!match) return null
  const isColumn = match[1]!.startsWith('#')
  if (isColumn ? canMeasure(understanding, columnOf(sentence, match[1]!)) : !isLimited) return null
  takeOut(sentence, holder, (found) => found[0].slice(0, -found[2]!.length))
  return { order: orderOf(match[2]!), isPerson: false }
}

function takeAdjective(sentence: Sentence): Winner | null {
  const often = takeOut(sentence, common, () => 'number of')
  if (often) return { order: orderOf(often[1]!), isPerson: false }
  const match = takeOut(sentence, adjective)
  return match ? { order: orderOf(match[1]!), isPerson: false } : null
}

const isCounting = (word: string) => /^(?:most|fewest|busiest|quietest)$/.test(word)
const orderOf = (word: string): Order => (new RegExp(`^(?:${worst})$`).test(word) ? 'asc' : 'desc')
