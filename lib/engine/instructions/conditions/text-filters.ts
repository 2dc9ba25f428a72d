import type { Filter } from '@/lib/contracts/query'
import { nameColumn } from '../columns/column-kinds'
import { columnOf, valueAt } from '../sentence'
import { closedWords } from '../words/closed-words'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { innerNot } from './negation'

const text = '(#q\\d+|#v\\d+|(?!#)\\S{1,40})'
const what =
  '(?:(?:(?:the|a|an) )?(?:letters?|words?|substrings?|text|string|characters?|prefix|suffix) |the |an (?!(?:by|per|for|in) ))?'
const helper = '(?:(?:that|which|who|whose|names?|do|does|did|is|are|value|values|text) )*'
const contains = new RegExp(
  ` (#[ce]\\d+) ${helper}(not )?(contains?|containing|includes?|including|with|has|have) (${what})${text}(?= )`,
)
const letterIn = new RegExp(
  ` (?:with|having|has|have|contains?|includes?|including) (?:the |a |an )*(?:letter|word|substring|text|string) ${text} (?:in|within) (?:their|its|the|his) (#[ce]\\d+)(?= )`,
)
const edge = new RegExp(
  ` (?:(#[ce]\\d+) )?${helper}(not )?(starts?|begins?|starting|beginning|ends?|ending) (?:with|in|on) ${what}${text}(?= )`,
)
const filler =
  '(?:(?:is|are|was|were|be|being|has|have|having|of|a|an|the|equals?|=|equal to|to|called|named|in|like|:|either|exactly|includes?) )*'
const quoted = new RegExp(` (#[ce]\\d+) ${filler}${innerNot}?${filler}(#q\\d+)(?= )`)

/** Conditions on what stands in a text. */
export function takeTextFilters(reader: Reader): void {
  const { sentence, understanding } = reader
  const nameOf = (mark: string) => understanding.table.columns[columnOf(sentence, mark)]!.name
  takeEach(reader, letterIn, (match) => ({
    conditions: [{ column: nameOf(match[2]!), op: 'contains', value: saidText(reader, match[1]!) }],
  }))
  takeEach(reader, contains, (match) => {
    const isText = / (?:letter|word|substring|text|string|character)s? /.test(` ${match[4]!} `)
    const isSaid = /^#[qv]/.test(match[5]!) || (/^contain/.test(match[3]!) && !closedWords.has(match[5]!))
    if (!isText && !(/^(?:contain|includ)/.test(match[3]!) && isSaid)) return null
    const value = saidText(reader, match[5]!)
    return {
      conditions: [{ column: nameOf(match[1]!), op: 'contains', value }],
      isNegative: match[2] !== undefined,
    }
  })
  takeEach(reader, edge, (match) => readEdge(reader, match))
  if (sentence.text.includes(' #q')) takeEach(reader, quoted, (match) => readQuoted(reader, match))
}

function saidText({ sentence }: Reader, mark: string): string {
  if (mark.startsWith('#q')) return sentence.quotes[Number(mark.slice(2))]!
  return mark.startsWith('#v') ? valueAt(sentence, mark).value : mark
}

function readEdge(reader: Reader, [, mark, not, verb, said]: RegExpExecArray): Taken | null {
  const { sentence, understanding } = reader
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
  return { conditions: [{ column: name, op, value: saidText(reader, said!) }], isNegative: not !== undefined }
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
