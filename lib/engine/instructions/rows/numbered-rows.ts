import { columnNames } from '../columns/column-names'
import type { Said } from '../spans/metric-span'
import { wordFit } from '../words/word-forms'
import { isBreakdown, type RowSpan, withTies } from './row-span'

const fitMin = 0.95
const digits = /^\D*?0*(\d+)$/

/** "line 3" where the lines are called L1 to L4: the one value with that number. */
export function numberedRows({ words, tokens, understanding }: Said): RowSpan[] {
  const { table } = understanding
  return words.flatMap((word, at): RowSpan[] => {
    const number = tokens[at + 1]
    const isCalled =
      tokens[at]!.kind === 'word' && number?.kind === 'number' && Number.isInteger(number.value)
    if (!isCalled || isBreakdown(words, at)) return []
    const found = columnNames(understanding).flatMap(({ index, parts }) => {
      const column = table.columns[index]!
      const content = parts.filter(({ isContent }) => isContent)
      const isOwn = content.length === 1 && wordFit(word, content[0]!.word) >= fitMin
      if (!isOwn || column.type !== 'text') return []
      const values = column.values.filter((value) => digits.exec(value.trim())?.[1] === `${number.value}`)
      return values.length === 1 ? [{ column: column.name, value: values[0]! }] : []
    })
    const { isLeftOut, ...span } = withTies(words, { from: at, to: at + 2 })
    const [only] = found
    return found.length === 1 ? [{ ...span, keep: [{ ...only!, op: isLeftOut ? '!=' : '=' }] }] : []
  })
}
