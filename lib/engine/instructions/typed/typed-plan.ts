import { emptyPlan, type Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { type Item, is } from './item'
import { readItems } from './read-items'
import { hasRows, readTyped, type TypedReading } from './read-typed'

/** Longer texts are several wishes. */
const textLengthMax = 400
/** So much of what a text says must be a part of a reading that is drawn. */
const coverageMin = 0.6

export interface TypedPlan {
  plan: Plan
  /** Words that ask for something and that nothing was made of. */
  left: string[]
  /** Whether one of them says by what, of which rows, or what is to be measured. */
  isBound: boolean
}

/** What a text asks for as one request, or as one a sentence; null where too much of it is left over. */
export function typedPlan(text: string, language: Plan['language'], data: Understanding): TypedPlan | null {
  if (text.length > textLengthMax) return null
  const sentences = text.split(sentenceEnd).flatMap((one) => one?.trim() || [])
  const asks = sentences.filter((one) => isQuestion(one, language, data))
  const whole = asks.length > 1 ? null : planOf([text], { language, data })
  const each = sentences.length > 1 ? planOf(sentences, { language, data, isWanted: isOwn }) : null
  return each && each.left.length < Math.max(1, Math.min(2, whole?.left.length ?? 2)) ? each : whole
}

/** Whether a sentence begins as one that asks for something of its own. */
function isQuestion(sentence: string, language: Plan['language'], data: Understanding): boolean {
  const first = readItems(sentence, language, data).find(
    (item) => !is(item, 'filler', 'light') && !item.isMark,
  )
  return (
    is(first, 'which', 'count', 'howlong', 'share', 'avg', 'sum') ||
    first?.isRows === true ||
    (first?.columns.length ?? 0) > 0
  )
}

/** Where another wish begins. */
const sentenceEnd =
  /(?<=[.?!;])\s+(?=\p{L}|¿)|,?\s+(?:and also|and then|and separately|plus also|as well as (?=how)|und außerdem|und dazu|sowie dazu|et aussi|et également|y aparte|y también|e anche|e inoltre)\s+/u

/** A sentence that asks for a chart of its own says by what, or how its number is put together. */
const isOwn = ({ request, items }: TypedReading): boolean =>
  request.by.length > 0 ||
  request.banded !== null ||
  items.some((item) => is(item, 'count', 'avg', 'median', 'sum', 'share', 'rate'))

interface Given {
  language: Plan['language']
  data: Understanding
  isWanted?: (reading: TypedReading) => boolean
}

function planOf(texts: string[], { language, data, isWanted = () => true }: Given): TypedPlan | null {
  const readings = texts.map((text) => readTyped(text, language, data))
  if (!readings.every((one): one is TypedReading => one !== null && isTelling(one, data) && isWanted(one)))
    return null
  return {
    plan: {
      ...emptyPlan(),
      language,
      cards: readings.flatMap(({ cards }) => cards),
      clauses: readings.map(({ left, request }, at) => {
        const told =
          left.length > 0 ? [`Nothing was made of ${left.map((word) => `“${word}”`).join(', ')}.`] : []
        const reason = [...new Set([...request.notes, ...request.doubts, ...told])].join(' ') || null
        const isSure = left.length === 0 && request.doubts.length + request.notes.length === 0
        return { clause: texts[at]!, status: isSure ? 'applied' : 'partly', block: null, reason }
      }),
    },
    left: readings.flatMap(({ left }) => left),
    isBound: readings.some(({ isBound }) => isBound),
  }
}

/** A question for reasons is none for a chart; of what no row passes none is drawn. */
function isTelling({ items, left, request }: TypedReading, data: Understanding): boolean {
  if (items.some((item) => is(item, 'why', 'forecast'))) return false
  // "where does my money go": what it goes to was not found
  if (is(items[0], 'where') && request.by.length === 0) return false
  if (request.isGuessed && left.length > 0) return false
  const content = items.filter(isContent)
  return left.length <= (1 - coverageMin) * content.length && hasRows(request.conditions, data)
}

const isContent = (item: Item): boolean => !item.isMark && !is(item, 'filler', 'light', 'of', 'in', 'with')
