import { canMeasure } from '../columns/column-kinds'
import type { ColumnMention } from '../columns/column-mentions'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'
import { isRateWord, isShareWord, type MetricSpan, type Said, skip } from './metric-span'

const lead = new Set('as a an in the expressed'.split(' '))
const divided = new Set('divided over'.split(' '))
const small = new Set('by of the a an total all its their our'.split(' '))

/** Ratios that a clause asks for: "tips as a percentage of fare", "profit divided by sales", "profit margin". */
export function ratioSpans(said: Said): MetricSpan[] {
  const numbers = said.mentions.filter(
    ({ column, isEntity }) => !isEntity && canMeasure(said.understanding, column),
  )
  const pairs = numbers.flatMap((above, place) => {
    const below = numbers[place + 1]
    return below && isOver(said.words, above, below) ? [spanOf(said, above, below)] : []
  })
  return [...pairs, ...ratioOf(said, numbers)].map((span) => withHead(said, span)).concat(marginSpans(said))
}

/** "conversion rate by channel, conversions over sessions": what is called a rate before is made so. */
function withHead({ words, understanding }: Said, span: MetricSpan): MetricSpan {
  const { metric } = span
  if (metric?.kind !== 'ratio') return span
  const above = columnNames(understanding).find(
    ({ index }) => understanding.table.columns[index]!.name === metric.numerator,
  )!
  const at = words.findIndex(
    (word, place) =>
      (isRateWord(word) || word === 'margin') &&
      above.words.some((own) => wordFit(words[place - 1] ?? '', own) >= headFitMin),
  )
  const isHead = at > 0 && at < span.from && words.slice(at, span.from).includes(',')
  return isHead ? { from: at - 1, to: at + 1, metric, defined: { from: span.from, to: span.to } } : span
}

const headFitMin = 0.75

/** Whether one number is to be taken over the next. */
function isOver(words: string[], above: ColumnMention, below: ColumnMention): boolean {
  const at = skip(words, above.to, lead)
  if (isShareWord(words[at]) && words[at + 1] === 'of') return skip(words, at + 1, small) === below.from
  return divided.has(words[above.to] ?? '') && skip(words, above.to + 1, small) === below.from
}

function spanOf(said: Said, above: ColumnMention, below: ColumnMention): MetricSpan {
  const nameAt = (index: number) => said.understanding.table.columns[index]!.name
  return {
    from: above.from,
    to: below.to,
    metric: { kind: 'ratio', numerator: nameAt(above.column), denominator: nameAt(below.column) },
  }
}

/** "the ratio of tips to fare". */
function ratioOf(said: Said, numbers: ColumnMention[]): MetricSpan[] {
  const { words } = said
  return numbers.flatMap((above, place) => {
    const below = numbers[place + 1]
    const isRatio = words[above.from - 1] === 'of' && words[above.from - 2] === 'ratio'
    const isNext =
      below !== undefined && words[above.to] === 'to' && skip(words, above.to + 1, small) === below.from
    return isRatio && isNext ? [{ ...spanOf(said, above, below), from: above.from - 2 }] : []
  })
}

const gains = new Set('profit earnings gain gewinn benefice beneficio ganancia utile'.split(' '))
const sales = new Set('sales revenue turnover umsatz ventas chiffre fatturato'.split(' '))

/** "margin": what is earned over what is sold, where the table has both and no margin of its own. */
function marginSpans({ words, tokens, mentions, understanding }: Said): MetricSpan[] {
  const at = words.indexOf('margin') + words.indexOf('margins') + 1
  const names = columnNames(understanding)
  if (at < 0 || names.some((name) => name.words.includes('margin'))) return []
  const called = (list: ReadonlySet<string>) => {
    const all = names.filter(
      ({ index, words: own }) =>
        own.some((word) => list.has(word)) &&
        own.length <= 2 &&
        understanding.profile.columns[index]!.additivity === 'additive',
    )
    const plain = all.filter(({ words: own }) => own.length === 1)
    return plain.length === 1 ? plain : all
  }
  const [gain, sale] = [called(gains), called(sales)]
  if (gain.length !== 1 || sale.length !== 1 || gain[0] === sale[0]) return []
  const own = mentions.find(({ to, column }) => to === at && column === gain[0]!.index)
  const held = mentions.find(({ from, to }) => from <= at && at < to)
  const nameAt = (index: number) => understanding.table.columns[index]!.name
  return [
    {
      from: own?.from ?? held?.from ?? (gains.has(words[at - 1] ?? '') ? at - 1 : at),
      to: Math.min(tokens.length, at + 1),
      metric: { kind: 'ratio', numerator: nameAt(gain[0]!.index), denominator: nameAt(sale[0]!.index) },
    },
  ]
}
