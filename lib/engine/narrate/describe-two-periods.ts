import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import type { QueryRow } from '../table/run-query'
import { groupFilters } from './group-filters'
import { namedValue } from './named-value'
import { valueFigure } from './point-figure'
import { arithmetic, type Sentence } from './sentence'
import { periodsShown, unfinishedPeriods } from './unfinished-periods'
import type { View } from './view'

/** Two periods that were asked for stand there to be told apart; null where there are more, or fewer. */
export function describeTwoPeriods(view: View): Sentence | null {
  const { request, series } = view
  const { rows, usedRows } = series.result
  const keys = [...new Set(rows.map(({ x }) => String(x)))].sort()
  if (request.asked === null || request.metric.computed || keys.length !== 2) return null
  const pairs = pairsOf(rows, keys as [string, string])
  if (request.group === null) {
    const [pair] = pairs
    if (!pair) return null
    const { words, figures } = moveOf(view, pair)
    return arithmetic(`${request.metric.label} ${words}.${unfinished(view, keys)}`, usedRows, figures)
  }
  const ordered = [...pairs].sort((a, b) => stepOf(b) - stepOf(a))
  const [up, down] = [ordered[0], ordered.at(-1)]
  if (!up || !down || pairs.length < 2) return null
  const told = [...(stepOf(up) > 0 ? [up] : []), ...(stepOf(down) < 0 ? [down] : [])].map((pair) => ({
    name: namedValue(view.context.profile.columns[request.group!]!, pair.before.group),
    isOne: pairs.filter((other) => Math.sign(stepOf(other)) === Math.sign(stepOf(pair))).length === 1,
    ...moveOf(view, pair),
  }))
  if (told.length === 0) return null
  const text = told
    .map(({ name, words, isOne }) => `${name} ${isOne ? words : words.replace(' ', ' most, ')}`)
    .join('; ')
  return arithmetic(
    `${text}.${unfinished(view, keys)}`,
    usedRows,
    told.flatMap(({ figures }) => figures),
  )
}

/** A period that has only begun is no fall; the same part of two years is whole. */
function unfinished({ context, request, series }: View, keys: string[]): string {
  const periods = series.query.any ? null : periodsShown(context, request)
  const open = periods
    ? unfinishedPeriods(periods).filter((period) =>
        keys.map((period) => formatPeriod(period)).includes(period),
      )
    : []
  return open.length === 0 ? '' : ` ${open.join(' and ')} ${open.length === 1 ? 'is' : 'are'} not complete.`
}

interface Pair {
  before: QueryRow
  after: QueryRow
}

function pairsOf(rows: QueryRow[], [first, last]: [string, string]): Pair[] {
  const at = (key: string) =>
    new Map(rows.filter(({ x }) => String(x) === key).map((row) => [row.group, row]))
  const [early, late] = [at(first), at(last)]
  return [...early].flatMap(([group, before]) => {
    const after = late.get(group)
    return after ? [{ before, after }] : []
  })
}

const stepOf = ({ before, after }: Pair) => after.value - before.value

/** `rises from 2.32M in 2022 to 3.44M in 2023` */
function moveOf(view: View, { before, after }: Pair) {
  const figures = [before, after].map((row) => {
    const plain = valueFigure(view, row)
    const { group } = view.request
    if (group === null) return plain
    const column = view.context.table.columns[group]!
    return { ...plain, filters: [...plain.filters, ...groupFilters(column, null, row.group)] }
  })
  const [from, to] = figures.map(({ text }, at) => `${text} ${inPeriod(String([before, after][at]!.x))}`)
  const step = after.value - before.value
  const verb = step > 0 ? 'rises' : step < 0 ? 'falls' : 'stays'
  return {
    words: step === 0 ? `stays at ${from}, as ${inPeriod(String(after.x))}` : `${verb} from ${from} to ${to}`,
    figures,
  }
}
