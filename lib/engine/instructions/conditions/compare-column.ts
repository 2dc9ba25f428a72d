import type { FilterOp } from '@/lib/contracts/query'
import { columnOf } from '../sentence'
import { closedWords } from '../words/closed-words'
import { amountOf, isYear } from './amounts'
import type { Reader, Taken } from './condition-reader'
import { comparedColumn } from './implied-column'
import { valueFor } from './value-in-column'

interface Comparison {
  /** The mark of the column beside it. */
  mark: string | undefined
  op: FilterOp
  words: string
  marks: string[]
}

/** A comparison of the column that it is about; another one beside it stays in the text. */
export function compare(
  reader: Reader,
  match: RegExpExecArray,
  { mark, op, words, marks }: Comparison,
): Taken {
  const named = mark === undefined ? null : columnOf(reader.sentence, mark)
  const noun = named === null ? nounAfter(match) : null
  if (noun) {
    reader.found.problems.push(`Nothing in the data is called ${noun}, to be compared with a number.`)
    return { conditions: [] }
  }
  const index = comparedColumn(reader, {
    ...{ named, marks, words, at: match.index },
    isThing: mark?.startsWith('#e') ?? false,
  })
  const taken = filterOn(reader, index, { op, marks })
  return mark !== undefined && index !== named ? { ...taken, before: mark } : taken
}

/** "more than 3 medals": what is compared is named, and is no column. */
function nounAfter(match: RegExpExecArray): string | null {
  const word = /^(\p{L}{3,}) /u.exec(match.input.slice(match.index + match[0].length).trimStart())?.[1]
  if (
    !word ||
    closedWords.has(word) ||
    /^(?:onwards?|forward|later|earlier|ago|old|respectively|or|sort|sorted)$/.test(word)
  )
    return null
  return isYearLike.test(match[0]) ? null : word
}

const isYearLike = /#d\d+|(?:since|before|after|until|till|from|year) /

/** The condition, or none and why. */
export function filterOn(
  reader: Reader,
  index: number | null,
  { op, marks }: { op: FilterOp; marks: string[] },
): Taken {
  const { sentence, understanding, found } = reader
  if (index === null) {
    found.problems.push('No column was named for the comparison with a number.')
    return { conditions: [] }
  }
  const { name, numbers, type } = understanding.table.columns[index]!
  const noDate = /^date/.test(type) ? marks.find((mark) => !isYear(sentence, mark)) : undefined
  if (noDate) {
    found.problems.push(`${name} holds dates, and ${amountOf(sentence, noDate)} is none.`)
    return { conditions: [] }
  }
  if (numbers === null && op !== '=' && op !== '!=' && op !== 'in') {
    const said = marks.map((mark) =>
      mark.startsWith('#d') ? sentence.dates[Number(mark.slice(2))] : amountOf(sentence, mark),
    )
    found.problems.push(`${name} holds no numbers to compare with ${said.join(' and ')}.`)
    return { conditions: [] }
  }
  const values = marks.flatMap((mark) => valueFor(reader, mark, index) ?? [])
  if (values.length < marks.length) return { conditions: [] }
  const value = op === 'between' || op === 'in' ? values : values[0]!
  return { conditions: [{ column: name, op, value }] }
}
