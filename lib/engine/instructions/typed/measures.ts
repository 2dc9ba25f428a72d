import { askedSources } from '../../plan/asked-column'
import { conditionColumns } from '../../table/condition'
import { aggregations, percentileAt, takeAggregation, takeSuperlatives } from './aggregations'
import { takeCount, takeCountColumn, takeDistinct, takeKinds, takeRanked, takeThings } from './counts'
import { durationOf, elapsedBetween, takeUnit } from './elapsed'
import { type Item, is, near, type Reading, use } from './item'
import { isTaken } from './lexicon/things'
import { isMoney, noteOf, numberOf } from './measured-number'
import { moneyMeasure, moneyName } from './money-measure'
import { takePopulation } from './populations'
import type { Measure, TypedRequest } from './request'
import { endDate } from './said-states'

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
    // "compared to the average" is no measure
    const side = near(reading, at, -1)
    const isSide = side > 0 && is(items[side], 'vs')
    if (own && !isSide && item.columns.every(({ fit }) => fit < 0.9)) takeAggregation(reading, at, own)
  })
  takeSuperlatives(reading)
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (is(item, 'howlong')) takeElapsed(reading, at)
    else if (is(item, 'count')) takeCount(reading, at)
    else if (is(item, 'distinct')) takeDistinct(reading, at)
  })
  if (reading.request.measures.length === 0) takePlain(reading)
  else takeJoined(reading)
  if (reading.request.measures.length === 0) takeRanked(reading)
  if (reading.request.measures.length === 0) takeKinds(reading)
  if (reading.request.measures.length === 0) takeThings(reading)
  if (reading.request.measures.length === 0) takePopulation(reading)
  reading.request.measures = distinctOf(reading.request.measures)
  takeCountColumn(reading)
  takeUnit(reading)
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
      const joint = isMoney(items[place]) ? items[near(reading, place, 1)] : items[place]
      if (!joint || !(is(joint, 'and') || joint.text === ',')) return false
      const next = items[near(reading, place, side === 0 ? -1 : 1, 'sum', 'avg', 'of')]
      if (side === 0 && isCounted(reading, next)) return true
      return (
        next !== undefined &&
        used.has(next) &&
        next.columns.some((one) =>
          reading.request.measures.some(
            (measure) =>
              (measure.kind === 'column' && measure.column === one.index) ||
              // before a comma stands what a formula is called
              (measure.kind === 'formula' &&
                (side === 0 || is(joint, 'and')) &&
                isOf(measure, reading.data.table.columns[one.index]!.name)),
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

const isOf = (
  { numerator, denominator, steps }: Extract<Measure, { kind: 'formula' }>,
  column: string,
): boolean => [numerator, denominator, ...steps.flatMap(askedSources)].includes(column)

/** "number of incidents and total cost": also of what the data have no word for. */
function isCounted(reading: Reading, thing: Item | undefined): boolean {
  const { items, used, request } = reading
  if (!thing || !request.measures.some(({ kind }) => kind === 'rows')) return false
  const before = items[near(reading, items.indexOf(thing), -1)]
  return [thing, before].some((item) => item !== undefined && used.has(item) && is(item, 'count'))
}

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

/** How long it was between two times that are named, else "how long" of the one duration. */
function takeElapsed(reading: Reading, at: number): void {
  const between = elapsedBetween(reading, at)
  if (!between) {
    takeDuration(reading, at)
    return
  }
  const { items, request } = reading
  const how = items.find((item) => is(item, 'median', 'avg'))
  request.measures = [{ ...between, aggregation: is(how, 'median') ? 'median' : 'avg' } as Measure]
  for (const item of items) if (is(item, 'avg', 'median', 'count') && !item.columns.length) use(reading, item)
}

/** "how long …": the one duration of the table, or the one that the words are about. */
function takeDuration(reading: Reading, at: number): void {
  const { items } = reading
  const only = durationOf(reading, at)
  if (only === null) return
  const aggregation = items.some((item) => is(item, 'median')) ? 'median' : 'avg'
  reading.request.measures.push({ kind: 'column', column: only, aggregation })
  use(reading, items[at])
  for (const item of items)
    if (item.columns.some((one) => one.index === only) || is(item, 'avg', 'median')) use(reading, item)
}

/** Numbers that are named and not yet something else; else the rows, where they are named. */
function takePlain(reading: Reading): void {
  const { items } = reading
  let last = -1
  for (const [at, item] of items.entries()) {
    const index = numberOf(reading, item)
    if (index === null || item.values.some(({ fit }) => fit >= 1)) continue
    if (item.isRows && isTaken(item.text) !== 1 && !item.columns.some(({ fit }) => fit > 0.9)) continue
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
  if (!rows && !reading.request.computed && !isOfEnds(reading)) return
  use(reading, rows)
  reading.request.measures.push({ kind: 'rows' })
}

/** "leavers per month", "leavers in 2020": those that the date tells of, by which they are told apart or picked. */
function isOfEnds({ items, used, data, request }: Reading): boolean {
  const told = [
    ...request.by.map(({ column }) => data.table.columns[column]!.name),
    ...request.conditions.flatMap(conditionColumns),
  ]
  const ends = items.filter((item) => used.has(item)).map(({ text }) => endDate(text, data))
  return ends.some((index) => index !== null && told.includes(data.table.columns[index]!.name))
}

const isJoined = ({ items }: Reading, from: number, to: number): boolean => {
  const between = items.slice(from + 1, to)
  return (
    between.some((item) => is(item, 'and', 'vs') || item.text === ',') &&
    between.every((item) => item.columns.length === 0)
  )
}
