import { columnNames } from '../columns/column-names'
import type { Said } from '../spans/metric-span'
import { wordFit } from '../words/word-forms'
import { isBreakdown, type RowSpan, withTies } from './row-span'

const fitMin = 0.95
const digits = /^\D*?0*(\d+)$/
const joints = new Set('and or , vs versus'.split(' '))

interface Numbered {
  from: number
  to: number
  column: string
  value: string
}

/** "line 3", "sites 2 and 4" where they are called L1 to L4: the values with those numbers. */
export function numberedRows(said: Said): RowSpan[] {
  const { words } = said
  const lists: Numbered[][] = []
  for (const [at] of words.entries()) {
    const found = isBreakdown(words, at) ? null : numberedAt(said, at)
    if (!found) continue
    const before = lists.at(-1)
    const isJoined =
      before !== undefined &&
      before[0]!.column === found.column &&
      words.slice(before.at(-1)!.to, found.from).every((word) => joints.has(word))
    if (isJoined) before.push(found)
    else lists.push([found])
  }
  return lists.map((list) => {
    const { column } = list[0]!
    const { isLeftOut, ...span } = withTies(words, { from: list[0]!.from, to: list.at(-1)!.to })
    const values = list.map(({ value }) => value)
    if (isLeftOut) return { ...span, keep: values.map((value) => ({ column, op: '!=', value })) }
    const isOne = values.length === 1
    return {
      ...span,
      keep: [isOne ? { column, op: '=', value: values[0]! } : { column, op: 'in', value: values }],
    }
  })
}

function numberedAt({ words, tokens, understanding }: Said, at: number): Numbered | null {
  const number = tokens[at + 1]
  const isCalled = tokens[at]!.kind === 'word' && number?.kind === 'number' && Number.isInteger(number.value)
  if (!isCalled) return null
  const found = columnNames(understanding).flatMap(({ index, parts }) => {
    const { name: column, type, values } = understanding.table.columns[index]!
    const content = parts.filter(({ isContent }) => isContent)
    const isOwn = content.length === 1 && wordFit(words[at]!, content[0]!.word) >= fitMin
    if (!isOwn || type !== 'text') return []
    const own = values.filter((value) => digits.exec(value.trim())?.[1] === `${number.value}`)
    return own.length === 1 ? [{ from: at, to: at + 2, column, value: own[0]! }] : []
  })
  return found.length === 1 ? found[0]! : null
}
