import { type Aggregation, percentileSchema } from '@/lib/contracts/query'
import { canMeasure, isRowName, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { idOf } from '../spans/id-of'
import { isMoneyWord } from '../spans/money-column'
import { yesCondition } from '../spans/rate-end'
import { singular } from '../words/word-forms'
import { type Item, is, near, type Reading, use } from './item'
import { isTaken } from './lexicon/things'
import { moneyMeasure, moneyName } from './money-measure'
import type { TypedRequest } from './request'
import { englishNoun } from './translate'

const aggregations = ['avg', 'median', 'max', 'min', 'sum'] as const

/** What is measured: aggregations with the column that they are of, counts, then columns that stand for themselves. */
export function takeMeasures(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    const percentile = percentileAt(reading, at)
    if (percentile) {
      takeAggregation(reading, at, percentile)
      return
    }
    const own = aggregations.find((one) => is(item, one))
    if (own && item.columns.every(({ fit }) => fit < 0.9)) takeAggregation(reading, at, own)
  })
  takeSuperlatives(reading)
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (is(item, 'howlong')) takeDuration(reading, at)
    else if (is(item, 'count')) takeCount(reading, at)
    else if (is(item, 'distinct')) takeDistinct(reading, at)
  })
  if (reading.request.measures.length === 0) takePlain(reading)
  else takeJoined(reading)
  if (reading.request.measures.length === 0) takeRanked(reading)
  if (reading.request.measures.length === 0) takeThings(reading)
  reading.request.measures = distinctOf(reading.request.measures)
  takeCountColumn(reading)
}

const distinctOf = (measures: TypedRequest['measures']) =>
  measures.filter(
    (one, at) => measures.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  )

/** "average price and cases sold": a number that "and" puts beside one that is measured. */
function takeJoined(reading: Reading): void {
  const { items, used } = reading
  for (const [at, item] of items.entries()) {
    const index = numberOf(reading, item)
    if (index === null || item.values.some(({ fit }) => fit >= 1) || item.isRows) continue
    const sides = [-1, 1].map((step) => near(reading, at, step as 1 | -1))
    const isBeside = sides.some((place, side) => {
      const joint = items[place]
      if (!joint || !(is(joint, 'and') || joint.text === ',')) return false
      const next = items[near(reading, place, side === 0 ? -1 : 1, 'sum', 'avg', 'of')]
      return (
        next !== undefined &&
        used.has(next) &&
        next.columns.some((one) =>
          reading.request.measures.some(
            (measure) => measure.kind === 'column' && measure.column === one.index,
          ),
        )
      )
    })
    if (!isBeside) continue
    const trailing = items.slice(at + 1).find((one) => is(one, 'avg', 'median') && used.has(one))
    const aggregation =
      trailing && !items.slice(0, at).some((one) => is(one, 'avg', 'median'))
        ? is(trailing, 'avg')
          ? 'avg'
          : 'median'
        : null
    reading.request.measures.push({ kind: 'column', column: index, aggregation })
    use(reading, item)
  }
}

/** "les produits les plus vendus": the first few by how many rows they have, which is told. */
function takeRanked({ request }: Reading): void {
  if (!request.rank) return
  request.measures.push({ kind: 'rows' })
  request.doubts.push('The first are those with the most rows.')
}

/** "incidents in Q1 by category": things that the data have no word for are the rows, which is told. */
function takeThings(reading: Reading): void {
  const { items } = reading
  const at = items.findIndex(
    (item) => !is(item, 'filler', 'light', 'which', 'distinct') && !item.isMark && !reading.used.has(item),
  )
  const thing = items[at]
  const isThing = thing?.isUnknown && singular(thing.text) !== thing.text && thing.text.length > 4
  if (!isThing || reading.request.by.length === 0) return
  reading.request.measures.push({ kind: 'rows' })
  reading.request.isGuessed = true
  reading.request.doubts.push(`The rows were counted for “${thing.text}”.`)
  use(reading, thing)
}

const countWords = new Set('anzahl count number nombre numero cantidad quantita n'.split(' '))

/** Where each row stands for as many as a column says, these are counted. */
function takeCountColumn({ data, request }: Reading): void {
  const found = columnNames(data).find(
    ({ index, words }) =>
      words.length === 1 &&
      countWords.has(words[0]!) &&
      canMeasure(data, index) &&
      data.profile.columns[index]!.additivity === 'additive',
  )
  if (!found) return
  request.measures = request.measures.map((measure) => {
    if (measure.kind === 'rows') return { kind: 'column', column: found.index, aggregation: 'sum' }
    return measure.kind === 'rate' ? { kind: 'part', column: found.index, of: measure.of } : measure
  })
}

