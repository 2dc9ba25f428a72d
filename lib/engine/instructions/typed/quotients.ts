import { canMeasure, isKind, isQuantity } from '../columns/column-kinds'
import { idOf } from '../spans/id-of'
import { isMoneyWord, moneyColumn, priceColumn } from '../spans/money-column'
import { singular } from '../words/word-forms'
import { grainOf } from './breakdowns'
import { elapsedBetween } from './elapsed'
import { takeFormula } from './formulas'
import { type Item, is, near, type Reading, use } from './item'
import { isTaken } from './lexicon/things'
import { wholeOf } from './part-of'
import { englishNoun } from './translate'

/** Numbers made of two: "revenue per night", "cost divided by clicks", "gap between high and low", "price x quantity". */
export function takeQuotients(reading: Reading): void {
  const { items } = reading
  if (takeFormula(reading)) return
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (is(item, 'gap') && takeGap(reading, at)) return
    if (is(item, 'ratio') && takeRatio(reading, at)) return
    const isOperation = is(item, 'divided', 'times', 'minus', 'over')
    if (isOperation && takeOperation(reading, at)) return
    if (is(item, 'vs', 'in') && takePartOver(reading, at)) return
    if (is(item, 'per')) takePer(reading, at)
    else if (is(item, 'share') && !item.columns.length) takePercentOf(reading, at)
  })
}

const numberAt = (reading: Reading, item: Item | undefined): number | null => {
  if (!item || reading.used.has(item)) return null
  const own = item.columns.find(({ index }) => canMeasure(reading.data, index))
  if (own) return own.index
  const isMoney = isMoneyWord(item.text) || (item.columns.length === 0 && isTaken(item.text) === 1)
  return isMoney ? (moneyColumn(reading.data) ?? priceColumn(reading.data)) : null
}

interface Two {
  above: number
  below: number
  items: (Item | undefined)[]
}

/** The two numbers on both sides of a place, or behind it with "and" or "to" between. */
function around(reading: Reading, at: number): Two | null {
  const { items } = reading
  const [left, right] = [items[near(reading, at, -1)], items[near(reading, at, 1)]]
  const [above, below] = [numberAt(reading, left), numberAt(reading, right)]
  return above === null || below === null || above === below
    ? null
    : { above, below, items: [left, items[at], right] }
}

function behind(reading: Reading, at: number): Two | null {
  const { items } = reading
  const first = near(reading, at, 1, 'of', 'in')
  const joint = near(reading, first, 1)
  const second = near(reading, joint, 1)
  const [above, below] = [numberAt(reading, items[first]), numberAt(reading, items[second])]
  if (above === null || below === null || above === below || !is(items[joint], 'and', 'to', 'vs')) return null
  return { above, below, items: [items[at], items[first], items[joint], items[second]] }
}

const nameOf = ({ data }: Reading, index: number) => data.table.columns[index]!.name

/** "tickets sold against capacity", "biglietti su capienza": a number over what it is known to be a part of. */
function takePartOver(reading: Reading, at: number): boolean {
  const two = around(reading, at)
  if (!two || wholeOf(reading.data, two.above) !== two.below) return false
  reading.request.measures.push({ kind: 'ratio', numerator: two.above, denominator: two.below })
  use(reading, ...two.items)
  return true
}

function takeGap(reading: Reading, at: number): boolean {
  const two = behind(reading, at)
  if (!two) {
    const between = elapsedBetween(reading, at)
    if (between) reading.request.measures.push(between)
    return between !== null
  }
  if (!canSubtract(reading, two)) return false
  const asked = {
    kind: 'difference' as const,
    name: `${nameOf(reading, two.above)} - ${nameOf(reading, two.below)}`,
    above: nameOf(reading, two.above),
    below: nameOf(reading, two.below),
  }
  reading.request.measures.push({ kind: 'made', asked, aggregation: null })
  use(reading, ...two.items)
  return true
}

/** Money less a percentage is nothing. */
function canSubtract({ data: { profile } }: Reading, { above, below }: Two): boolean {
  const style = (index: number) => profile.columns[index]!.format?.style
  return (style(above) === 'percent') === (style(below) === 'percent')
}

function takeRatio(reading: Reading, at: number): boolean {
  const two = behind(reading, at) ?? beforeRatio(reading, at)
  if (!two) return false
  reading.request.measures.push({ kind: 'ratio', numerator: two.above, denominator: two.below })
  use(reading, ...two.items)
  return true
}

/** "profit to sales ratio". */
function beforeRatio(reading: Reading, at: number): Two | null {
  const { items } = reading
  const joint = near(reading, near(reading, at, -1), -1)
  const two = is(items[joint], 'to') ? around(reading, joint) : null
  return two && { ...two, items: [...two.items, items[at]] }
}

function takeOperation(reading: Reading, at: number): boolean {
  const { items } = reading
  const two = around(reading, at)
  if (!two || (is(items[at], 'minus') && !canSubtract(reading, two))) return false
  const [above, below] = [nameOf(reading, two.above), nameOf(reading, two.below)]
  if (is(items[at], 'divided', 'over'))
    reading.request.measures.push({ kind: 'ratio', numerator: two.above, denominator: two.below })
  else if (is(items[at], 'minus'))
    reading.request.measures.push({
      kind: 'made',
      asked: { kind: 'difference', name: `${above} - ${below}`, above, below },
      aggregation: null,
    })
  else {
    const { profile } = reading.data
    const isPercent = [two.above, two.below].some((one) => profile.columns[one]!.format?.style === 'percent')
    const isWhole = (profile.columns[two.below]!.summary?.max ?? 0) > 1.5
    const asked = {
      kind: 'product' as const,
      name: `${above} x ${below}`,
      above,
      below,
      per: isPercent && isWhole ? 100 : 1,
    }
    reading.request.measures.push({ kind: 'made', asked, aggregation: 'sum' })
  }
  use(reading, ...two.items)
  takeDefined(reading, two.below)
  return true
}

