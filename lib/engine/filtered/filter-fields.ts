import type { FilterFields } from '@/lib/contracts/selection'
import { drawnColumns } from '../gate/drawn-columns'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import { isYears, timeOf } from './selection-conditions'
import type { Dataset, StoredCard } from './stored-card'

/** More values than this are found by a search, not in a list. */
const valuesMax = 40
/** More fields than this are read by nobody. */
const categoriesOffered = 8
const numbersOffered = 6

/** What the rows of a dashboard may be filtered by: what its cards are about first, then what else there is. */
export function filterFields(dataset: Dataset, cards: StoredCard[]): FilterFields {
  const drawn = cards.flatMap((card) => drawnColumns(card) ?? [])
  const { profile } = dataset
  const pick = (names: string[], others: number[]) => {
    const named = names.flatMap((name) => profile.columns.find((column) => column.name === name) ?? [])
    const all = [...named, ...others.map((index) => profile.columns[index]!)]
    return [...new Set(all)].filter((column) => !column.of)
  }
  const isChoice = ({ distinct, role, type }: ColumnProfile) =>
    distinct > 1 && distinct <= valuesMax && role !== 'measure' && role !== 'time' && !type.startsWith('date')
  return {
    time: timeField(dataset),
    categories: pick(
      drawn.flatMap(({ by }) => by),
      profile.dimensions,
    )
      .filter(isChoice)
      .slice(0, categoriesOffered)
      .map((column) => categoryField(dataset, column)),
    numbers: pick(
      drawn.flatMap(({ measures }) => measures),
      profile.measures,
    )
      .flatMap((column) => numberField(column))
      .slice(0, numbersOffered),
  }
}

function timeField(dataset: Dataset): FilterFields['time'] {
  const time = timeOf(dataset)
  const texts = time ? dataset.table.columns[time.index]!.values : []
  const days = texts.map((text) => text.slice(0, dayLength)).filter((text) => /^\d{4}/.test(text))
  if (!time || days.length === 0) return null
  days.sort()
  const [from, to] = [days[0]!, days.at(-1)!]
  const { name: column, label, grain } = time
  if (isYears(time)) return { column, label, from: `${from}-01-01`, to: `${to}-12-31`, grain: 'year' }
  return { column, label, from, to, ...(grain && { grain }) }
}

const dayLength = 10

function categoryField({ table }: Dataset, { index, name, label, words, order }: ColumnProfile) {
  const column = table.columns[index]!
  const rows = rowsByCode(column)
  const values = column.values.map((value, code) => ({
    value,
    label: words?.[value] ?? value,
    rows: rows[code]!,
    code,
  }))
  const used = values.filter((one) => one.rows > 0)
  const place = order && new Map(order.map((code, at) => [code, at]))
  used.sort((a, b) =>
    place ? (place.get(a.code) ?? 0) - (place.get(b.code) ?? 0) : b.rows - a.rows || a.code - b.code,
  )
  return { column: name, label, values: used.map(({ code: _, ...value }) => value) }
}

function numberField({ name, label, type, summary, format }: ColumnProfile): FilterFields['numbers'] {
  const isNumeric = type === 'integer' || type === 'number'
  if (!isNumeric || !summary || summary.min === summary.max) return []
  return [{ column: name, label, min: summary.min, max: summary.max, format }]
}
