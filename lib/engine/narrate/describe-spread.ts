import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatPercent } from '@/lib/format/format-percent'
import { formatValue } from '@/lib/format/format-value'
import { quantileOf } from '../stats/quantile-of'
import type { Condition } from '../table/condition'
import { arithmetic, figure, type Sentence } from './sentence'

interface Spread {
  name: string
  format: ValueFormat | null
  filters: Condition[]
}

/** From this share on one value is what there is to say of a distribution. */
const commonShareMin = 0.4

/** What a histogram means: where the middle half lies, or the one value that most rows have. `sorted` ascending. */
export function describeSpread(sorted: Float64Array, { name, format, filters }: Spread): Sentence {
  const text = (value: number) => formatValue(value, format, { compact: true })
  const rows = sorted.length
  const median = quantileOf(sorted, 0.5)
  const common = countOf(sorted, median)
  if (common / rows >= commonShareMin && common < rows) {
    const share = figure(common / rows, formatPercent(common / rows), {
      measure: 'share',
      column: name,
      filters,
      own: [{ column: name, op: '=', value: median }],
      rows: common,
    })
    return arithmetic(`${share.text} of the rows are ${text(median)}.`, rows, [share])
  }
  const quantile = (at: number, measure: string) => {
    const value = quantileOf(sorted, at)
    return figure(value, text(value), { measure, column: name, filters, rows })
  }
  const [low, middle, high] = [quantile(0.25, 'q1'), quantile(0.5, 'median'), quantile(0.75, 'q3')]
  const sentence = `Half of the rows lie between ${low.text} and ${high.text}, as many above ${middle.text} as below.`
  return arithmetic(sentence, rows, [low, high, middle])
}

function countOf(numbers: Float64Array, wanted: number): number {
  let count = 0
  for (let at = 0; at < numbers.length; at++) if (numbers[at] === wanted) count++
  return count
}