/** "p95", "95th percentile", "percentile 90"; the items behind the first are used with it. */
function percentileAt(reading: Reading, at: number): Aggregation | null {
  const { items } = reading
  const item = items[at]!
  const number = [items[at + 1], items[at - 1], items[at - 2]].find((one) => one?.value != null)
  const isP = item.text === 'p' && items[at + 1]?.value != null
  if (!is(item, 'percentile') && !isP) return null
  const parsed = percentileSchema.safeParse(`p${number?.value}`)
  if (!parsed.success) return number?.value === 50 ? 'median' : null
  use(reading, number)
  return parsed.data
}

function numberOf(reading: Reading, item: Item | undefined): number | null {
  if (!item || reading.used.has(item)) return null
  const { data } = reading
  const own = item.columns.find(({ index }) => canMeasure(data, index) && !isTime(data, index))
  if (own) return own.index
  const money = isMoney(item) ? moneyMeasure(data) : null
  return money?.kind === 'column' ? money.column : null
}

/** Words for what is taken in, where no column is called so. */
const isMoney = (item: Item | undefined): item is Item =>
  item !== undefined && item.columns.length === 0 && (isMoneyWord(item.text) || isTaken(item.text) === 1)

/** "takings by month", "what did large pizzas bring in": what rows bring in, whatever its column is called. */
function takeMoney(reading: Reading): void {
  const measure = moneyMeasure(reading.data)
  const free = reading.items.filter((item) => !reading.used.has(item))
  const noun = free.find(isMoney)
  const verb = free.find((item) => is(item, 'takes'))
  const said = noun ?? verb
  if (!measure || !said) return
  const sum = free.find((item) => is(item, 'sum', 'avg'))
  const average = is(sum, 'avg') ? 'avg' : null
  reading.request.measures.push(average ? { ...measure, aggregation: average } : measure)
  reading.request.notes.push(`“${said.text}” was read as ${moneyName(measure, reading.data)}.`)
  use(reading, noun, verb, sum)
}

const barriers = ['by', 'per', 'and', 'vs', 'where', 'which']

/** The number behind an aggregation; else the nearest before it, else the one that was measured before. */
function takeAggregation(reading: Reading, at: number, aggregation: Aggregation): void {
  const { items } = reading
  const found = ahead(reading, at) ?? back(reading, at)
  if (found) {
    noteOf(reading, found.item, found.index)
    reading.request.measures.push({ kind: 'column', column: found.index, aggregation })
    use(reading, items[at], found.item)
    return
  }
  const made = reading.request.measures.find((one) => one.kind === 'made' || one.kind === 'column')
  if (!made) {
    if (aggregation === 'sum' && reading.request.measures.length > 0) use(reading, items[at])
    return
  }
  if (made.kind === 'made') made.aggregation = aggregation
  else if (made.kind === 'column' && !isListed(reading, at)) return
  else if (made.kind === 'column') reading.request.measures.push({ ...made, aggregation })
  use(reading, items[at])
}

/** "median and p99 latency": another aggregation of the same number. */
const isListed = (reading: Reading, at: number): boolean => {
  const before = reading.items[near(reading, at, -1, 'of')]
  return is(before, 'and') || before?.text === ','
}

function ahead(reading: Reading, at: number): { item: Item; index: number } | null {
  const { items } = reading
  for (let place = at + 1; place < items.length; place++) {
    const item = items[place]!
    if (item.isMark && item.text !== ',') return null
    const index = numberOf(reading, item)
    if (index !== null) return { item, index }
    const isList = is(item, 'and', ...aggregations, 'percentile') || item.text === ',' || item.value !== null
    if (!isList && (is(item, ...barriers) || item.values.length > 0 || item.columns.length > 0)) return null
  }
  return null
}

function back(reading: Reading, at: number): { item: Item; index: number } | null {
  const { items } = reading
  for (let place = at - 1; place >= 0; place--) {
    const index = numberOf(reading, items[place])
    if (index !== null) return { item: items[place]!, index }
  }
  return null
}

/** "highest salary by department": the largest, where nothing is ranked by it. */
function takeSuperlatives(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (reading.used.has(item) || !is(item, 'top', 'bottom') || reading.request.rank || reading.request.sort)
      return
    const next = items[near(reading, at, 1)]
    const index = numberOf(reading, next)
    if (index === null) return
    reading.request.measures.push({
      kind: 'column',
      column: index,
      aggregation: is(item, 'top') ? 'max' : 'min',
    })
    use(reading, item, next)
  })
}

