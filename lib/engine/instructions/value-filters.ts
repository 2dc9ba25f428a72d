import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import type { FoundFilters } from './number-filters'
import { columnOf, type Sentence, takeOut, valueAt } from './sentence'

const list = '(#v\\d+(?: (?:(?:,|and|or|vs|v|versus|, and|, or|against|to) )*#v\\d+)*)'
const filler =
  '(?:(?:is|are|was|were|be|being|has|have|having|of|a|an|the|equals?|=|equal to|to|called|named|in|like|:|either|exactly|includes?) )*'
const negative =
  '((?:is not|are not|not equal to|not|isn|aren|!=|<>|≠|other than|except(?: for)?|excluding|without|but not|exclude|leave out|leaving out|minus|no)(?: (?:in|from|the|equal to|to|for|of|is|any))* )'

const namedValues = new RegExp(` (#[ce]\\d+) ${filler}${negative}?${filler}${list}(?= )(?! #[ce])`)
const values = new RegExp(` ${negative}?${filler}${list}(?: (#[ce]\\d+))?(?= )`)
const containsText =
  / (#[ce]\d+) (?:that |which )?(?:contains?|containing|includes?|including|with|has|have)(?: the| a| an)*(?: (?:letters?|words?|substrings?|text|string))? (#q\d+|#v\d+|\S{1,40})(?= )/
const letterIn =
  / (?:with|having|has|have|contains?|includes?|including) (?:the |a |an )*(?:letter|word|substring|text|string) (#q\d+|\S{1,40}) (?:in|within) (?:their|its|the|his) (#[ce]\d+)(?= )/
const startsWith = / (#[ce]\d+) (?:that |which )?(?:starts?|begins?|ends?)(?:ing|ning)? with/
const present =
  / (#[ce]\d+) (?:is |are |was )?(?:not (?:null|missing|empty|blank|nan|na|none)|present|known|available)(?= )/
const absent = / (#[ce]\d+) (?:is |are |was )?(?:null|missing|empty|blank|nan)(?= )/
const quoted = new RegExp(` (#[ce]\\d+) ${filler}${negative}?${filler}(#q\\d+)(?= )`)

export interface FoundValues extends FoundFilters {
  /** Columns of which several values were named, to be told apart. */
  compared: number[]
}

/** The filters on texts and categories of a sentence, taken out of it. */
export function takeValueFilters(sentence: Sentence, understanding: Understanding): FoundValues {
  const found: FoundValues = { filters: [], problems: [], compared: [] }
  const reader = { sentence, understanding, found }
  takeTexts(reader)
  for (let match = takeOut(sentence, namedValues); match; match = takeOut(sentence, namedValues)) {
    const column = columnOf(sentence, match[1]!)
    const isNegative = match[2] !== undefined
    const back = addValues(reader, match[3]!, { column, isNegative })
    // The column stays where it was named for its own sake: "each region, Europe and Asia".
    if (back.isOther || back.isWhole) sentence.text = sentence.text.replace(' ~ ', ` ${match[1]} `)
  }
  for (
    let match = takeOut(sentence, values, keepColumn);
    match;
    match = takeOut(sentence, values, keepColumn)
  ) {
    const column = match[3] ? columnOf(sentence, match[3]) : null
    const { isOther } = addValues(reader, match[2]!, { column, isNegative: match[1] !== undefined })
    if (isOther && match[3]) sentence.text = sentence.text.replace(' ~~ ', ` ${match[3]} `)
    else sentence.text = sentence.text.replace(' ~~ ', ' ~ ')
  }
  return found
}

const keepColumn = () => '~~'

interface Reader {
  sentence: Sentence
  understanding: Understanding
  found: FoundValues
}

function takeTexts({ sentence, understanding, found }: Reader): void {
  const nameOf = (mark: string) => understanding.table.columns[columnOf(sentence, mark)]!.name
  const textOf = (mark: string) =>
    mark.startsWith('#q')
      ? sentence.quotes[Number(mark.slice(2))]!
      : mark.startsWith('#v')
        ? valueAt(sentence, mark).value
        : mark
  const letter = takeOut(sentence, letterIn)
  if (letter) found.filters.push({ column: nameOf(letter[2]!), op: 'contains', value: textOf(letter[1]!) })
  const part = containsText.exec(sentence.text)
  if (
    part &&
    (/ (?:letter|word|substring|text|string)s? /.test(part[0]) ||
      / (?:contain|includ)\w* .*#[qv]/.test(part[0]))
  ) {
    takeOut(sentence, containsText)
    found.filters.push({ column: nameOf(part[1]!), op: 'contains', value: textOf(part[2]!) })
  }
  if (takeOut(sentence, startsWith))
    found.problems.push('Beginnings and ends of texts can\'t be asked for; "contains" can.')
  for (let match = takeOut(sentence, present); match; match = takeOut(sentence, present)) {
    found.filters.push({ column: nameOf(match[1]!), op: '!=', value: '' })
  }
  if (takeOut(sentence, absent))
    found.problems.push("Rows without a value can't be picked; those with one can.")
  takeQuoted({ sentence, understanding, found })
}

/** A text that no cell of the column holds stays in the sentence, to be refused. */
function takeQuoted({ sentence, understanding, found }: Reader): void {
  const match = quoted.exec(sentence.text)
  if (!match) return
  const { name, values: cells, numbers } = understanding.table.columns[columnOf(sentence, match[1]!)]!
  const text = sentence.quotes[Number(match[3]!.slice(2))]!
  const isIn = (test: (cell: string) => boolean) => cells.some((cell) => test(cell.toLowerCase()))
  const isPart = !numbers && isIn((cell) => cell.includes(text.toLowerCase()))
  if (!numbers && !isPart) return
  takeOut(sentence, quoted)
  const isWhole = numbers || isIn((cell) => cell === text.toLowerCase())
  found.filters.push({ column: name, op: match[2] ? '!=' : isWhole ? '=' : 'contains', value: text })
}

function addValues(
  { sentence, understanding, found }: Reader,
  marks: string,
  { column, isNegative }: { column: number | null; isNegative: boolean },
): { isOther: boolean; isWhole: boolean } {
  const { table } = understanding
  const mentions = marks.match(/#v\d+/g)!.map((mark) => valueAt(sentence, mark))
  const byColumn = new Map<number, string[]>()
  for (const { column: own, value } of mentions) {
    const has = column !== null && table.columns[column]!.values.includes(value)
    const index = has ? column : own
    byColumn.set(index, [...new Set([...(byColumn.get(index) ?? []), value])])
  }
  let isWhole = false
  for (const [index, list] of byColumn) {
    const { name, values: all } = table.columns[index]!
    if (list.length > 1 && !isNegative) found.compared.push(index)
    if (list.length > 1 && list.length >= all.length && !isNegative) isWhole = true
    else found.filters.push(...filtersOf(name, list, isNegative))
  }
  return { isOther: column !== null && !byColumn.has(column), isWhole }
}

function filtersOf(column: string, list: string[], isNegative: boolean): Filter[] {
  if (isNegative) return list.map((value) => ({ column, op: '!=', value }))
  return [list.length === 1 ? { column, op: '=', value: list[0]! } : { column, op: 'in', value: list }]
}
