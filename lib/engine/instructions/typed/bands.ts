import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { Band } from '../../plan/listed-bands'
import { canMeasure, isTime } from '../columns/column-kinds'
import { type Item, is, near, type Reading, use } from './item'
import { areChained, bandsFrom, type SaidBand } from './said-bands'
import { calendarUnit, columnInUnit, isCountedIn, lengthOfUnit, toUnitOf } from './said-units'

const bandsMin = 2
const unitFit = 0.95
const namedMax = 4

/** "by age: under 40, 40 to 60, over 60": a number in the stretches that a text lists, in any language. */
export function takeBands(reading: Reading): void {
  const { items } = reading
  for (let at = 0; at < items.length; at++) {
    const said = bandsFrom(reading, at)
    if (said.length < bandsMin || !areChained(inOneUnit(said))) continue
    const source = sourceOf(reading, at, said)
    if (!source) return
    const { label, name, format } = reading.data.profile.columns[source.index]!
    const bands = inUnitOf(reading, source.index, said)
    const edges = bands.flatMap(({ from, to }) => [from, to].filter((edge) => edge !== undefined))
    const told = [...new Set(edges)]
      .sort((a, b) => a - b)
      .map((edge) => formatValue(edge, format, { compact: true }))
    reading.request.banded = {
      kind: 'bands',
      name: `${upperFirst(label)} (${told.join(', ')})`,
      column: name,
      bands,
    }
    // "age du client" is said in two words
    const lead = items.slice(0, at).findLastIndex((item) => is(item, 'by', 'per'))
    const again = items.slice(Math.max(0, at - namedMax, lead), at)
    const isSource = ({ columns }: Item) => columns.some(({ index }) => index === source.index)
    use(reading, source.item, ...again.filter(isSource), ...said.flatMap((band) => band.items))
    const before = items[near(reading, at, -1, 'of', 'in')]
    if (is(before, 'by', 'per')) use(reading, before)
    const named = source.item ? Math.min(at, items.indexOf(source.item)) : at
    use(reading, ...items.slice(named + 1, at).filter(({ text }) => bandWord.test(text)))
    takeLead(reading, named)
    return
  }
}

/** "16 to 60 min, more than an hour": all in the unit of the first. */
function inOneUnit(said: SaidBand[]): Band[] {
  const lengthOf = (unit: string | null) =>
    unit === null ? null : (lengthOfUnit(unit) ?? calendarUnit(unit))
  const base = said.map(({ unit }) => lengthOf(unit)).find((length) => length !== null) ?? 1
  return said.map(({ band, unit }) => times(band, (lengthOf(unit) ?? base) / base))
}

const times = (band: Band, factor: number): Band => ({
  ...band,
  ...(band.from !== undefined && { from: band.from * factor }),
  ...(band.to !== undefined && { to: band.to * factor }),
})

/** The stretches in what the column is counted in; those that are told in larger units leave nothing out between. */
function inUnitOf({ data }: Reading, index: number, said: SaidBand[]): Band[] {
  const factors = said.map(({ unit }) => toUnitOf(data, index, unit ?? undefined))
  if (factors.every((factor) => factor === 1)) return said.map(({ band }) => band)
  const scaled = said.map(({ band }, at) => times(band, factors[at]!))
  const starts = scaled.flatMap(({ from }) => from ?? []).sort((a, b) => a - b)
  return scaled.map((band) => {
    const next = band.to === undefined ? undefined : starts.find((from) => from > band.to!)
    return next === undefined || band.from === undefined ? band : { ...band, to: next, isToOpen: true }
  })
}

/** "by", and the words between it and the bands that only say that there are some, or what they are of. */
function takeLead(reading: Reading, at: number): void {
  const { items, used } = reading
  const isPassed = (item: Item) =>
    item.isUnknown || is(item, 'steps', 'filler', 'of', 'in', 'howlong', 'with', 'people') || used.has(item)
  let from = at - 1
  while (from >= 0 && !is(items[from], 'by', 'per') && isPassed(items[from]!)) from--
  if (!is(items[from], 'by', 'per')) from = at
  for (let place = at - 1; place >= 0 && isPassed(items[place]!); place--)
    if (is(items[place], 'steps') || bandWord.test(items[place]!.text) || place > from)
      use(reading, items[place])
  if (is(items[from], 'by', 'per')) use(reading, items[from])
}

const bandWord =
  /^(?:tranches?|tramos?|bands?|brackets?|ranges?|klassen?|gruppen?|stufen?|fasc[ei]a?|fasce|buckets?|faixas?)$/

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
  // "amount for up to 15 minutes": what they are counted in
  const counting = units.find((item) => numberOf(item) !== null && item.columns[0]!.fit > unitFit)
  if (counting && !reading.used.has(counting)) return { index: numberOf(counting)!, item: undefined }
  const own = units.filter(({ text }) => columnInUnit(data, text) !== null)
  const places = [...items.slice(Math.max(0, at - 3), at).reverse(), ...units, items[end], items[end + 1]]
  for (const item of places) {
    const index = numberOf(item)
    const isIn = (unit: Item) => isCountedIn(data, index!, unit)
    if (index !== null && !reading.used.has(item!) && own.every(isIn)) return { index, item: item! }
  }
  const counted = units.map(({ text }) => columnInUnit(data, text)).find((index) => index !== null) ?? null
  if (counted !== null) return { index: counted, item: undefined }
  const named = items
    .slice(0, at)
    .map(numberOf)
    .filter((index) => index !== null)
  return new Set(named).size === 1 ? { index: named[0]!, item: undefined } : null
}
