import type { Understanding } from '../understanding'
import { type ColumnMention, columnMentions } from './column-mentions'
import type { Token } from './tokens'
import { type ValueMention, valueMentions } from './value-mentions'

/**
 * A text in which all that names something of the dataset is marked: `#c0` a column, `#e0` the thing that a column
 * names, `#v0` a value, `#n0` a number, `#d0` a date, `#q0` quoted text. What was understood is taken out as `~`, so
 * that nothing is understood twice.
 */
export interface Sentence {
  text: string
  columns: ColumnMention[]
  values: ValueMention[]
  numbers: number[]
  dates: string[]
  quotes: string[]
  /** Words that stand with a capital letter within a sentence. */
  capitals: Set<string>
}

/** A value beats a column where more of the text is its name, or where the column is only half said. */
const sureMention = 0.75

export function readSentence(tokens: Token[], understanding: Understanding): Sentence {
  const allColumns = columnMentions(tokens, understanding)
  const allValues = valueMentions(tokens, understanding)
  const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to
  const columns = allColumns.filter(
    (column) =>
      !allValues.some(
        (value) =>
          overlaps(column, value) && (lengthOf(value) > lengthOf(column) || column.score < sureMention),
      ),
  )
  const values = allValues.filter((value) => !columns.some((column) => overlaps(column, value)))
  const sentence: Sentence = {
    text: ' ',
    columns,
    values,
    numbers: [],
    dates: [],
    quotes: [],
    capitals: capitalsOf(tokens),
  }
  for (let at = 0; at < tokens.length; ) {
    const column = columns.findIndex(({ from }) => from === at)
    const value = values.findIndex(({ from }) => from === at)
    const mention = column >= 0 ? columns[column]! : value >= 0 ? values[value]! : null
    sentence.text += `${mention ? markOf(columns, column, value) : plainMark(sentence, tokens[at]!)} `
    at = mention ? mention.to : at + 1
  }
  return sentence
}

/** A text written in capitals throughout says nothing by them. */
function capitalsOf(tokens: Token[]): Set<string> {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const inside = tokens.filter(
    ({ kind, isCapital }, at) => kind === 'word' && isCapital && at > 0 && tokens[at - 1]!.text !== '.',
  )
  return new Set(inside.length > words.length / 3 ? [] : inside.map(({ text }) => text))
}

type Span = { from: number; to: number }
const lengthOf = ({ from, to }: Span) => to - from

const markOf = (columns: ColumnMention[], column: number, value: number) =>
  column >= 0 ? `#${columns[column]!.isEntity ? 'e' : 'c'}${column}` : `#v${value}`

function plainMark(sentence: Sentence, token: Token): string {
  if (token.kind === 'number') return `#n${sentence.numbers.push(token.value) - 1}`
  if (token.kind === 'date') return `#d${sentence.dates.push(token.text) - 1}`
  if (token.kind === 'quote') return `#q${sentence.quotes.push(token.text) - 1}`
  return token.text
}

/** Takes the first match of a pattern out of the text; null where it is not there. */
export function takeOut(
  sentence: Sentence,
  pattern: RegExp,
  keep: (match: RegExpExecArray) => string = () => '~',
) {
  const match = pattern.exec(sentence.text)
  if (!match) return null
  const { index } = match
  const end = index + match[0].length
  sentence.text = tidy(`${sentence.text.slice(0, index)} ${keep(match)} ${sentence.text.slice(end)}`)
  return match
}

export const tidy = (text: string) => ` ${text.replaceAll(/\s+/g, ' ').trim()} `

/** The column index behind a mark such as `#c3` or `#e3`. */
export const columnOf = ({ columns }: Sentence, mark: string): number =>
  columns[Number(/\d+/.exec(mark)![0])]!.column

export const numberOf = ({ numbers }: Sentence, mark: string): number => numbers[Number(mark.slice(2))]!
export const valueAt = ({ values }: Sentence, mark: string): ValueMention => values[Number(mark.slice(2))]!
