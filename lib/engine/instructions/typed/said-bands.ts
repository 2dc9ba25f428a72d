import type { Band } from '../../plan/listed-bands'
import { canMeasure, isTime } from '../columns/column-kinds'
import { type Item, is, type Reading } from './item'
import { calendarUnit, lengthOfUnit, unitBehind } from './said-units'

/** A stretch of numbers as a text has it. */
export interface SaidBand {
  band: Band
  items: Item[]
  /** The unit that it is told in; of the one before, where it says none. */
  unit: string | null
  /** Behind its last item. */
  to: number
}

/** The stretches that are listed from a place on. */
export function bandsFrom(reading: Reading, start: number): SaidBand[] {
  const found: SaidBand[] = []
  for (let at = start; ; ) {
    const band = bandAt(reading, at)
    if (!band) break
    found.push({ ...band, unit: band.unit ?? found.at(-1)?.unit ?? null })
    at = band.to
    while (isSeparator(reading.items[at]) || isSmall(reading.items[at])) at++
  }
  return found
}

const isSmall = (item: Item | undefined): boolean =>
  item !== undefined &&
  is(item, 'filler', 'of', 'in') &&
  item.value === null &&
  !is(item, ...signs, 'between')

// a stroke between two numbers was put into words
const isSeparator = (item: Item | undefined): boolean =>
  item !== undefined &&
  ((item.isMark && /^[,;/|]$/.test(item.text)) ||
    (is(item, 'and', 'or', 'vs') && !is(item, ...signs)) ||
    item.text === 'divided by')

const signs = [
  'lt',
  'gt',
  'gte',
  'lte',
  'younger',
  'older',
  'shorter',
  'longer',
  'cheaper',
  'dearer',
] as const
const ways: Partial<Record<(typeof signs)[number], 'lt' | 'gt'>> = {
  younger: 'lt',
  shorter: 'lt',
  cheaper: 'lt',
  older: 'gt',
  longer: 'gt',
  dearer: 'gt',
}

interface Amount {
  value: number
  unit: string | null
  /** Behind its number and unit. */
  to: number
}

/** A number and its unit: "15 min", "an hour". */
function amountAt(reading: Reading, at: number): Amount | null {
  const { items, used } = reading
  const item = items[at]
  if (!item || used.has(item) || item.isPercent) return null
  const isOne = item.value === null && is(item, 'filler') && articles.has(item.text)
  const value = isOne ? 1 : item.value
  const unit =
    unitBehind(reading, at) ??
    [items[at + 1]].find((next) => isUnit(next) || isCounted(reading, next)) ??
    null
  if (value === null || (isOne && !unit)) return null
  return { value, unit: unit?.text ?? null, to: unit ? at + 2 : at + 1 }
}

const articles = new Set('a an ein eine einer einem einen un une una uno um uma l'.split(' '))
export const isUnit = (item: Item | undefined): boolean =>
  item !== undefined && item.value === null && (lengthOfUnit(item.text) ?? calendarUnit(item.text)) !== null

/** "0 to 2 sessions", of a number that is called so. */
const isCounted = ({ data, used }: Reading, item: Item | undefined): boolean =>
  item?.columns[0] !== undefined &&
  !used.has(item) &&
  item.value === null &&
  item.values.length === 0 &&
  canMeasure(data, item.columns[0].index) &&
  !isTime(data, item.columns[0].index)

/** "et plus de 60", "und mehr als 60", "and over 60": no end of what stands before, but the next; where its number is. */
function moreThan({ items }: Reading, at: number): number | null {
  if (!is(items[at], 'ormore')) return null
  const next = is(items[at + 1], 'of', 'filler', 'vs') ? at + 2 : at + 1
  return items[next]?.value != null ? next : null
}

/** One stretch from a place on: a comparison with a number, or two numbers with "to" between. */
function bandAt(reading: Reading, at: number): SaidBand | null {
  const { items } = reading
  const first = items[at]
  const more = moreThan(reading, at)
  const said = more ? 'gt' : (signs.find((one) => is(first, one)) ?? (is(first, 'to') ? 'lte' : undefined))
  const sign = said && (ways[said] ?? (said as 'lt' | 'gt' | 'gte' | 'lte'))
  const low = amountAt(reading, more ?? (said || is(first, 'between', 'since') ? at + 1 : at))
  if (!low) return null
  const end = (to: number, band: Band, unit: string | null): SaidBand => ({
    band,
    items: items.slice(at, to),
    unit,
    to,
  })
  const joint = items[low.to]
  const isOpen = sign === 'lt' || sign === 'gt'
  const high = is(joint, 'to', 'and') && !isOpen ? amountAt(reading, low.to + 1) : null
  const start = high && inScaleOf(low.value, items[at], items[low.to + 1])
  if (high && start! < high.value && (is(joint, 'to') || is(first, 'between')))
    return end(high.to, { from: start!, to: high.value }, high.unit ?? low.unit)
  // "£10k to below £25k"
  const isBelow = is(joint, 'to') && is(items[low.to + 1], 'lt') && !isOpen
  const below = isBelow ? amountAt(reading, low.to + 2) : null
  if (below && below.value > low.value)
    return end(below.to, { from: low.value, to: below.value, isToOpen: true }, below.unit ?? low.unit)
  const open = sign ? openBand(sign, low.value) : null
  if (open) return end(low.to, open, low.unit)
  if (is(joint, 'ormore')) return end(low.to + 1, { from: low.value }, low.unit)
  return is(joint, 'orless') ? end(low.to + 1, { to: low.value }, low.unit) : null
}

const thousand = 1000

/** "20 to 40k" begins at 20k. */
const inScaleOf = (value: number, own: Item | undefined, last: Item | undefined): number =>
  /\dk$/i.test(last?.text ?? '') && !/\dk$/i.test(own?.text ?? '') && value < thousand
    ? value * thousand
    : value

function openBand(sign: 'lt' | 'gt' | 'gte' | 'lte', value: number): Band {
  if (sign === 'lt') return { to: value, isToOpen: true }
  if (sign === 'lte') return { to: value }
  return sign === 'gt' ? { from: value, isFromOpen: true } : { from: value }
}

/** Whole numbers that follow each other leave nothing out: "up to 35, 36 to 55". */
const gapMax = 1

/** Whether each begins where the one below it ends. */
export function areChained(bands: Band[]): boolean {
  const low = (band: Band) => band.from ?? Number.NEGATIVE_INFINITY
  const sorted = [...bands].sort((a, b) => low(a) - low(b))
  return sorted.every((band, place) => {
    const next = sorted[place + 1]
    if (!next) return true
    return (
      band.to !== undefined &&
      next.from !== undefined &&
      next.from >= band.to &&
      next.from - band.to <= gapMax
    )
  })
}
