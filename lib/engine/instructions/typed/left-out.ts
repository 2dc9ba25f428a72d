import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import { isNumeric, isTime } from '../columns/column-kinds'
import { type Item, is, type Reading, use } from './item'
import type { Measure } from './request'

/** A number that is said to be left out, without the column that it is of. */
export interface OddNumber {
  number: Item
  out: Item
  named: number | null
}

const reach = 4
const barriers = [
  'gt',
  'lt',
  'gte',
  'lte',
  'between',
  'by',
  'per',
  'and',
  'ormore',
  'orless',
  'top',
  'bottom',
]

/** "leave out the 99s", "without the 25000 gift", "99 excluded": numbers whose rows are not to count. */
export function takeOddNumbers(reading: Reading): OddNumber[] {
  return reading.items.flatMap((number, at) => {
    if (number.value === null || number.period || number.isPercent || reading.used.has(number)) return []
    // "ignore that one"
    if (number.text === 'one') return []
    const out = outBefore(reading, at) ?? outBehind(reading, at)
    if (!out) return []
    use(reading, number, out)
    const beside = [reading.items[at + 1], reading.items[at - 1]].find(
      (item) => item && item.columns.length > 0 && holds(reading, item.columns[0]!.index, number.value!),
    )
    if (beside) use(reading, beside)
    return [{ number, out, named: beside?.columns[0]?.index ?? null }]
  })
}

function outBefore({ items }: Reading, at: number): Item | null {
  for (let place = at - 1; place >= Math.max(0, at - reach); place--) {
    const item = items[place]!
    if (is(item, 'without')) return item
    if (item.isMark || is(item, ...barriers) || item.values.some(({ fit }) => fit >= 1)) return null
    if (item.columns.some(({ fit }) => fit > sureFit) && place < at - 1) return null
  }
  return null
}

const sureFit = 0.9

/** Behind it only where nothing else follows in its part. */
function outBehind({ items }: Reading, at: number): Item | null {
  const rest = items.slice(at + 1)
  const place = rest.findIndex((item) => is(item, 'without', 'gone'))
  const between = place < 0 ? [] : rest.slice(0, place)
  const isNear = between.every((item) => !is(item, ...barriers) && item.value === null)
  const isLast = rest
    .slice(place + 1)
    .every((item) => item.isMark || is(item, 'filler', 'light', 'in', 'people') || item.isAside)
  return place >= 0 && place <= reach && isNear && isLast ? rest[place]! : null
}

const holds = ({ data }: Reading, index: number, value: number): boolean =>
  isNumeric(data, index) &&
  !isTime(data, index) &&
  data.table.columns[index]!.numbers?.includes(value) === true

/** The rows of such numbers left out: of what is measured, else of the one column that has them, or has them at an end. */
export function leaveOut(reading: Reading, odd: OddNumber[]): void {
  const { data, request } = reading
  for (const { number, out, named } of odd) {
    const value = number.value!
    const having = data.table.columns.flatMap((_, index) => (holds(reading, index, value) ? [index] : []))
    const measured = request.measures.flatMap(columnsOf)
    // what no measured number has is no code of another
    const other = measured.length > 0 ? null : onlyOne(reading, having, value)
    const own = named ?? measured.find((index) => having.includes(index)) ?? other
    if (own !== null) {
      request.conditions.push({ column: data.table.columns[own]!.name, op: '!=', value })
      if (named === null)
        request.notes.push(`“${number.text}” was left out of ${data.table.columns[own]!.name}.`)
    } else if (measured.length > 0 || having.length === 0) {
      const where = measured.length > 0 ? ` in ${data.table.columns[measured[0]!]!.name}` : ''
      request.notes.push(`No row has ${value}${where}, so none was left out for it.`)
    } else for (const item of [number, out]) reading.used.delete(item)
  }
}

function onlyOne({ data }: Reading, having: number[], value: number): number | null {
  const atEnd = having.filter((index) => {
    const summary = data.profile.columns[index]!.summary
    return summary !== null && (summary.min === value || summary.max === value)
  })
  const found = having.length === 1 ? having : atEnd
  return found.length === 1 ? found[0]! : null
}

const columnsOf = (measure: Measure): number[] => {
  if (measure.kind === 'column' || measure.kind === 'part') return [measure.column]
  return measure.kind === 'ratio' ? [measure.numerator, measure.denominator] : []
}

const totalWord =
  /^(?:sub|zwischen|end)?(?:total\p{L}*|totaux|totale?s?|totali|summe\p{L}*|sommes?|sumas?|gesamt\p{L}*)$/u
const totalRow =
  /^(?:sub|zwischen|grand |end)?(?:total|summe|somme|suma|gesamt|all |tous |toutes |todos |tutti |alle )/

/** "without the totals": the rows that are sums of others, by how their names begin. */
export function takeTotalRows(reading: Reading): void {
  const { items, data, request } = reading
  for (const [at, item] of items.entries()) {
    if (!totalWord.test(item.text) || reading.used.has(item) || item.values.some(({ fit }) => fit >= 1))
      continue
    const out = outBefore(reading, at) ?? outBehind(reading, at)
    if (!out) continue
    const found = data.table.columns.flatMap(({ name, values, type }): Filter[] =>
      type === 'text'
        ? values
            .filter((value) => totalRow.test(foldText(value)))
            .map((value) => ({ column: name, op: '!=', value }))
        : [],
    )
    if (found.length > totalsMax) continue
    request.conditions.push(...found)
    if (found.length === 0) request.notes.push('No row is a total of others.')
    use(reading, item, out)
  }
}

const totalsMax = 4
