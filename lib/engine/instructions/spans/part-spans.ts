import type { Filter } from '@/lib/contracts/query'
import { upperFirst } from '@/lib/format/first-letter'
import type { AskedColumn } from '../../plan/asked-column'
import { canMeasure } from '../columns/column-kinds'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import { breakdownFrom, conditionIn } from './condition-in'
import { idOf } from './id-of'
import { isShareWord, type MetricSpan, type Said, skip } from './metric-span'
import { isMoneyWord, moneyColumn } from './money-column'
import { onlyAmount } from './only-amount'

const wholes = wordSet(
  'the a an our my their its all total overall whole entire yearly annual monthly weekly year',
)
/** What leads from the number to the rows. */
const goes = wordSet(
  'come comes came coming fall falls fell go goes went is was are were do does did has have had we i you they made earned generated brought by stem stems stemmed happen happens happened that which who being spent lost',
)
/** What stands behind the rows: "do the US stores bring in". */
const brings = wordSet(
  'bring brings in make makes up account accounts for contribute contributes generate generates earn earns cost costs have has',
)
const leadWords = wordSet('what which how')

/** A number of some rows over that of all: "how much of the revenue comes from Spain", "share of sales made on weekends by region". */
export function partSpans(said: Said): MetricSpan[] {
  const { words } = said
  return words.flatMap((word, at): MetricSpan[] => {
    const isMuch = word === 'how' && words[at + 1] === 'much'
    const of = isMuch ? at + 2 : at + 1
    if ((!isMuch && !isShareWord(word)) || words[of] !== 'of') return []
    const from = leadWords.has(words[at - 1] ?? '') ? at - 1 : at
    const start = skip(words, of + 1, wholes)
    const parts = partOf(said, { from, start })
    return parts.length > 0 ? parts : partIn(said, { from, start })
  })
}

const joints = wordSet('in of on within')

/** "share of the evening in revenue": the rows first, then the number. */
function partIn(said: Said, { from, start }: { from: number; start: number }): MetricSpan[] {
  const { words } = said
  const end = breakdownFrom(said, start)
  for (let at = start + 1; at < end; at++) {
    const number = joints.has(words[at]!) ? numberAt(said, skip(words, at + 1, wholes)) : null
    const of = number && number.to === end ? conditionIn(said, { from: start, to: at }) : null
    if (number && of)
      return partSpan(said, { from, to: end, column: number.column, of, rows: words.slice(start, at) })
  }
  return []
}

function partOf(said: Said, { from, start }: { from: number; start: number }): MetricSpan[] {
  const number = numberAt(said, start)
  if (!number) return []
  const end = breakdownFrom(said, number.to)
  const found = rowsIn(said, number.to, end)
  if (!found) return []
  return partSpan(said, {
    from,
    to: end,
    column: number.column,
    of: found.of,
    rows: said.words.slice(found.from, found.to),
  })
}

interface Part {
  from: number
  to: number
  column: number
  of: Filter
  rows: string[]
}

function partSpan({ understanding }: Said, { from, to, column, of, rows }: Part): MetricSpan[] {
  const { label, name } = understanding.profile.columns[column]!
  const part: AskedColumn = {
    kind: 'part',
    name: `${upperFirst(label)} (${rows.join(' ')})`,
    column: name,
    of,
  }
  const metric = { kind: 'ratio', numerator: part.name, denominator: name } as const
  return [{ from, to, metric, asked: [part], score: 1.1 }]
}

/** A number whose parts make a whole, by its name or as the only one that there is. */
function numberAt(said: Said, at: number): { to: number; column: number } | null {
  const { mentions, understanding, words } = said
  const mention = mentions.find(({ from }) => from === at)
  // orders are things, whatever their total is called
  if (mention && idOf(singular(words[at]!), understanding) !== null && singular(words[at]!) !== words[at])
    return null
  if (mention) {
    const isSum = understanding.profile.columns[mention.column]!.additivity === 'additive'
    return isSum && canMeasure(understanding, mention.column) ? mention : null
  }
  const column = isMoneyWord(words[at]) ? moneyColumn(understanding) : onlyAmount(said, at)
  return column === null ? null : { to: at + 1, column }
}

/** The words for the rows, without the verbs around them. */
function rowsIn(said: Said, from: number, end: number) {
  const { words } = said
  for (let start = from; start <= Math.min(skip(words, from, goes), end - 1); start++) {
    for (let to = end; to > start; to--) {
      const of = conditionIn(said, { from: start, to })
      if (of) return { from: skip(words, start, goes), to, of }
      if (!brings.has(words[to - 1]!)) break
    }
  }
  return null
}
