import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { describeConditions, describeFilter } from '../describe-query'

/** The rows that a number is of. */
export function whereWords({ filters, within }: Figure): string {
  const shared = new Set(within?.filters?.map(describeFilter))
  const own = conditionWords(
    filters.filter((filter) => !shared.has(describeFilter(filter))),
    describeFilter,
  ).join(' and ')
  if (!within) return own || 'all rows'
  const { filters: around = [], ...groups } = within
  const words = conditionWords(around, describeFilter).map((one) => `where ${one}`)
  const rows = `among rows only ${[...words, ...describeConditions(groups)].join(', only ')}`
  return own ? `${own}, ${rows}` : rows
}

/** The same beside a bar, where the values say enough. */
export function briefWhere({ measure, filters }: Figure): string {
  const [, unit] = /^(?:avg|median)\(\w+ by (\w+)\)$/.exec(measure) ?? []
  if (unit) return `a usual ${unit}`
  const words = conditionWords(filters, briefFilter).join(', ') || 'all rows'
  return measure === 'share_of_rows' ? `of the rows: ${words}` : words
}

const briefFilter = (filter: Filter) =>
  filter.op === '=' || filter.op === 'in'
    ? [filter.value].flat().join(', ') || 'missing'
    : describeFilter(filter)

/** Each condition in words; days from one to another are told together. */
function conditionWords(filters: Filter[], wordsOf: (filter: Filter) => string): string[] {
  const told = new Set<Filter>()
  return filters.flatMap((filter) => {
    if (told.has(filter)) return []
    const until = filters.find((one) => one.column === filter.column && one.op === '<' && isDay(one.value))
    if (!until || filter.op !== '>=' || !isDay(filter.value)) return [wordsOf(filter)]
    told.add(until)
    return [periodWords(String(filter.value), String(until.value))]
  })
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const dayMs = 86_400_000
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** From a day until another one that is not in it: `2024`, `May 2024`, `Jan 2023 to Dec 2024`, else its days. */
function periodWords(from: string, until: string): string {
  const [first, last] = [new Date(from), new Date(Date.parse(until) - dayMs)]
  const isWhole = from.endsWith('-01') && until.endsWith('-01')
  const isYear = isWhole && from.slice(5, 7) === '01' && until.slice(5, 7) === '01'
  if (isYear && last.getUTCFullYear() === first.getUTCFullYear()) return from.slice(0, 4)
  const [one, other] = [first, last].map((date) => (isWhole ? month : day).format(date))
  return one === other ? one! : `${one} to ${other}`
}
