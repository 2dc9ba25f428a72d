import type { AskedColumn } from '../../plan/asked-column'
import { type Item, is, type Reading, use } from './item'
import { numberOf } from './measured-number'

/** A number in the course of a formula: a column, or one that is made in steps. */
interface Term {
  name: string
  isPercent: boolean
  /** What a whole of it is: 100 of per cent. */
  whole: number
  steps: AskedColumn[]
  /** Of a column as it stands: whether it adds up. */
  isAmount?: boolean
  /** By how many units what each costs was multiplied. */
  units?: Term
  /** Item behind its last. */
  to: number
  operators: number
  items: Item[]
}

type Operator = 'times' | 'plus' | 'minus' | 'over'

interface Formula {
  reading: Reading
  /** What words before brackets that hold a formula are called from there on. */
  called: Map<string, Term>
}

const operatorsMin = 2

/** "unemployed over employed plus unemployed", "(price minus cost) times quantity": a number that is told in full. */
export function takeFormula(reading: Reading): boolean {
  const { items, request } = reading
  for (let at = 0; at < items.length; at++) {
    const formula: Formula = { reading, called: new Map() }
    const above = sumFrom(formula, at)
    if (!above) continue
    const below =
      operatorAt(items, above.to)?.is === 'over' ? sumFrom(formula, operatorAt(items, above.to)!.to) : null
    const count = above.operators + (below ? below.operators + 1 : 0)
    if (count < operatorsMin && !above.steps.some(({ kind }) => kind === 'total')) continue
    if (below?.name === above.name) continue
    request.measures.push({
      kind: 'formula',
      numerator: above.name,
      denominator: below?.name ?? null,
      steps: distinct([...above.steps, ...(below?.steps ?? [])]),
    })
    use(reading, ...items.slice(at, (below ?? above).to), ...above.items, ...(below?.items ?? []))
    return true
  }
  return false
}

const distinct = (steps: AskedColumn[]): AskedColumn[] =>
  steps.filter((step, at) => steps.findIndex(({ name }) => name === step.name) === at)

/** Behind a place that may hold a comma or small words. */
function operatorAt(items: Item[], place: number): { is: Operator; to: number } | null {
  let at = place
  while (items[at] && (items[at]!.text === ',' || isSmall(items[at]!))) at++
  const item = items[at]
  if (!item) return null
  if (is(item, 'times')) return { is: 'times', to: at + 1 }
  if (item.text === 'plus') return { is: 'plus', to: at + 1 }
  if (is(item, 'minus') || /^(?:less|minus)(?: the)?$/.test(item.text)) return { is: 'minus', to: at + 1 }
  return is(item, 'divided') || item.text === 'over' ? { is: 'over', to: at + 1 } : null
}

const isSmall = (item: Item): boolean => is(item, 'filler') && item.columns.length === 0

function sumFrom(formula: Formula, at: number): Term | null {
  let term = productFrom(formula, at)
  for (;;) {
    const operator = term && operatorAt(formula.reading.items, term.to)
    if (!term || !operator || (operator.is !== 'plus' && operator.is !== 'minus')) return term
    const next = productFrom(formula, operator.to)
    if (!next) return term
    term = together(operator.is, term, term.units && isEach(next) ? inUnits(next, term.units) : next)
  }
}

/** What one unit costs, beside a sum over all units. */
const isEach = ({ steps, isAmount, isPercent }: Term): boolean =>
  steps.length === 0 && isAmount === false && !isPercent

const inUnits = (each: Term, units: Term): Term => ({
  ...together('times', each, { ...units, items: [], steps: [] }),
  to: each.to,
  operators: 0,
})

function productFrom(formula: Formula, at: number): Term | null {
  let term = operandAt(formula, at)
  for (;;) {
    const operator = term && operatorAt(formula.reading.items, term.to)
    if (!term || operator?.is !== 'times') return term
    const next = operandAt(formula, operator.to)
    if (!next) return term
    term = together('times', term, next)
  }
}

function operandAt(formula: Formula, start: number): Term | null {
  const { items, data } = formula.reading
  let at = start
  while (items[at] && isSmall(items[at]!)) at++
  const item = items[at]
  if (!item || item.isMark) return null
  const own = item.isAside && !items[at - 1]?.isAside ? bracketAt(formula, at) : null
  if (own) return own
  const named = calledAt(formula, at)
  if (named) return named
  const index = numberOf(formula.reading, item)
  if (index === null) return null
  const { name, format, summary } = data.profile.columns[index]!
  const isPercent = format?.style === 'percent'
  const whole = isPercent && (summary?.max ?? 0) > shareMax ? hundred : 1
  const isAmount = data.profile.columns[index]!.additivity === 'additive'
  return { name, isPercent, whole, isAmount, steps: [], to: at + 1, operators: 0, items: [item] }
}

/** What stands in brackets by itself, all of it. */
function bracketAt(formula: Formula, at: number): Term | null {
  const { items } = formula.reading
  const end = items.findIndex((item, place) => place > at && !item.isAside)
  const to = end < 0 ? items.length : end
  const inner: Formula = {
    ...formula,
    reading: { ...formula.reading, items: items.slice(0, to).map(asPlain) },
  }
  const term = sumFrom(inner, at)
  return term && term.operators > 0 && term.to === to ? { ...term, items: items.slice(at, to) } : null
}

const asPlain = (item: Item): Item => ({ ...item, isAside: false })

const wordsMax = 3

/** "net sales (price less discount)", and "net sales" again behind it. */
function calledAt(formula: Formula, at: number): Term | null {
  const { items } = formula.reading
  for (let to = Math.min(items.length, at + wordsMax); to > at; to--) {
    const words = items.slice(at, to)
    if (words.some((item) => item.isMark || item.isAside || operatorAt([item], 0))) continue
    const text = words.map((item) => item.text).join(' ')
    const known = formula.called.get(text)
    if (known) return { ...known, to, items: words }
    if (!items[to]?.isAside || !words.every(({ isUnknown }) => isUnknown)) continue
    const term = bracketAt(formula, to)
    if (!term) continue
    formula.called.set(text, term)
    return { ...term, items: [...words, ...term.items] }
  }
  return null
}

const signs = { times: '×', plus: '+', minus: '−' } as const

function together(operator: Exclude<Operator, 'over'>, left: Term, right: Term): Term {
  const name = `${left.name} ${signs[operator]} ${right.name}`
  return {
    name,
    isPercent: left.isPercent && right.isPercent,
    whole: 1,
    steps: [...left.steps, ...right.steps, stepOf(operator, name, [left, right])],
    to: right.to,
    operators: left.operators + right.operators + 1,
    items: [...left.items, ...right.items],
    ...unitsOf(operator, left, right),
  }
}

function unitsOf(operator: Operator, left: Term, right: Term): { units?: Term } {
  if (operator !== 'times') return left.units ? { units: left.units } : {}
  const units = [left, right].find(({ isAmount }) => isAmount)
  return units && [left, right].some(isEach) ? { units } : {}
}

const hundred = 100
const shareMax = 1.5

function stepOf(operator: Exclude<Operator, 'over'>, name: string, [left, right]: [Term, Term]): AskedColumn {
  const sides = { name, above: left.name, below: right.name }
  if (operator === 'plus') return { kind: 'total', ...sides }
  const isPart = right.isPercent && !left.isPercent
  if (operator === 'times') return { kind: 'product', ...sides, per: isPart ? right.whole : 1 }
  return isPart ? { kind: 'reduced', ...sides, per: right.whole } : { kind: 'difference', ...sides }
}
