import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnOf, readSentence, type Sentence } from '../sentence'
import { readTokens } from '../tokens'

const separator =
  /(,?\s+(?:and then|and also|and|then|plus|as well as|followed by|along with|(?:and )?(?:finally|lastly|second(?:ly)?|third(?:ly)?|next))\s+|,\s+)/i
/** What begins so goes on with what stands before. */
const continues =
  /^(?:sort|order|rank|arrange|group|colou?r|split|stack|bin|break|limit|filter|with|where|whose|which|who|that|but|by|per|for|in|from|only|not|or|to|using|as|display it|show (?:it|them)|visuali[sz]e (?:it|them)|(?:please )?(?:sort|order|rank))\b/i
const period = '(?:time|(?:the )?(?:years?|quarters?|months?|weeks?|weekdays?|days?|hours?))'
const broken = new RegExp(
  ` (?:by|per|across|over|each|every|for each|for every|in each|of each) (?:(?:the|all|different|day of) )*(?:#[ce]\\d+|${period}) `,
)
const timed = / (?:yearly|annual|annually|quarterly|monthly|weekly|daily|hourly) /
/** Two measures that are to be seen in one chart. */
const together = /\b(?:relation\w*|correlat\w*|scatter\w*|between)\b/i
const counting = / (?:how many|number of|count of|counts? of|tally of) /

/**
 * "revenue by region and quantity by month" in its two requests: each measures something of its own by something of its
 * own. What only measures goes with what follows it ("orders and revenue by region"), what only breaks down with what
 * stands before ("by region and product").
 */
export function splitAsks(
  text: string,
  understanding: Understanding,
  translate: (piece: string) => string,
): string[] {
  const cuts = text.split(separator)
  if (cuts.length < 3 || together.test(text)) return [text]
  const parts = cuts.flatMap((said, place) =>
    place % 2 === 0 ? { said, link: cuts[place - 1] ?? '', ...readPart(translate(said), understanding) } : [],
  )
  const whole = parts.filter(({ isWhole }) => isWhole)
  if (new Set(whole.map(({ by }) => by)).size < 2) return [text]
  const requests: { said: string; isWhole: boolean }[] = []
  for (const [place, part] of parts.entries()) {
    const last = requests.at(-1)
    const isOwn =
      part.isWhole || (part.measures.length > 0 && parts.slice(place).some(({ isWhole }) => isWhole))
    const isKpi =
      last &&
      !last.isWhole &&
      part.isWhole &&
      parts[place - 1]!.measures.some((mark) => part.measures.includes(mark))
    if (last && !(isOwn && last.isWhole) && !isKpi) {
      last.said += part.link + part.said
      last.isWhole ||= part.isWhole
    } else requests.push({ said: part.said, isWhole: part.isWhole })
  }
  return requests.map(({ said }) => said)
}

interface Part {
  /** It has a measure and a breakdown of its own. */
  isWhole: boolean
  /** Columns that it measures; indexes. */
  measures: number[]
  /** What it is broken down by; a column's index or a period. */
  by: string | null
}

function readPart(english: string, understanding: Understanding): Part {
  const sentence = readSentence(readTokens(english), understanding)
  if (continues.test(english.trim())) return { isWhole: false, measures: [], by: null }
  const measures = measuresIn(sentence, understanding)
  const isMeasuring =
    measures.length > 0 || counting.test(sentence.text) || /^ (?:(?!#c)\S+ )*#e\d+ /.test(sentence.text)
  const breakdown = (broken.exec(sentence.text) ?? timed.exec(sentence.text))?.[0]
  const mark = breakdown?.match(/#[ce]\d+/)?.[0]
  const by = mark ? String(columnOf(sentence, mark)) : (breakdown ?? null)
  return { isWhole: isMeasuring && by !== null, measures, by }
}

/** The measures before the first breakdown. */
function measuresIn(sentence: Sentence, understanding: Understanding): number[] {
  const at = broken.exec(sentence.text)?.index ?? sentence.text.length
  return (sentence.text.slice(0, at + 1).match(/#c\d+/g) ?? [])
    .map((mark) => columnOf(sentence, mark))
    .filter((column) => canMeasure(understanding, column))
}
