import type { Filter, Grain } from '@/lib/contracts/query'
import { periodNumber, periodStart } from '../table/period'
import { isoOf } from '../table/period-filters'
import type { Understanding } from '../understanding'
import { timeColumn } from './column-kinds'
import type { FoundFilters } from './number-filters'
import { numberWords } from './number-words'
import { columnOf, numberOf, type Sentence, takeOut } from './sentence'

const units = '(days?|weeks?|months?|quarters?|years?|hours?)'
const lately = new RegExp(
  ` (?:(?:in|for|during|over|within|of|only|from) )*(?:the )?(last|past|latest|previous|recent|most recent|this|current|trailing)(?: (#n\\d+|${Object.keys(numberWords).join('|')}))? (?:${units}|(#[ce]\\d+))(?= )`,
)
const monthNames =
  'january february march april may june july august september october november december'.split(' ')
const months = `(${monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|')}|sept)`
const inMonth = new RegExp(
  ` (in|during|for|of|since|before|after|from|until|only) (?:the )?(?:month (?:of )?)?${months} (?:of )?(#n\\d+)(?= )`,
)
const quarter = / (?:in|during|for|of|only) q (#n\d+) (?:of )?(#n\d+)(?= )/

/** Filters such as "last 3 months" (counted back from the last date of the data) and "since March 2024". */
export function takeRelativeTime(sentence: Sentence, understanding: Understanding): FoundFilters {
  const found: FoundFilters = { filters: [], problems: [] }
  const month = takeOut(sentence, inMonth)
  const period = month ? null : takeOut(sentence, quarter)
  const recent = takeLately(sentence, understanding)
  if (!month && !period && !recent) return found
  const index = recent?.named ?? timeColumn(understanding)
  if (index === null) {
    found.problems.push('There is no column of dates to pick a time of.')
    return found
  }
  const column = understanding.table.columns[index]!
  if (recent) found.filters.push(...lastFilter(column, recent, found))
  if (month) found.filters.push(monthFilter(column.name, sentence, month))
  if (period)
    found.filters.push(
      ...quarterFilter(column.name, numberOf(sentence, period[2]!), numberOf(sentence, period[1]!)),
    )
  return found
}

interface Recent {
  count: number
  grain: Grain
  named: number | null
}

function takeLately(sentence: Sentence, understanding: Understanding): Recent | null {
  const probe = lately.exec(sentence.text)
  if (!probe) return null
  const named = probe[4] ? columnOf(sentence, probe[4]) : null
  const word = named === null ? probe[3]! : understanding.table.columns[named]!.name.toLowerCase()
  const grain = /^(day|week|month|quarter|year|hour)s?$/.exec(word)?.[1] as Grain | undefined
  if (!grain) return null
  takeOut(sentence, lately)
  const said = probe[2]
  const count = said === undefined ? 1 : said.startsWith('#') ? numberOf(sentence, said) : numberWords[said]!
  return { count, grain, named }
}

function lastFilter(
  column: { name: string; type: string; numbers: Float64Array | null },
  { count, grain }: Recent,
  found: FoundFilters,
): Filter[] {
  let last = Number.NEGATIVE_INFINITY
  for (const number of column.numbers ?? []) if (number > last) last = number
  const isDate = column.type === 'date' || column.type === 'datetime'
  if (last === Number.NEGATIVE_INFINITY || (!isDate && grain !== 'year')) {
    found.problems.push(`${column.name} holds no dates that a ${grain} could be counted back in.`)
    return []
  }
  if (!isDate) return [{ column: column.name, op: '>=', value: last - count + 1 }]
  const start = periodStart(periodNumber(last, grain) - count + 1, grain)
  return [{ column: column.name, op: '>=', value: isoOf(start, grain) }]
}

const operators: Record<string, Filter['op']> = {
  since: '>=',
  from: '>=',
  before: '<',
  after: '>',
  until: '<=',
}

function monthFilter(column: string, sentence: Sentence, [, word, name, year]: RegExpExecArray): Filter {
  const month = monthNames.findIndex((full) => full.startsWith(name!.slice(0, 3))) + 1
  const value = `${numberOf(sentence, year!)}-${String(month).padStart(2, '0')}`
  return { column, op: operators[word!] ?? '=', value }
}

function quarterFilter(column: string, year: number, number: number): Filter[] {
  if (number < 1 || number > 4) return []
  const bound = (place: number) => isoOf(periodStart(year * 4 + place, 'quarter'), 'quarter')
  return [
    { column, op: '>=', value: bound(number - 1) },
    { column, op: '<', value: bound(number) },
  ]
}
