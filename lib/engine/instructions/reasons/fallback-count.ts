import type { Understanding } from '../../understanding'
import type { Axes } from '../axes/chart-axes'
import { isRowName } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { isContent } from '../report/is-content'
import type { Sentence } from '../sentence'
import type { Parts } from '../take-parts'
import { unreadWords } from '../unread-words'
import { singular } from '../words/word-forms'

/** Verbs that say no more than that the rows are there. */
export const plainVerbs =
  /^(?:made|produced|released|created|built|founded|opened|started|begun|held|born|found|located|recorded|registered|listed|filed|taken|given|placed|ordered|sold|bought|happen\w*|occur\w*|exist\w*|appear\w*|came|come|comes|belong\w*|involv\w*|represent\w*|featur\w*|cover\w*|stand|stands|fall|falls|used|known|seen|reported|submitted|issued|published|based|living|live|lives|work|works|working|went|goes|go|got|look|looks|looking|think|talk|tell|explain|describe|summari[sz]e|break|down|up|out|into|down|about|using|being|having|going|way|ways|thing|things|kind|kinds|type|types|picture|idea|sense|feel|feeling|insight|insights|info|view|page|people|person|one|ones|item|items|record|records|entry|entries|case|cases|common|popular|frequent|often|usual|typical|main|major|top|best|most|important|key)$/

interface Counted {
  axes: Axes
  asksCount: boolean
  parts: Parts
  understanding: Understanding
}

/**
 * What is told where rows were counted because nothing else was found to be measured, though the text says more: "which
 * products are losing money".
 */
export function fallbackCount(
  sentence: Sentence,
  { axes, asksCount, parts, understanding }: Counted,
): string | null {
  if (asksCount) return null
  if (axes.y === null && parts.found.comparesPeriods)
    return 'Rows were counted: no measure was named to compare the periods by.'
  if (!axes.isCount) return null
  const words = [...oneThing(sentence, understanding), ...untold(sentence, understanding)]
  return words.length === 0 ? null : `Rows were counted: nothing was made of “${words.join(' ')}”.`
}

/** "gas by building" counts no rows: who counts things says so in the plural. */
function oneThing({ text, columns, plurals }: Sentence, understanding: Understanding): string[] {
  const [lead] = text.split(breakdown)
  const mark = /^(?: (?:show|plot|the|our|total))* (#e(\d+)) $/.exec(`${lead} `)
  if (!mark || plurals.has(mark[1]!)) return []
  const { column } = columns[Number(mark[2])]!
  const { name } = understanding.table.columns[column]!
  return isRowName(understanding, column) || understanding.profile.columns[column]!.role === 'code'
    ? []
    : [name]
}

function untold(sentence: Sentence, understanding: Understanding): string[] {
  // Many of a thing are what the rows are called.
  const isThings = (word: string) => singular(word) !== word || isRowWord(word, understanding)
  return unreadWords(sentence).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !plainVerbs.test(word) && !isThings(word),
  )
}

const breakdown = / (?:by|per|across|over|for each|in each|each|~) /

/**
 * What somebody wanted to see of each place or time and the data do not have, so that a count of rows would be something
 * else: "energy by warehouse".
 */
export function missingMeasure(
  sentence: Sentence,
  { axes, asksCount, parts, understanding }: Counted,
): string[] {
  if (asksCount || !axes.isCount || axes.y !== null || parts.found.comparesPeriods) return []
  const lead = sentence.text.split(breakdown)[0]!.split(' ')
  const isCounted = (word: string) =>
    /^#[ce]/.test(word) || isRowWord(word, understanding) || (singular(word) !== word && isContent(word))
  if (lead.some(isCounted)) return []
  return untold(sentence, understanding).filter((word) => isContent(word) && lead.includes(word))
}
