import type { Gap } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import type { Axes } from '../axes/chart-axes'
import { isRowWord } from '../columns/row-words'
import type { Sentence } from '../sentence'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'

export interface Unknown {
  reason: string
  /** Nothing can be drawn without it. */
  isWhole: boolean
  /** Where something else may stand in its place. */
  gap?: Omit<Gap, 'clause'>
}

interface Context {
  axes: Axes
  /** No column was found for any axis. */
  isEmpty: boolean
  asksCount: boolean
  understanding: Understanding
}

const lead = '(?:(?:the|a|an|of|all|our|my|their|each|every|different|individual|in|and) )*'
const noun = '((?!(?:attribute|column|field|variable)s? #)[\\p{L}]{2,}(?: [\\p{L}]{3,})?)'
const breakdown = new RegExp(
  ` (?:by|per|(?:for|of|in|from|on|at|under|within) (?:each|every)|across|grouped by|broken down by|split by|colou?red by) ${lead}${noun}(?= )`,
  'u',
)
/** "by region and supplier": a second breakdown that the data lack. */
const chained =
  /(?: %grain| (?:by|per|for each|across) (?:(?:the|a|each|every|%grain|#[ce]\d+|,) )*#[ce]\d+) (?:(?:and|,|&|then|by|per) )+(?:(?:the|their|its|each) )*(\p{L}{4,})(?= (?:by |in |for |over |from |since |as |with |where |[.,;?]|$))/u
const measured = new RegExp(` %(?:avg|sum|median) ${lead}${noun}(?= )`, 'u')
const leading =
  /^ (?:(?:show|plot|draw|give|me|the|a|an|of|my|our|all|@\w+|~|display|chart) )*([\p{L}]{3,}) (?:by|per|for each|across|over) (?:(?:the|each) )*#c/u
/** "our suppliers' delivery times per warehouse": a number of several words, of which the data have none. */
const leadingPhrase =
  /^ (?:(?:show|plot|draw|give|me|the|a|an|of|my|our|all|@\w+|~|display|chart) )*((?:[\p{L}]{3,} ){1,2}[\p{L}]{3,}) (?:by|per|for each|across|over) (?:(?:the|each) )*#c/u
/** In the plural, and yet no things that could be counted. */
const measureHeads = new Set(
  'times costs prices hours days minutes rates scores sales earnings expenses wages margins ratings levels amounts volumes fees revenues profits salaries weights temperatures'.split(
    ' ',
  ),
)
const counted = new RegExp(` %count ${lead}([\\p{L}]{3,})(?= )(?! #)`, 'u')
/** "a map of planets": all that was named is not there. */
const shown = new RegExp(` (?:of|for|about|showing|on|with) ${lead}${noun}(?= )`, 'u')
/** "customer satisfaction", "revenue growth": what was found only belongs to what was meant. */
const headed = / #([ce])\d+ (\p{L}{4,})(?= (?:by|per|over|across|for each|in each|of each) |[ .]*$)/u
const irregular = new Set(
  'sold bought made held paid spent won lost sent came went left grew fell rose took gave born'.split(' '),
)
const versus = new RegExp(` (?:vs|versus|against|compared (?:to|with)) ${lead}${noun}(?= )`, 'u')
const left =
  / (?:in|from|for|only|except|excluding|without|where|whose|is|are|=|not|of|with) (?:(?:the|a|an|is|are|=|not|of) )*(#q\d+)(?= )/

/** What a request names that the data don't have; null where all of it was understood. */
export function findUnknown(sentence: Sentence, context: Context): Unknown | null {
  const quote = left.exec(sentence.text)?.[1]
  if (quote) {
    const text = sentence.quotes[Number(quote.slice(2))]!
    const gap = { words: text, kind: 'name' } as const
    return { reason: `“${text}” was found in no column. ${offer(context)}`, isWhole: true, gap }
  }
  const name = capitalLeft(sentence, context)
  if (name)
    return {
      reason: `Nothing in the data is called ${name}. ${offer(context)}`,
      isWhole: true,
      gap: { words: name, kind: 'name' },
    }
  const { axes } = context
  const thing = context.isEmpty ? unknownIn(sentence, shown, context) : null
  if (thing) return { reason: `There is no column of ${thing}. ${offer(context)}`, isWhole: true }
  const number = axes.y === null ? unknownIn(sentence, measured, context) : null
  if (number)
    return {
      reason: `There is no column of ${number}. ${offer(context, 'measure')}`,
      isWhole: true,
      gap: { words: number, kind: 'measure' },
    }
  const isOpen = axes.y === null && !context.asksCount
  const subject = isOpen ? (unknownIn(sentence, leading, context) ?? phraseIn(sentence, context)) : null
  if (subject && !subject.endsWith('ed') && !isPickedThing(sentence, subject)) {
    return {
      reason: `There is no column of ${subject}. ${offer(context, 'measure')}`,
      isWhole: true,
      gap: { words: subject, kind: 'measure' },
    }
  }
  const group =
    unknownIn(sentence, breakdown, context) ??
    unknownIn(sentence, versus, context) ??
    secondBreakdown(sentence, context)
  if (group === null) return countNote(sentence, context) ?? headNote(sentence, context)
  const isWhole = axes.x === null
  return {
    reason: `There is no column of ${group} to break down by. ${offer(context, 'dimension')}`,
    isWhole,
    gap: { words: group, kind: 'dimension' },
  }
}

function phraseIn({ text }: Sentence, context: Context): string | null {
  const words = leadingPhrase.exec(text)?.[1]?.split(' ')
  const head = words?.at(-1)
  const isOwn = (word: string) => !isCommon(word, context) && !/(?:ed|ing|ly)$/.test(word)
  const isMeasure = head !== undefined && (measureHeads.has(head) || (singular(head) === head && isOwn(head)))
  return words && isMeasure && words.slice(0, -1).every(isOwn) ? words.join(' ') : null
}

/** "lost deals by region": what a value picks are rows, whatever they are called. */
const isPickedThing = ({ text, values }: Sentence, noun: string): boolean =>
  values.length > 0 && singular(noun) !== noun && new RegExp(` ~ ${noun} `, 'u').test(text)

function secondBreakdown(sentence: Sentence, context: Context): string | null {
  const word = unknownIn(sentence, chained, context)
  return word === null || /(?:ed|ing|ly|[iy][sz]e|explain|highlight)$/.test(word) ? null : word
}

/** What was counted, where it is not what the rows are called. */
function countNote(sentence: Sentence, context: Context): Unknown | null {
  const what = unknownIn(sentence, counted, context)
  if (what === null) return null
  return { reason: `Rows were counted: no column is called ${what}.`, isWhole: false }
}

function headNote(sentence: Sentence, context: Context): Unknown | null {
  const [, kind, head] = headed.exec(sentence.text) ?? []
  const isCounted = kind === 'e' && head !== undefined && singular(head) !== head
  if (
    head === undefined ||
    isCounted ||
    isCommon(head, context) ||
    irregular.has(head) ||
    /(?:ed|ing)$/.test(head)
  )
    return null
  const reason = `Nothing was made of “${head}”: no column is called so.`
  return { reason, isWhole: false, gap: { words: head, kind: 'headed' } }
}

/** A name with a capital letter that no cell holds: "in Atlantis". */
function capitalLeft({ text, capitals }: Sentence, context: Context): string | null {
  for (const match of text.matchAll(
    / (?:in|from|for|only|except|excluding|without|than|is|not) (?:the )?(\p{L}{3,})(?= )/gu,
  )) {
    const word = match[1]!
    if (capitals.has(word) && !isCommon(word, context)) return word[0]!.toUpperCase() + word.slice(1)
  }
  return null
}

const partner = / #v\d+ (?:(?:,|and|or|vs|versus|with|to|in|of|for|from|the) )+(\p{L}{3,})(?= )/gu

/** "North and Atlantis": a name beside a value that no cell holds. To be asked before values are taken out. */
export function missingPartner({ text, capitals }: Sentence, understanding: Understanding): string | null {
  for (const [, word] of text.matchAll(partner)) {
    const isName = capitals.has(word!) && !isCommon(word!, { understanding })
    if (isName) return `Nothing in the data is called ${word![0]!.toUpperCase()}${word!.slice(1)}.`
  }
  return null
}

function unknownIn({ text }: Sentence, pattern: RegExp, context: Context): string | null {
  const words = pattern.exec(text)?.[1]?.split(' ')
  if (!words || isCommon(words[0]!, context)) return null
  return words[1] && !isCommon(words[1], context) ? words.join(' ') : words[0]!
}

/** Words for the rows themselves and words that carry nothing. */
const common = new Set(
  'means row rows record records entry entries item items case cases thing things way ways group groups person people everyone one time times data dataset place places kind kinds type types category categories code codes number numbers amount amounts based grouping following according whether using having being made held taken used given found called corresponding available involved included shown order descending ascending comparison bar pie line chart plot graph result usd eur gbp dollar dollars euro euros occur occurs appear appears happen happens differ differs vary varies'.split(
    ' ',
  ),
)

function isCommon(word: string, { understanding }: Pick<Context, 'understanding'>): boolean {
  if (closedWords.has(word) || common.has(word) || common.has(singular(word))) return true
  return isRowWord(word, understanding)
}

/** Where a count of the rows would stand in the place of a number that there is not. */
export const noMeasure = (words: string, understanding: Understanding): Unknown => ({
  reason: `There is no column of ${words}. ${offer({ understanding }, 'measure')}`,
  isWhole: true,
  gap: { words, kind: 'measure' },
})

const offeredMax = 4

const offer = ({ understanding }: Pick<Context, 'understanding'>, kind?: 'measure' | 'dimension'): string =>
  nearestColumns(understanding, kind)

/** The columns that come nearest to what is not there: those of a kind, where it is known. */
export function nearestColumns(
  { table, profile }: Understanding,
  kind: 'measure' | 'dimension' | null = null,
): string {
  const indexes = kind === 'measure' ? profile.measures : kind === 'dimension' ? profile.dimensions : []
  const columns = indexes.length > 0 ? indexes.map((index) => table.columns[index]!) : table.columns
  return `The nearest are ${columns
    .slice(0, offeredMax)
    .map(({ name }) => name)
    .join(', ')}.`
}
