import { isTimeUnit } from '../../derive/duration-columns'
import type { AskedMetric } from '../../plan/asked-metric'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnNames, unitsOf } from '../columns/column-names'
import { moneyColumn } from '../spans/money-column'
import { paceOf } from '../typed/elapsed'
import { isSameThing } from '../typed/lexicon/things'
import { wordSet } from '../words/word-set'
import type { NumberKind } from './number-kinds'
import { partPairs } from './part-pairs'

/** A number that may be meant: a column as it stands, or one that is made of columns. */
export type Meant = { column: number } | { metric: AskedMetric }

/** So sure an outcome is one. */
const outcomeMin = 0.3

/** The numbers of a table that are of a sort, likeliest first. */
export function numbersOfKind(kind: NumberKind, understanding: Understanding): Meant[] {
  if (kind === 'rate') return ratesOf(understanding)
  const { measures } = understanding.subject.profile
  const isOf = kind === 'duration' ? isDuration : kind === 'cost' ? isCost : isMoney
  const found = understanding.table.columns.flatMap((_, index) =>
    canMeasure(understanding, index) && isOf(understanding, index) ? [index] : [],
  )
  const first = kind === 'money' ? moneyColumn(understanding) : null
  const order = [...(first === null ? [] : [first]), ...measures, ...found]
  return [...new Set(order.filter((index) => found.includes(index)))].map((column) => ({ column }))
}

const isDuration = (understanding: Understanding, index: number): boolean => {
  const isMade = understanding.table.columns[index]!.derivedFrom !== undefined
  const isOfTime = !isMade || isTimeUnit(understanding.profile.columns[index]!.unit)
  return isOfTime && paceOf(understanding, index) === 'duration'
}

function isMoney(understanding: Understanding, index: number): boolean {
  const { additivity, format } = understanding.profile.columns[index]!
  const name = columnNames(understanding)[index]!
  const isInMoney =
    format?.style === 'currency' ||
    unitsOf(name).includes('money') ||
    name.words.some((word) => paid.has(word))
  return additivity === 'additive' && (isInMoney || index === moneyColumn(understanding))
}

const paid = wordSet(
  'paid bezahlt gezahlt paye payee payes payees pagado pagada pagados pagadas pagato pagata pagati pagate pago',
)

/** What is taken in is no cost. */
const isCost = (understanding: Understanding, index: number): boolean =>
  isMoney(understanding, index) &&
  !columnNames(understanding)[index]!.words.some(
    (word) => isSameThing(word, 'revenue') && !isSameThing(word, 'cost'),
  )

/** What came of the rows, where that is what the table is about; else how much of a whole. */
function ratesOf(understanding: Understanding): Meant[] {
  const { subject, table } = understanding
  const outcomes = subject.outcomes.flatMap(({ of, confidence }): Meant[] =>
    of && confidence >= outcomeMin && isAnswer(of.column) ? [{ metric: { kind: 'rate', of } }] : [],
  )
  const pairs = partPairs(understanding).map(({ part, whole }): Meant => {
    const [numerator, denominator] = [part, whole].map((index) => table.columns[index]!.name)
    return { metric: { kind: 'ratio', numerator: numerator!, denominator: denominator! } }
  })
  return [...outcomes, ...pairs]

  function isAnswer(name: string): boolean {
    return table.columns.some((column) => column.name === name && column.type === 'boolean')
  }
}

/** What it is called. */
export function nameOf(meant: Meant, { table }: Understanding): string {
  if ('column' in meant) return table.columns[meant.column]!.name
  const { metric } = meant
  return metric.kind === 'rate'
    ? `the share of ${metric.of.column}`
    : `${metric.numerator} / ${metric.denominator}`
}
