import { upperFirst } from '@/lib/format/first-letter'
import { canMeasure } from '../columns/column-kinds'
import { wordSet } from '../words/word-set'
import { askedToken } from './asked-token'
import type { MetricSpan, Said } from './metric-span'

const times = wordSet('times x multiplied multiply')
const small = wordSet('by the its their with')
const percentMin = 1.5

/** "amount times probability by owner": what two numbers of a row come to. */
export function productSpans({ words, mentions, understanding }: Said): MetricSpan[] {
  const { profile } = understanding
  const numbers = mentions.filter(({ column }) => canMeasure(understanding, column))
  return numbers.flatMap((first, place): MetricSpan[] => {
    const second = numbers[place + 1]
    const between = second ? words.slice(first.to, second.from) : []
    const isProduct =
      between.some((word) => times.has(word)) && between.every((word) => times.has(word) || small.has(word))
    if (!second || !isProduct || first.column === second.column) return []
    const [above, below] = [first, second].map(({ column }) => profile.columns[column]!)
    const isPercent = (unit: string | null, max: number) => unit === '%' && max > percentMin
    const percents = [above!, below!].filter(({ unit, summary }) => isPercent(unit, summary?.max ?? 0))
    const as = askedToken({
      kind: 'product',
      name: `${upperFirst(above!.label)} × ${below!.label}`,
      above: above!.name,
      below: below!.name,
      per: 100 ** percents.length,
    })
    return [{ from: first.from, to: second.to, as: [as] }]
  })
}