/** "spend per cover: takings divided by covers": what it is per stands in how it is made. */
function takeDefined(reading: Reading, below: number): void {
  const { items, used } = reading
  items.forEach((item, at) => {
    const over = items[near(reading, at, 1)]
    if (is(item, 'per') && over && !used.has(over) && numberAt(reading, over) === below)
      use(reading, item, over)
  })
}

/** "cost as a percentage of revenue": one number over another. */
function takePercentOf(reading: Reading, at: number): boolean {
  const { items } = reading
  const left = items[near(reading, at, -1)]
  const place = near(reading, at, 1, 'of', 'sum', 'whole')
  const [above, below] = [numberAt(reading, left), numberAt(reading, items[place])]
  const isJoined = items.slice(at, place).some((item) => is(item, 'of'))
  if (above === null || below === null || above === below || !isJoined) return false
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
  use(
    reading,
    left,
    items[at],
    items[place],
    ...items.slice(at, place).filter((item) => is(item, 'sum', 'whole')),
  )
  return true
}

/** "days" of a column of days are no dates. */
const numberedFit = 0.8

/** "revenue per night", "sales per order": over a number, or over how many things there are. */
function takePer(reading: Reading, at: number): boolean {
  const { items, data } = reading
  const left = items[near(reading, at, -1)]
  const right = items[near(reading, at, 1)]
  if (left && right && (takePerMany(reading, at, left) || takePerYearOf(reading, at, left))) return true
  if (left && right && takeNamed(reading, left, right)) return true
  const above = numberAt(reading, left)
  const isNumbered = right?.columns.some(({ index, fit }) => fit > numberedFit && canMeasure(data, index))
  if (above === null || !right || reading.used.has(right) || (grainOf(right) && !isNumbered)) return false
  const isOver = isBrokenDown(reading, right)
  const below = numberAt(reading, right)
  if (below !== null && below !== above && (!right.isRows || isNumbered)) {
    const isAmount = isQuantity(data, below) || !isKind(data, below)
    if (!isAmount && !isOver) return false
    reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
    use(reading, left, items[at], right)
    return true
  }
  const id = idOf(singular(englishNoun(right.text)), data, 1)
  const dimension = right.columns[0]?.index
  const each =
    id ?? (dimension !== undefined && data.profile.columns[dimension]!.distinct > eachMin ? dimension : null)
  if (each !== null && isOver) {
    reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: each, each: true })
    use(
      reading,
      left,
      items[at],
      right,
      items[near(reading, items.indexOf(left!), -1)]?.concepts.has('avg')
        ? items[near(reading, items.indexOf(left!), -1)]
        : undefined,
    )
    return true
  }
  if (!right.isRows || !isOver) return false
  reading.request.measures.push({ kind: 'column', column: above, aggregation: 'avg' })
  use(reading, left, items[at], right)
  return true
}

/** "mites per 100 bees": so many of one number to a hundred of another. */
function takePerMany(reading: Reading, at: number, left: Item): boolean {
  const { items } = reading
  const [many, right] = [items[at + 1], items[at + 2]]
  const [above, below] = [numberAt(reading, left), numberAt(reading, right)]
  const isMany = many?.value != null && !many.period && many.value > 1
  if (!isMany || above === null || below === null || above === below) return false
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below, per: many.value! })
  use(reading, left, items[at], many, right)
  return true
}

/** "spending per year of life expectancy": what is counted in years is a number. */
function takePerYearOf(reading: Reading, at: number, left: Item): boolean {
  const { items } = reading
  const [unit, of, right] = [items[at + 1], items[at + 2], items[at + 3]]
  if (!grainOf(unit) || of?.text !== 'of') return false
  const [above, below] = [numberAt(reading, left), numberAt(reading, right)]
  if (above === null || below === null || above === below) return false
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
  use(reading, left, items[at], unit, right)
  return true
}

/** "price per night" of a column that is called `price/night`. */
function takeNamed(reading: Reading, left: Item, right: Item): boolean {
  const { items, used, data, request } = reading
  const isIts = ({ index }: { index: number }) => !data.table.columns[index]!.derivedFrom
  const [best, others] = [left.columns.find(isIts), right.columns.filter(isIts)]
  const name = best && best.fit > nameFit && canMeasure(data, best.index) ? best : undefined
  const isOwn = name && others.length > 0 && others.every(({ index }) => index === name.index)
  if (!name || !isOwn || used.has(left) || used.has(right) || left === right) return false
  const at = items.indexOf(left)
  const how = items[near(reading, at, -1)]
  const aggregation = is(how, 'avg') ? 'avg' : is(how, 'median') ? 'median' : null
  request.measures.push({ kind: 'column', column: name.index, aggregation })
  use(reading, ...items.slice(at, items.indexOf(right) + 1), aggregation ? how : undefined)
  return true
}

const nameFit = 0.75

/** Nobody draws a number by more things than that where it is broken down by something else. */
const eachMin = 30

/** Whether the text breaks down by something else than that. */
function isBrokenDown(reading: Reading, but: Item): boolean {
  const { items, data } = reading
  // "revenue per visitor, A against B"
  const isSet =
    items.some((item) => is(item, 'vs')) && items.filter(({ values }) => values.length > 0).length > 1
  if (isSet) return true
  return items.some((item, at) => {
    if (item === but || !is(items[near(reading, at, -1, 'distinct')], 'by', 'per', 'which')) return false
    return grainOf(item) !== null || item.columns.some(({ index }) => !canMeasure(data, index))
  })
}
