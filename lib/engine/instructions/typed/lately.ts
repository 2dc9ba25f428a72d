import type { Grain } from '@/lib/contracts/query'
import { periodNumber, periodStart } from '../../table/period'
import { isoOf } from '../../table/period-filters'
import { is, type Reading, use } from './item'
import { isDates, lastOf, type Time } from './period-edges'

const grains = ['year', 'quarter', 'month', 'week', 'day', 'hour'] as const
type Unit = (typeof grains)[number]

/** "the last 3 months", "last year", "this month": counted back from the last of the data. */
export function takeLately(reading: Reading, { column }: Time): void {
  if (!isDates(column) || !column.numbers) return
  const { items } = reading
  items.forEach((item, at) => {
    if (!is(item, 'last', 'this') || reading.used.has(item)) return
    const next = items[at + 1]
    const count = next?.value != null && !next.period ? next.value : null
    const unit = items[count === null ? at + 1 : at + 2]
    const grain = grains.find((one) => is(unit, one)) as Unit | undefined
    if (!grain || is(unit, 'weekday')) return
    const last = lastOf(column)
    const current = periodNumber(last, grain as Grain)
    const isLatest = grain === 'day' || /^(?:latest|most recent|jungst\w*|recent)$/.test(item.text)
    const isBehind = is(item, 'last') && count === null && !isLatest
    const from =
      is(item, 'this') || (isLatest && count === null)
        ? current
        : isBehind
          ? current - 1
          : current - count! + 1
    const iso = (period: number) => isoOf(periodStart(period, grain as Grain), grain as Grain)
    reading.request.conditions.push({ column: column.name, op: '>=', value: iso(from) })
    if (isBehind) reading.request.conditions.push({ column: column.name, op: '<', value: iso(current) })
    reading.request.notes.push(
      `“${[item, next, unit]
        .slice(0, count === null ? 2 : 3)
        .map((one) => one!.text)
        .join(' ')}” was read as from ${iso(from)} on${isBehind ? `, before ${iso(current)}` : ''}.`,
    )
    use(reading, item, count === null ? undefined : next, unit)
  })
}
