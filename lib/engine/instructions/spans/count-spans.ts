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
  return [...ofThings(said), ...ofNumbers(said), ...thingsAlone(said)]
}

const breaking = new Set('by per'.split(' '))
const betweenMax = 2

/** "by number of past failures": the column of those numbers, not how many rows there are. */
function ofNumbers({ words, mentions, understanding }: Said): MetricSpan[] {
  return words.flatMap((word, at): MetricSpan[] => {
    if (word !== 'number' || words[at + 1] !== 'of' || !breaking.has(words[at - 1] ?? '')) return []
    const held = mentions.find(({ from }) => from > at + 1 && from <= at + betweenMax + 1)
    if (!held || understanding.table.columns[held.column]!.numbers === null) return []
    return [{ from: at, to: held.to, as: [{ ...plain('xmetricx'), column: held.column }] }]
  })
}

const openers = new Set('show trend of the all give me plot draw chart compare our'.split(' '))
const ends = new Set(
  'by per over since in on for each every from with without only during last this , . and at'.split(' '),
)

/** "orders by month": with no number beside, the things themselves are counted, where several rows are of one. */
function thingsAlone({ words, mentions, understanding }: Said): MetricSpan[] {
  const at = words.findIndex((word) => !openers.has(word))
  const thing = words[at]
  const isThing =
    thing !== undefined && singular(thing) !== thing && (at + 1 >= words.length || ends.has(words[at + 1]!))
  if (!isThing || isRowWord(thing, understanding)) return []
  const isMeasured = mentions.some(
    ({ from, column }) => from !== at && understanding.profile.columns[column]!.role === 'measure',
  )
  const column = isMeasured ? null : idOf(singular(thing), understanding, repeatedMax)
  if (column === null) return []
  const stand: Token = { ...plain('xmetricx'), column }
  return [{ from: at, to: at + 1, as: ['number', 'of', 'different'].map(plain).concat(stand), score: 0.8 }]
}

function ofThings(said: Said): MetricSpan[] {
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
