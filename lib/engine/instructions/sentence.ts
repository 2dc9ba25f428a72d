import type { Understanding } from '../understanding'
import { canMeasure } from './columns/column-kinds'
import { type ColumnMention, columnMentions } from './columns/column-mentions'
import type { Token } from './tokens'
import { type ValueMention, valueMentions } from './values/value-mentions'
import { numberWords } from './words/number-words'
import { corrected } from './words/spelling'
import { singular } from './words/word-forms'

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
  /** Marks of the numbers that stand with a per cent sign. */
  percents: Set<string>
  /** Marks of the numbers that are said in thousands, millions or billions. */
  scaled: Set<string>
  /** The sign of money of those with one, by their marks. */
  monies: Map<string, string>
  dates: string[]
  quotes: string[]
  /** Words that stand with a capital letter within a sentence. */
  capitals: Set<string>
  /** Marks of the columns that were said in the plural. */
  plurals: Set<string>
}

/** A value beats a column where more of the text is its name, or where the column is only half said. */
const sureMention = 0.75

/** Columns and values for words that name none themselves. */
interface Lent {
  columns?: ColumnMention[]
  values?: ValueMention[]
}

export function readSentence(tokens: Token[], understanding: Understanding, lent: Lent = {}): Sentence {
  const allColumns = [...columnMentions(tokens, understanding), ...(lent.columns ?? [])].sort(
    (a, b) => a.from - b.from,
  )
  const allValues = [...valueMentions(tokens, understanding), ...(lent.values ?? [])].sort(
    (a, b) => a.from - b.from,
  )
  const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to
  const columns = allColumns.filter(
    (column) =>
      !isComparison(tokens, column) &&
      !isStretch(tokens, column) &&
      !isOutside(tokens, column, { columns: allColumns, values: allValues }) &&
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
    percents: new Set(),
    scaled: new Set(),
    monies: new Map(),
    dates: [],
    quotes: [],
    capitals: capitalsOf(tokens),
    plurals: new Set(
      columns.flatMap(({ to, isEntity }, at) => {
        const last = tokens[to - 1]!.text
        return singular(last) === last ? [] : [`#${isEntity ? 'e' : 'c'}${at}`]
      }),
    ),
  }
  for (let at = 0; at < tokens.length; ) {
    const column = columns.findIndex(({ from }) => from === at)
    const value = values.findIndex(({ from }) => from === at)
    const mention = column >= 0 ? columns[column]! : value >= 0 ? values[value]! : null
    sentence.text += `${mention ? markOf(columns, column, value) : plainMark(sentence, tokens[at]!)} `
    at = mention ? mention.to : at + 1
  }
  sentence.text = withPeriods(sentence, understanding)
  return sentence
}

const ledByMeasure =
  /^ (?:(?:show|plot|draw|display|give|me|the|a|of|chart|@\S+) )*(#c\d+) (?:above|over|below|under|between|greater|more|less|higher|lower|bigger|>|<|>=|<=) .*(?:by|per|over|across|for each) (?:#[ce]|time|year|quarter|month|week|day)/

/** "revenue above 500 by product": what is filtered by is what is shown, where it stands first. */
function withMeasure({ text, ...rest }: Sentence, understanding: Understanding): string {
  const mark = ledByMeasure.exec(text)?.[1]
  if (!mark || !canMeasure(understanding, columnOf({ text, ...rest }, mark))) return text
  return text.replace(` ${mark} `, ` ${mark} where ${mark} `)
}

const period = '(year|quarter|month|week|weekday|day)s?'
const chained = new RegExp(` (by|per) (#[ce]\\d+) and (?:by |per )?${period}(?= )(?! #[nd])`, 'g')
const periodBehind = new RegExp(` (#[ce]\\d+) ${period}(?= (?!#[nd]))`, 'g')
const periodOf = new RegExp(` ${period} of (?:(?:the|their|its) )?(#[ce]\\d+)(?= )`, 'g')

/** "release year" and "year of release" group the releases by year. */
function withPeriods(sentence: Sentence, understanding: Understanding): string {
  const isDated = (mark: string) => {
    const type = understanding.table.columns[columnOf(sentence, mark)]!.type
    return type === 'date' || type === 'datetime'
  }
  return withMeasure(sentence, understanding)
    .replaceAll(chained, ' $1 $2 by $3')
    .replaceAll(periodBehind, (said, mark: string, unit: string) =>
      isDated(mark) ? ` ${mark} by ${unit}` : said,
    )
    .replaceAll(periodOf, (said, unit: string, mark: string) =>
      isDated(mark) ? ` ${mark} by ${unit}` : said,
    )
}

/** "older than 20", "18 or older", "no more than 5": words of a comparison, whatever columns are called. */
function isComparison(tokens: Token[], { from, to }: Span): boolean {
  const [word, next] = [tokens[from]!.text, tokens[to]?.text ?? '']
  if (to - from > 1) return false
  const isAfterNumber =
    /^(?:or|and)$/.test(tokens[from - 1]?.text ?? '') && tokens[from - 2]?.kind === 'number'
  return (
    (next === 'than' && !/^(?:more|less|fewer)$/.test(tokens[from - 1]?.text ?? '')) ||
    (isAfterNumber &&
      /^(?:older|younger|taller|shorter|heavier|lighter|cheaper|longer|faster|slower)$/.test(word)) ||
    (word === 'no' && /^(?:more|less|fewer|later|longer|other|\p{L}+er)$/u.test(next))
  )
}

/** "outside the North": what leaves a value out is no half of `outside_temp`. */
function isOutside(
  tokens: Token[],
  { from, to }: Span,
  { columns, values }: Pick<Sentence, 'columns' | 'values'>,
): boolean {
  if (to - from > 1 || tokens[from]!.text !== 'outside') return false
  const next = tokens.findIndex(({ text }, at) => at >= to && text !== 'of' && text !== 'the')
  const named = columns.find((one) => one.from === next)?.to
  return values.some((value) => value.from === next || value.from === named)
}

/** "the last 30 days" are counted back, though a column of dates may be called so. */
function isStretch(tokens: Token[], { from, to }: Span): boolean {
  const [lead, number] = [tokens[from - 2]?.text ?? '', tokens[from - 1]]
  return (
    to - from === 1 &&
    /^(?:days|weeks|months|quarters|hours)$/.test(tokens[from]!.text) &&
    (number?.kind === 'number' || (number !== undefined && number.text in numberWords)) &&
    /^(?:last|past|latest|previous|recent|trailing)$/.test(lead)
  )
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
  if (token.kind === 'number') {
    const mark = `#n${sentence.numbers.push(token.value) - 1}`
    if (token.text.endsWith('%')) sentence.percents.add(mark)
    if (/\p{L}$/u.test(token.text)) sentence.scaled.add(mark)
    const money = /^[-−]?([$€£])/.exec(token.text)?.[1]
    if (money) sentence.monies.set(mark, money)
    return mark
  }
  if (token.kind === 'date') return `#d${sentence.dates.push(token.text) - 1}`
  if (token.kind === 'quote') return `#q${sentence.quotes.push(token.text) - 1}`
  return token.kind === 'word' ? corrected(token.text) : token.text
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
