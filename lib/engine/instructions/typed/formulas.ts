import type { AskedColumn } from '../../plan/asked-column'
import { doubtsAbout, isUnsummed, quotientOf } from './formula-doubts'
import { columnTerm, inUnits, isCostOfOne, type Operator, type Term, together } from './formula-terms'
import { type Item, is, type Reading, use } from './item'
import { numberOf } from './measured-number'

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
    const over = operatorAt(items, above.to)
    const below = over?.is === 'over' ? sumFrom(formula, over.to) : null
    const count = above.operators + (below ? below.operators + 1 : 0)
    if (count < operatorsMin && !above.steps.some(({ kind }) => kind === 'total')) continue
    if (below?.name === above.name) continue
    const isApart = items.slice(above.to, over?.to).some(({ text }) => text === ',')
    const isWord = items[(over?.to ?? 0) - 1]?.text === 'over'
    const sides = below ? quotientOf(above, below) : { above, below: null }
    request.measures.push({
      kind: 'formula',
      numerator: sides.above.name,
      denominator: sides.below?.name ?? null,
      aggregation: isUnsummed(above) ? 'avg' : 'sum',
      steps: distinct([...sides.above.steps, ...(sides.below?.steps ?? [])]),
    })
    request.notes.push(...doubtsAbout(sides, { isApart, isWord }))
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
    term = together(operator.is, term, isCostOfOne(next, term) ? inUnits(next, term.units!) : next)
  }
}

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
  return columnTerm(data, index, { to: at + 1, items: [item] })
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
  return term && term.operators > 0 && term.to === to
    ? { ...term, isClosed: true, items: items.slice(at, to) }
    : null
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
