import type { AskedColumn } from '../../plan/asked-column'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import type { Item } from './item'

/** A number in the course of a formula: a column, or one that is made in steps. */
export interface Term {
  name: string
  isPercent: boolean
  /** What a whole of it is: 100 of per cent. */
  whole: number
  steps: AskedColumn[]
  /** Whether it adds up over rows. */
  isAmount: boolean
  /** It is a sum or a difference, which brackets keep together. */
  isSum: boolean
  /** It stands in brackets. */
  isClosed?: boolean
  /** Columns that do not add up and stand in a sum beside what does, or that hold an amount of several rows. */
  odd: string[]
  /** The columns that it is made of. */
  columns: string[]
  /** Of what one unit costs: in which currency, empty where nothing says so. */
  price?: string
  /** By how many units what each costs was multiplied. */
  units?: Term
  /** Item behind its last. */
  to: number
  operators: number
  items: Item[]
}

export type Operator = 'times' | 'plus' | 'minus' | 'over'

const hundred = 100
const shareMax = 1.5
const pricing = new Set('unit each price prices cost costs preis prix precio prezzo'.split(' '))

export function columnTerm(data: Understanding, index: number, place: { to: number; items: Item[] }): Term {
  const { name, format, summary, additivity, onceAs } = data.profile.columns[index]!
  const isPercent = format?.style === 'percent'
  const isAmount = additivity === 'additive'
  const isPrice = !isAmount && !isPercent && columnNames(data)[index]!.words.some((word) => pricing.has(word))
  return {
    name,
    isPercent,
    whole: isPercent && (summary?.max ?? 0) > shareMax ? hundred : 1,
    isAmount,
    isSum: false,
    odd: onceAs === undefined ? [] : [name],
    columns: [name],
    ...(isPrice && { price: format?.style === 'currency' ? format.currency : '' }),
    steps: [],
    operators: 0,
    ...place,
  }
}

/** Whether a number is what one unit costs, in the currency in which the units beside it were priced. */
export const isCostOfOne = ({ price }: Term, { units, price: other }: Term): boolean =>
  units !== undefined &&
  price !== undefined &&
  other !== undefined &&
  (price === other || price === '' || other === '')

export const inUnits = (each: Term, units: Term): Term => ({
  ...together('times', each, { ...units, items: [], steps: [] }),
  to: each.to,
  operators: 0,
})

const signs = { times: '×', plus: '+', minus: '−' } as const

export const bracketed = (name: string): string => `(${name})`

export function together(operator: Exclude<Operator, 'over'>, left: Term, right: Term): Term {
  const isCut = isCutBy(operator, left, right)
  const name = nameOf(operator, left, right)
  const isSum = operator !== 'times' && !isCut
  const isMixed = isSum && (left.isAmount !== right.isAmount || left.isPercent !== right.isPercent)
  const odd = isMixed ? [left, right].filter(({ isAmount }) => !isAmount).map((term) => term.name) : []
  return {
    name,
    isPercent: left.isPercent && right.isPercent,
    whole: isSum ? left.whole : 1,
    isAmount: isCut ? left.isAmount : amountOf(operator, left, right),
    isSum,
    odd: [...new Set([...left.odd, ...right.odd, ...odd])],
    columns: [...left.columns, ...right.columns],
    steps: [...left.steps, ...right.steps, stepOf(operator, name, [left, right])],
    to: right.to,
    operators: left.operators + right.operators + 1,
    items: [...left.items, ...right.items],
    ...unitsOf(operator, left, right),
  }
}

/** What is multiplied counts as an amount, but what only a share is taken of. */
function amountOf(operator: Operator, left: Term, right: Term): boolean {
  if (operator !== 'times') return left.isAmount || right.isAmount
  if (left.isPercent) return right.isAmount
  return right.isPercent ? left.isAmount : true
}

function nameOf(operator: Exclude<Operator, 'over'>, left: Term, right: Term): string {
  const inBrackets = (term: Term) => (term.isSum ? bracketed(term.name) : term.name)
  if (isCutBy(operator, left, right)) return `${inBrackets(left)} × (1 − ${right.name})`
  const first = operator === 'times' ? inBrackets(left) : left.name
  const second = operator === 'plus' ? right.name : inBrackets(right)
  return `${first} ${signs[operator]} ${second}`
}

/** Per cent taken off what is in something else. */
const isCutBy = (operator: Operator, left: Term, right: Term): boolean =>
  operator === 'minus' && right.isPercent && !left.isPercent

function unitsOf(operator: Operator, left: Term, right: Term): Pick<Term, 'units' | 'price'> {
  const { units, price } = left
  if (operator !== 'times') return units ? { units, price } : {}
  const amount = [left, right].find((term) => term.isAmount && term.operators === 0)
  const each = [left, right].find((term) => term.price !== undefined)
  return amount && each && each !== amount ? { units: amount, price: each.price } : {}
}

function stepOf(operator: Exclude<Operator, 'over'>, name: string, [left, right]: [Term, Term]): AskedColumn {
  const sides = { name, above: left.name, below: right.name }
  if (operator === 'plus') return { kind: 'total', ...sides }
  if (operator === 'times') {
    // a column that is made looks like the one it is made of, which a share does not
    const [above, below] = left.isPercent ? [right.name, left.name] : [left.name, right.name]
    return { kind: 'product', name, above, below, per: left.whole * right.whole }
  }
  return isCutBy(operator, left, right)
    ? { kind: 'reduced', ...sides, per: right.whole }
    : { kind: 'difference', ...sides }
}
