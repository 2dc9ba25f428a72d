import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { Band } from '../../plan/listed-bands'
import { canMeasure, isTime } from '../columns/column-kinds'
import { areChained } from '../spans/band-phrases'
import { type Item, is, near, type Reading, use } from './item'
import { columnInUnit, lengthOfUnit, unitBehind } from './said-units'

interface SaidBand {
  band: Band
  items: Item[]
  /** Behind its last item. */
  to: number
}

const bandsMin = 2

/** "by age: under 40, 40 to 60, over 60": a number in the stretches that a text lists, in any language. */
export function takeBands(reading: Reading): void {
  const { items } = reading
  for (let at = 0; at < items.length; at++) {
    const bands = listFrom(reading, at)
    if (bands.length < bandsMin || !areChained(bands.map(({ band }) => band))) continue
    const source = sourceOf(reading, at, bands)
    if (!source) return
    const { label, name, format } = reading.data.profile.columns[source.index]!
    const edges = bands.flatMap(({ band: { from, to } }) => [from, to].filter((edge) => edge !== undefined))
    const said = [...new Set(edges)]
      .sort((a, b) => a - b)
      .map((edge) => formatValue(edge, format, { compact: true }))
    reading.request.banded = {
      kind: 'bands',
      name: `${upperFirst(label)} (${said.join(', ')})`,
      column: name,
      bands: bands.map(({ band }) => band),
    }
    use(reading, source.item, ...bands.flatMap((band) => band.items))
    const lead = items[near(reading, at, -1, 'of', 'in')]
    use(reading, ...items.slice(0, at).filter((item) => is(item, 'by', 'per') && item === lead))
    takeLead(reading, source.item ? Math.min(at, items.indexOf(source.item)) : at)
    return
  }
}

/** "by", and the words between it and the bands that only say that there are some. */
function takeLead(reading: Reading, at: number): void {
  const { items } = reading
  for (let place = at - 1; place >= 0; place--) {
    const item = items[place]!
    if (is(item, 'by', 'per')) {
      use(reading, item)
      return
    }
    if (!item.isUnknown && !is(item, 'steps', 'filler', 'of', 'in') && !reading.used.has(item)) return
    if (is(item, 'steps') || bandWord.test(item.text)) use(reading, item)
  }
}

const bandWord =
  /^(?:tranches?|tramos?|bands?|brackets?|ranges?|klassen?|gruppen?|stufen?|fasc[ei]a?|fasce|buckets?|faixas?)$/

function listFrom(reading: Reading, start: number): SaidBand[] {
  const found: SaidBand[] = []
  for (let at = start; ; ) {
    const band = bandAt(reading, at)
    if (!band) break
    found.push(band)
    at = band.to
    while (isSeparator(reading.items[at]) || isSmall(reading.items[at])) at++
  }
  return found
}

const isSmall = (item: Item | undefined): boolean =>
  item !== undefined && is(item, 'filler', 'of', 'in') && item.value === null && !is(item, 'between', 'gte')

const isSeparator = (item: Item | undefined): boolean =>
  item !== undefined && ((item.isMark && /^[,;]$/.test(item.text)) || is(item, 'and', 'or'))

/** One stretch from a place on: a comparison with a number, or two numbers with "to" between. */
function bandAt(reading: Reading, at: number): SaidBand | null {
  const { items } = reading
  const numberAt = (place: number) => {
    const item = items[place]
    return item?.value != null && !reading.used.has(item) && !item.isPercent ? item.value : null
  }
  const first = items[at]
  const sign = (['lt', 'gt', 'gte', 'lte'] as const).find((one) => is(first, one))
  const lead = sign || is(first, 'between', 'since') ? at + 1 : at
  const low = numberAt(lead)
  if (low === null) return null
  const end = (place: number, band: Band): SaidBand => {
    const unit = unitBehind(reading, place - 1)
    const to = unit ? place + 1 : place
    return { band, items: items.slice(at, to), to }
  }
  const middle = unitBehind(reading, lead) ? lead + 2 : lead + 1
  const high = is(items[middle], 'to', 'and') && !isSeparated(sign) ? numberAt(middle + 1) : null
  if (high !== null && high > low && (is(items[middle], 'to') || is(first, 'between')))
    return end(middle + 2, { from: low, to: high })
  // "£10k to below £25k"
  const below = is(items[middle], 'to') && is(items[middle + 1], 'lt') ? numberAt(middle + 2) : null
  if (below !== null && below > low) return end(middle + 3, { from: low, to: below, isToOpen: true })
  if (sign === 'lt') return end(lead + 1, { to: low, isToOpen: true })
  if (sign === 'lte') return end(lead + 1, { to: low })
  if (sign === 'gt') return end(lead + 1, { from: low, isFromOpen: true })
  if (sign === 'gte') return end(lead + 1, { from: low })
  if (is(items[middle], 'ormore')) return end(middle + 1, { from: low })
  return is(items[middle], 'orless') ? end(middle + 1, { to: low }) : null
}

const isSeparated = (sign: string | undefined): boolean => sign === 'lt' || sign === 'gt'

/** The number that they are of: named before them or among them, counted in their unit, or the one that is measured. */
function sourceOf(
  reading: Reading,
  at: number,
  bands: SaidBand[],
): { index: number; item: Item | undefined } | null {
  const { items, data } = reading
  const end = bands.at(-1)!.to
  const numberOf = (item: Item | undefined) =>
    item?.columns.find(({ index }) => canMeasure(data, index) && !isTime(data, index))?.index ?? null
  const units = bands.flatMap((band) => band.items.filter((item) => item.value === null))
  const places = [...items.slice(Math.max(0, at - 3), at).reverse(), ...units, items[end], items[end + 1]]
  for (const item of places) {
    const index = numberOf(item)
    if (index !== null && !reading.used.has(item!)) return { index, item: item! }
  }
  const unit = units.find((item) => lengthOfUnit(item.text) !== null)
  const counted = unit ? columnInUnit(data, unit.text) : null
  if (counted !== null) return { index: counted, item: undefined }
  const named = items
    .slice(0, at)
    .map(numberOf)
    .filter((index) => index !== null)
  return new Set(named).size === 1 ? { index: named[0]!, item: undefined } : null
}
