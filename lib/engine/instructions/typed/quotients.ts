import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { elapsedBetween } from './elapsed'
import { takeFarFrom } from './far-from'
import { takeFormula } from './formulas'
import { type Item, is, near, type Reading, use } from './item'
import { isSameThing } from './lexicon/things'
import { numberAt } from './number-at'
import { isSteadyWhole, wholeOf } from './part-of'
import { takePer, takePerMany } from './per-quotients'

/** Numbers made of two: "revenue per night", "cost divided by clicks", "gap between high and low", "price x quantity". */
export function takeQuotients(reading: Reading): void {
  const { items } = reading
  if (takeFormula(reading)) return
  takeCostOf(reading)
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (is(item, 'gap') && takeGap(reading, at)) return
    if (item.text === 'far' && takeFarFrom(reading, at)) return
    if (is(item, 'ratio') && takeRatio(reading, at)) return
    const isOperation = is(item, 'divided', 'times', 'minus', 'over')
    if (isOperation && takeOperation(reading, at)) return
    if (is(item, 'vs', 'in') && takePartOver(reading, at)) return
    if (is(item, 'in') && takePerMany(reading, at, items[near(reading, at, -1)])) return
    if (is(item, 'per')) takePer(reading, at)
    else if (is(item, 'share') && !item.columns.length && !takePercentOf(reading, at))
      takeShareIn(reading, at)
  })
}

const single = new Set('one a ein eine einen einer un une una um uma'.split(' '))
const costReach = 4

/** "what does one conversion cost", "was kostet ein Kunde": what is spent over how many there were. */
function takeCostOf(reading: Reading): void {
  const { items, used, data } = reading
  for (const [at, item] of items.entries()) {
    const above = used.has(item) || !isSameThing(item.text, 'cost') ? null : costAt(reading, item)
    if (above === null) continue
    const ahead = items.slice(Math.max(0, at - costReach), at + costReach)
    const thing = ahead.find((other) => {
      const index = numberAt(reading, other)
      const before = items[items.indexOf(other) - 1]
      return index !== null && index !== above && single.has(before?.text ?? '')
    })
    const below = thing ? numberAt(reading, thing) : null
    const { additivity, summary } =
      below === null ? { additivity: null, summary: null } : data.profile.columns[below]!
    if (below === null || !(additivity === 'additive' || summary?.integers)) continue
    reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
    use(
      reading,
      item,
      thing,
      items[items.indexOf(thing!) - 1],
      items.find((one) => is(one, 'which')),
    )
    return
  }
}

/** The number that a word for costs names, else the only one that is called so. */
function costAt(reading: Reading, item: Item): number | null {
  const own = numberAt(reading, item)
  if (own !== null) return own
  const found = columnNames(reading.data).filter(
    ({ index, words }) =>
      canMeasure(reading.data, index) && words.some((word) => isSameThing(word, item.text)),
  )
  return found.length === 1 ? found[0]!.index : null
}

interface Two {
  above: number
  below: number
  items: (Item | undefined)[]
}

/** The two numbers on both sides of a place, or behind it with "and" or "to" between. */
function around(reading: Reading, at: number): Two | null {
  const { items } = reading
  const left = items[near(reading, at, -1)]
  const place = wholeBehind(reading, at)
  const right = items[place]
  const [above, below] = [numberAt(reading, left), numberAt(reading, right)]
  return above === null || below === null || above === below
    ? null
    : { above, below, items: [left, ...items.slice(at, place + 1).filter((item) => !item.isMark)] }
}

/** "rapportées au total des places": the number behind a place, or the whole of it. */
function wholeBehind(reading: Reading, at: number): number {
  const next = near(reading, at, 1)
  const isWhole = is(reading.items[next], 'sum', 'whole') && reading.items[next]!.columns.length === 0
  return isWhole ? near(reading, next, 1, 'of') : next
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
  // "participants against places, in percent"
  const percent = reading.items.find(
    (item, place) => place > at && is(item, 'share') && is(reading.items[place - 1], 'in', 'filler'),
  )
  const isWritten = is(reading.items[at], 'vs') && percent !== undefined
  if (!two) return false
  const isPart =
    wholeOf(reading.data, two.above) === two.below || isSteadyWhole(reading.data, two.below, two.above)
  if (!isWritten && !isPart) return false
  reading.request.measures.push({ kind: 'ratio', numerator: two.above, denominator: two.below })
  use(reading, ...two.items, isWritten ? percent : undefined)
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

/** "Anteil des Eigenanteils an der Summe": a number in the one that it is a part of. */
function takeShareIn(reading: Reading, at: number): void {
  const { items } = reading
  const first = near(reading, at, 1, 'of')
  const joint = near(reading, first, 1)
  const [above, below] = [numberAt(reading, items[first]), numberAt(reading, items[near(reading, joint, 1)])]
  if (above === null || below === null || above === below || !is(items[joint], 'in')) return
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
  use(reading, items[at], items[first], items[joint], items[near(reading, joint, 1)])
}
