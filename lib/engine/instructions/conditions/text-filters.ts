import type { Filter } from '@/lib/contracts/query'
import type { Condition } from '../../table/condition'
import { nameColumn } from '../columns/column-kinds'
import { columnOf, valueAt } from '../sentence'
import { closedWords } from '../words/closed-words'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { innerNot } from './negation'

const text = '(#q\\d+|#v\\d+|(?!#)\\S{1,40})'
const what =
  '(?:(?:(?:the|a|an) )?(?:letters?|words?|substrings?|text|string|characters?|prefix|suffix) |the |an?(?= \\p{L} ) |an (?!(?:by|per|for|in) ))?'
/** "D or S", each a letter, a quote or a value. */
const letter = '(?:#[qv]\\d+|(?!a )\\p{L}|a(?= (?:[,.;~]|in|or|and|by|per|for) | $))'
const further = `((?: (?:(?:,|or|and) )+(?:(?:the|either|letters?|words?|an?(?= \\p{L} )) )*${letter}(?= ))*)`
const helper = '(?:(?:that|which|who|whose|names?|do|does|did|is|are|value|values|text) )*'
const contains = new RegExp(
  ` (#[ce]\\d+) ${helper}(not )?(contains?|containing|includes?|including|with|has|have) ((?:either )?${what})${text}${further}(?= )`,
  'u',
)
const letterIn = new RegExp(
  ` (?:with|having|has|have|contains?|includes?|including) (?:the |a |an |either )*(?:letter|word|substring|text|string)s? ${text}${further} (?:in|within) (?:(?:their|its|the|his|her) )?(#[ce]\\d+)(?= )`,
  'u',
)
const edge = new RegExp(
  ` (?:(#[ce]\\d+) )?${helper}(not )?(starts?|begins?|starting|beginning|ends?|ending) (?:with|in|on) ${what}${text}${further}(?= )`,
  'u',
)
const filler =
  '(?:(?:is|are|was|were|be|being|has|have|having|of|a|an|the|equals?|=|equal to|to|called|named|in|like|:|either|exactly|includes?) )*'
const quoted = new RegExp(` (#[ce]\\d+) ${filler}${innerNot}?${filler}(#q\\d+)(?= )`)

/** Conditions on what stands in a text. */
export function takeTextFilters(reader: Reader): void {
  const { sentence, understanding } = reader
  const nameOf = (mark: string) => understanding.table.columns[columnOf(sentence, mark)]!.name
  takeEach(reader, letterIn, (match) => ({
    conditions: textsOf(reader, { column: nameOf(match[3]!), op: 'contains' }, [match[1]!, match[2]!]),
  }))
  takeEach(reader, contains, (match) => {
    const isLetter = / an? $/.test(` ${match[4]!}`) && match[5]!.length === 1
    const isText = isLetter || / (?:letter|word|substring|text|string|character)s? /.test(` ${match[4]!} `)
    const isSaid = /^#[qv]/.test(match[5]!) || (/^contain/.test(match[3]!) && !closedWords.has(match[5]!))
    if (!isText && !(/^(?:contain|includ)/.test(match[3]!) && isSaid)) return null
    // "revenue by region, not including Spain": the value is left out, whatever stands before
    const isLeftOut = match[2] !== undefined && match[5]!.startsWith('#v')
    if (match[3]!.startsWith('includ') && (isLeftOut || isOfOther(reader, match[1]!, match[5]!))) return null
    const conditions = textsOf(reader, { column: nameOf(match[1]!), op: 'contains' }, [match[5]!, match[6]!])
    return {
      conditions,
      isNegative: match[2] !== undefined,
    }
  })
  takeEach(reader, edge, (match) => readEdge(reader, match))
  if (sentence.text.includes(' #q')) takeEach(reader, quoted, (match) => readQuoted(reader, match))
}

function isOfOther({ sentence }: Reader, column: string, mark: string): boolean {
  return mark.startsWith('#v') && valueAt(sentence, mark).column !== columnOf(sentence, column)
}

function saidText({ sentence }: Reader, mark: string): string {
  if (mark.startsWith('#q')) return sentence.quotes[Number(mark.slice(2))]!
  return mark.startsWith('#v') ? valueAt(sentence, mark).value : mark
}

/** A condition of the first text and of each further one: all of them hold, or one where the words say "or". */
function textsOf(
  reader: Reader,
  of: Pick<Filter, 'column' | 'op'>,
  [first, more]: [string, string],
): Condition[] {
  const rest = more.match(/(?<= )(?!a \p{L}(?: |$))(?:#[qv]\d+|\p{L})(?= |$)/gu) ?? []
  const filters = [first, ...rest].map((mark) => ({ ...of, value: saidText(reader, mark) }))
  return rest.length > 0 && / or /.test(more) ? [{ any: filters }] : filters
}

/** A text is told by quotes, as a letter, or by words for what begins so. */
const ofTexts = / (?:that|which|who|whose|names?|values?|letters?|words?|text|prefix|suffix) /

function readEdge(reader: Reader, match: RegExpExecArray): Taken | null {
  const [words, mark, not, verb, said, more] = match as unknown as [string, string?, ...string[]]
  const { sentence, understanding } = reader
  const isText = /^#[qv]/.test(said!) || said!.length === 1 || ofTexts.test(`${words} `)
  // "start with total revenue" says what comes first
  if (!mark && !isText) return null
  const index = mark ? columnOf(sentence, mark) : nameColumn(understanding)
  if (index === null) {
    reader.found.problems.push(
      `No column of names was found that could ${verb!.replace(/(?:n?ning|s|ing)$/, '')} so: name one.`,
    )
    return { conditions: [] }
  }
  const { name, type } = understanding.table.columns[index]!
  if (type === 'date' || type === 'datetime') return null
  const op: Filter['op'] = /^(?:start|begin)/.test(verb!) ? 'starts_with' : 'ends_with'
  const conditions = textsOf(reader, { column: name, op }, [said!, more!])
  return { conditions, isNegative: not !== undefined }
}

/** A text that no cell of the column holds stays in the sentence, to be refused. */
function readQuoted(
  { sentence, understanding }: Reader,
  [, mark, not, quote]: RegExpExecArray,
): Taken | null {
  const { name, values: cells, numbers } = understanding.table.columns[columnOf(sentence, mark!)]!
  const text = sentence.quotes[Number(quote!.slice(2))]!
  const isIn = (test: (cell: string) => boolean) => cells.some((cell) => test(cell.toLowerCase()))
  const isPart = !numbers && isIn((cell) => cell.includes(text.toLowerCase()))
  if (!numbers && !isPart) return null
  const isWhole = numbers || isIn((cell) => cell === text.toLowerCase())
  return {
    conditions: [{ column: name, op: isWhole ? '=' : 'contains', value: text }],
    isNegative: not !== undefined,
  }
}
