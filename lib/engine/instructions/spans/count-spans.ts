import { isRowWord } from '../columns/row-words'
import type { Token } from '../tokens'
import { singular } from '../words/word-forms'
import { idOf } from './id-of'
import { type MetricSpan, type Said, skip } from './metric-span'

/** Where most have a row of their own, people mean the rows. */
const repeatedMax = 0.5
const small = new Set('of the our all'.split(' '))
const plain = (text: string): Token => ({ kind: 'word', text, value: Number.NaN, isCapital: false })

/** "how many customers": not their rows, where a column numbers them and several rows are of one. */
export function countSpans(said: Said): MetricSpan[] {
  const { words, understanding } = said
  return words.flatMap((word, at): MetricSpan[] => {
    const isCount =
      (word === 'how' && words[at + 1] === 'many') || (word === 'number' && words[at + 1] === 'of')
    const from = isCount ? skip(words, at + 2, small) : -1
    const thing = words[from]
    if (!thing || singular(thing) === thing || isRowWord(thing, understanding)) return []
    const column = idOf(singular(thing), understanding, repeatedMax)
    if (column === null) return []
    const stand: Token = { ...plain('xmetricx'), column }
    return [
      { from: at, to: from + 1, as: ['number', 'of', 'different'].map(plain).concat(stand), score: 0.8 },
    ]
  })
}
