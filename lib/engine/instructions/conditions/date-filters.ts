import type { Filter, Grain } from '@/lib/contracts/query'
import { periodNumber, periodStart } from '../../table/period'
import { isoOf } from '../../table/period-filters'
import type { Column } from '../../table/table'
import { timeColumn } from '../columns/column-kinds'
import { columnOf } from '../sentence'
import { numberWords } from '../words/number-words'
import { amountOf, isYear } from './amounts'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { markDates, monthOf, monthPattern } from './mark-dates'

const units = '(days?|weeks?|months?|quarters?|years?|hours?)'
const lately = new RegExp(
  ` (?:(?:in|for|during|over|within|of|only|from) )*(?:the )?(?:last|past|latest|previous|recent|most recent|this|current|trailing)(?: (#n\\d+|${Object.keys(numberWords).join('|')}))? (?:${units}|(#[ce]\\d+)) `,
)
const one = '(?:year|quarter|month|week|day)'
const beside =
  '(?:(?:,|and|or|to|with|vs|v|versus|against|than|from|over|is|are|was|were|does|did|do|how|compare[ds]?|comparing|comparison|look|looks|relative|that|of|in|the) )+'
const thisToLast = new RegExp(
  ` (?:(?:in|for|during|of|the) )*(?:(?:this|current|latest) (${one}) ${beside}(?:last|previous|prior|preceding) ${one}|(?:last|previous|prior|preceding) (${one}) ${beside}(?:this|current|latest) ${one})(?= )`,
)
const preposition = '(in|during|for|of|only|since|from|before|after|until|till|by|up to)'
const bareMonths = new RegExp(
  ` ${preposition} (?:the )?(?:months? (?:of )?)?(${monthPattern}(?: (?:(?:,|and|or|to|through|until) )+${monthPattern})*) `,
)
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 0 }
const place = '(first|second|third|fourth|last|#n\\d+)'
const quarter = new RegExp(
  ` (?:${preposition} )?(?:the )?(?:q (#n\\d+)|quarter (#n\\d+)|${place} quarter) (?:of |in |, )?(?:the year )?(#n\\d+) `,
)
const half = new RegExp(
  ` (?:${preposition} )?(?:the )?(?:h (#n\\d+)|(first|second|last) half) (?:of |in |, )?(?:the year )?(#n\\d+) `,
)
const decade = / (?:in|during|from|of|for) (?:the )?(#n\d+) s /
const notPicked =
  / (?:on|at|during|only|for|except|excluding|without|not on|over) (?:the )?(weekends?|weekdays?|working days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: (?:and|or|,) \w+days?)* /
const season =
  / (?:in|during|for|of|only|over|each|every) (?:the )?(spring|summer|autumn|winter)(?:time|s)?(?= )/
const partOf = new RegExp(
  ` (?:the )?((?:first|second|third|fourth|last) (?:#n\\d+ )?(?:weeks?|weekends?|days?|fortnight)|early|late|mid|beginning|start|end|middle) (?:(?:of|in|the) )*(${monthPattern}|#d\\d+|#n\\d+)(?= )`,
)
const today =
  / (?:since |until |before |after |from )?(today|yesterday|tomorrow|tonight|year to date|ytd|month to date|mtd|this morning) /

/** Conditions on time: "last 3 months" (counted back from the last date of the data), "since March 2024", "in Q2 2024". */
export function takeDateFilters(reader: Reader): void {
  markDates(reader.sentence)
  takeEach(reader, notPicked, ([, word]) =>
    notPossible(reader, `Days of the week (“${word}”) can be shown, not picked.`),
  )
  takeEach(reader, today, ([, word]) =>
    notPossible(reader, `“${word}” is no time of the data; times are counted back from their last date.`),
  )
  takeEach(reader, season, ([, word]) =>
    notPossible(reader, `“${word}” was left out: it is other months north and south, so name the months.`),
  )
  takeEach(reader, partOf, ([, part, time]) => {
    const isTime = !time!.startsWith('#n') || isYear(reader.sentence, time!)
    return isTime
      ? {
          ...notPossible(reader, `“${part}” was left out: times are picked by day, month or year.`),
          after: `in ${time}`,
        }
      : null
  })
  takeEach(reader, quarter, ([, word, q, number, nth, year]) =>
    readPart(reader, { word, year: year!, part: q ?? number ?? nth!, months: 3 }),
  )
  takeEach(reader, half, ([, word, h, nth, year]) =>
    readPart(reader, { word, year: year!, part: h ?? nth!, months: 6 }),
  )
  takeEach(reader, decade, ([, mark]) => readDecade(reader, mark!))
  takeEach(reader, thisToLast, (match) => readThisToLast(reader, match))
  takeEach(reader, lately, (match) => readLately(reader, match))
  takeEach(reader, bareMonths, (match) => readMonths(reader, match))
}

function notPossible({ found }: Reader, problem: string): Taken {
  found.problems.push(problem)
  return { conditions: [] }
}

/** The column that times are picked of; says why not where there is none. */
function timeOf(reader: Reader): Column | null {
  const index = timeColumn(reader.understanding)
  const column = index === null ? null : reader.understanding.table.columns[index]!
  if (!column) notPossible(reader, 'There is no column of dates to pick a time of.')
  return column
}

function datesOf(reader: Reader, what: string): Column | null {
  const column = timeOf(reader)
  if (!column || column.type === 'date' || column.type === 'datetime') return column
  notPossible(reader, `${column.name} holds no dates that a ${what} could be picked of.`)
  return null
}

const operators: Record<string, Filter['op']> = {
  since: '>=',
  before: '<',
  after: '>',
  until: '<=',
  till: '<=',
  by: '<=',
  'up to': '<=',
}

interface YearPart {
  word: string | undefined
  year: string
  part: string
  /** How many months a part has. */
  months: number
}

/** A quarter or a half of a year. */
function readPart(reader: Reader, { word, year, part, months }: YearPart): Taken | null {
  const { sentence } = reader
  if (!isYear(sentence, year)) return null
  const said = part.startsWith('#') ? amountOf(sentence, part) : ordinals[part]!
  const number = said === 0 ? 12 / months : said
  if (!Number.isInteger(number) || number < 1 || number > 12 / months) return null
  const column = datesOf(reader, months === 3 ? 'quarter' : 'half year')
  if (!column) return { conditions: [] }
  const monthAt = (month: number) => `${amountOf(sentence, year)}-${String(month).padStart(2, '0')}`
  const [start, end] = [monthAt((number - 1) * months + 1), monthAt(number * months)]
  const op = operators[word ?? '']
  const value = op === '>=' || op === '<' ? start : end
  return {
    conditions: [
      op ? { column: column.name, op, value } : { column: column.name, op: 'between', value: [start, end] },
    ],
  }
}

/** "in the 1990s", "of the 80s". */
function readDecade(reader: Reader, mark: string): Taken | null {
  const said = amountOf(reader.sentence, mark)
  const start = said >= 100 ? said : said >= 30 ? 1900 + said : 2000 + said
  if (start % 10 !== 0 || start < 1500 || start > 2200) return null
  const column = timeOf(reader)
  if (!column) return { conditions: [] }
  const isDate = column.type === 'date' || column.type === 'datetime'
  const isShort =
    !isDate && column.numbers !== null && column.numbers.every((year) => !(year >= 100)) && start >= 1900
  const value = [start, start + 9].map((year) => (isDate ? String(year) : isShort ? year - 1900 : year))
  return { conditions: [{ column: column.name, op: 'between', value }] }
}

function readLately(reader: Reader, [, said, unit, mark]: (string | undefined)[]): Taken | null {
  const { sentence, understanding } = reader
  const named = mark ? columnOf(sentence, mark) : null
  const word = named === null ? unit! : understanding.table.columns[named]!.name.toLowerCase()
  const grain = /^(day|week|month|quarter|year|hour)s?$/.exec(word)?.[1] as Grain | undefined
  if (!grain) return null
  const column = named === null ? timeOf(reader) : understanding.table.columns[named]!
  if (!column) return { conditions: [] }
  const count = said === undefined ? 1 : amountOf(sentence, said)
  let last = Number.NEGATIVE_INFINITY
  for (const number of column.numbers ?? []) if (number > last) last = number
  const isDate = column.type === 'date' || column.type === 'datetime'
  if (last === Number.NEGATIVE_INFINITY || (!isDate && grain !== 'year')) {
    return notPossible(reader, `${column.name} holds no dates that a ${grain} could be counted back in.`)
  }
  const value = isDate
    ? isoOf(periodStart(periodNumber(last, grain) - count + 1, grain), grain)
    : last - count + 1
  return { conditions: [{ column: column.name, op: '>=', value }] }
}

/** "this year to last year": both are kept, and told apart. */
function readThisToLast(reader: Reader, [, first, second]: RegExpExecArray): Taken | null {
  const grain = (first ?? second)!
  const taken = readLately(reader, ['', 'two', grain])
  reader.found.comparesPeriods = true
  return taken && { ...taken, after: `by ${grain}` }
}

/** Months without a year: those of all years, or of the only one. */
function readMonths(reader: Reader, [, word, said]: RegExpExecArray): Taken | null {
  const column = datesOf(reader, 'month')
  if (!column) return { conditions: [] }
  const names = said!
    .split(' ')
    .filter((part) => monthOf(part) > 0)
    .map(monthOf)
  const isRange = / (?:to|through|until) /.test(said!) && names.length === 2
  const months = new Set(isRange ? monthsBetween(names[0]!, names[1]!) : names)
  const present = [...new Set(column.values.map((value) => value.slice(0, 7)))].sort()
  const years = new Set(present.map((month) => month.slice(0, 4)))
  const op = isRange ? undefined : operators[word!]
  if (op) {
    if (years.size !== 1) return notPossible(reader, `No year was named for “${word} ${said}”.`)
    const value = `${[...years][0]}-${String(names[0]).padStart(2, '0')}`
    return { conditions: [{ column: column.name, op, value }] }
  }
  const kept = present.filter((month) => months.has(Number(month.slice(5))))
  if (kept.length === 0) return notPossible(reader, `${column.name} has no ${said}.`)
  return {
    conditions: [
      kept.length === 1
        ? { column: column.name, op: '=', value: kept[0]! }
        : { column: column.name, op: 'in', value: kept },
    ],
  }
}

/** Over the turn of the year where the first is later than the last. */
function monthsBetween(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, offset) => ((first - 1 + offset) % 12) + 1)
}