/** "how many orders", "number of different customers": rows, or each thing once. */
function takeCount(reading: Reading, at: number): void {
  const { items, data, request } = reading
  const place = near(reading, at, 1, 'of', 'whole', 'distinct')
  const thing = items[place]
  const behind = items[near(reading, place, 1)]
  const isDistinct = is(behind, 'distinct') || items.slice(at + 1, place).some((item) => is(item, 'distinct'))
  if (is(behind, 'distinct')) use(reading, behind)
  for (const item of items.slice(at, Math.max(at + 1, place)))
    if (is(item, 'distinct', 'count', 'whole')) use(reading, item)
  if (reading.request.measures.some(({ kind }) => kind === 'rows' || kind === 'rate')) return
  if (!thing || thing.isMark || is(thing, 'by', 'per', 'in')) {
    request.measures.push({ kind: 'rows' })
    return
  }
  const id = idOf(singular(englishNoun(thing.text)), data, 1)
  const column = id ?? thing.columns[0]?.index
  const isSame = column !== undefined && isRowName(data, column)
  const { distinct = 0 } = column === undefined ? {} : data.profile.columns[column]!
  const isRepeated =
    thing.columns[0] !== undefined && thing.columns[0].fit > 0.94 && distinct < 0.95 * data.table.rowCount
  if (thing.isRows && !isDistinct && !isRepeated && (id === null || isSame)) {
    use(reading, thing)
    request.measures.push({ kind: 'rows' })
    return
  }
  // "how many churned": those that did
  if (column !== undefined && !isDistinct && yesCondition(data, column)) {
    request.measures.push({ kind: 'rows' })
    return
  }
  if (column !== undefined && !reading.used.has(thing) && thing.values.length === 0) {
    const isNumber = canMeasure(data, column) && id === null
    use(reading, thing)
    if (isNumber) {
      request.measures.push({ kind: 'column', column, aggregation: null })
      return
    }
    if (isSame && !isDistinct) {
      request.measures.push({ kind: 'rows' })
      return
    }
    request.measures.push({ kind: 'column', column, aggregation: 'count_distinct' })
    return
  }
  if (is(thing, 'rows', 'people')) use(reading, thing)
  reading.request.measures.push({ kind: 'rows' })
}

function takeDistinct(reading: Reading, at: number): void {
  const { items, data } = reading
  const thing = items[near(reading, at, 1)]
  const column = thing && (idOf(singular(englishNoun(thing.text)), data, 1) ?? thing.columns[0]?.index)
  if (column == null || reading.request.measures.length > 0 || reading.used.has(thing!)) return
  reading.request.measures.push({ kind: 'column', column, aggregation: 'count_distinct' })
  use(reading, items[at], thing)
}

const durations = new Set(
  'day days hour hours minute minutes min duration los tenure wait lead time length'.split(' '),
)

/** "how long …": the one duration of the table, or the one that the words are about. */
function takeDuration(reading: Reading, at: number): void {
  const { data, items } = reading
  const found = columnNames(data).filter(({ index, words }) => {
    const isTaken =
      data.profile.columns[index]!.isTimeTaken || data.table.columns[index]!.derivedFrom?.length === 2
    return canMeasure(data, index) && (isTaken || words.some((word) => durations.has(word)))
  })
  const named = found.filter(({ index }) =>
    items.some((item) => !reading.used.has(item) && item.columns.some((one) => one.index === index)),
  )
  const [only, ...others] = named.length > 0 ? named : found
  if (!only || others.length > 0) return
  const aggregation = items.some((item) => is(item, 'median')) ? 'median' : 'avg'
  reading.request.measures.push({ kind: 'column', column: only.index, aggregation })
  use(reading, items[at])
  for (const item of items)
    if (item.columns.some((one) => one.index === only.index) || is(item, 'avg', 'median')) use(reading, item)
}

/** Numbers that are named and not yet something else; else the rows, where they are named. */
function takePlain(reading: Reading): void {
  const { items } = reading
  let last = -1
  for (const [at, item] of items.entries()) {
    const index = numberOf(reading, item)
    if (index === null || item.values.some(({ fit }) => fit >= 1)) continue
    if (item.isRows && !item.columns.some(({ fit }) => fit > 0.9)) continue
    // a second one beside it is asked for by "and", not by standing there
    if (last >= 0 && !isJoined(reading, last, at)) continue
    noteOf(reading, item, index)
    reading.request.measures.push({ kind: 'column', column: index, aggregation: null })
    use(reading, item)
    last = at
  }
  if (reading.request.measures.length > 0) return
  takeMoney(reading)
  if (reading.request.measures.length > 0) return
  const rows = items.find((item) => (item.isRows || is(item, 'rows', 'people')) && !reading.used.has(item))
  if (!rows && !reading.request.computed) return
  use(reading, rows)
  reading.request.measures.push({ kind: 'rows' })
}

const isJoined = ({ items }: Reading, from: number, to: number): boolean => {
  const between = items.slice(from + 1, to)
  return (
    between.some((item) => is(item, 'and', 'vs') || item.text === ',') &&
    between.every((item) => item.columns.length === 0)
  )
}

function noteOf({ data, request }: Reading, { columns }: Item, index: number): void {
  const own = columns.find((one) => one.index === index)
  if (own?.note) request.notes.push(`“${own.note}” was read as ${data.table.columns[index]!.name}.`)
}
