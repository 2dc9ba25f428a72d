import type { Filter, FilterOp } from '@/lib/contracts/query'
import { splitName } from '../profile/name-words'
import { numbersByCode } from '../table/dimension'
import type { Understanding } from '../understanding'
import { comparatorPattern, operatorOf } from './comparator-words'
import { columnOf, numberOf, type Sentence, takeOut } from './sentence'

const column = '(#[ce]\\d+)'
const amount = '(#[nd]\\d+)'
const filler =
  '(?:(?:is|are|was|were|be|been|being|has|have|having|that|which|value|values|number|level|of|a|an|the|,|who|scores?|column|priced?|rang(?:es?|ing)|somewhere|lies|lie|falls?|year) )*'
const unit = '(?:(?:years?(?: old)?|meters?|metres?|feet|dollars?|euros?|points?|percent|kg|miles?) )?'
const comparator = `(${comparatorPattern})`
const article = '(?:(?:a|an|the|year|age|price|value|of) )*'

const between = new RegExp(
  ` ${column} ${filler}(?:not )?(?:between|from|in the range(?: of| from)?|within) ${article}${amount} (?:and|to|through|until) ${amount}(?= )`,
)
const bareBetween = new RegExp(
  ` (?:between|from) ${article}${amount} (?:and|to|through|until) ${amount}(?= )(?: (#[ce]\\d+))?`,
)
const twoSided = new RegExp(
  ` ${column} ${filler}${comparator} ${article}${amount} or ${filler}${comparator} ${article}${amount}(?= )`,
)
const compared = new RegExp(` ${column} ${filler}${comparator} ${article}${amount} ${unit}`)
const orMore = new RegExp(
  ` ${column} ${filler}${amount} ${unit}(?:or|and) (more|above|over|higher|greater|less|below|under|lower|fewer|onwards?|later|after|before|earlier|up)(?= )`,
)
const comparedFirst = new RegExp(
  ` ${comparator} ${article}${amount} ${unit}(?:(?:in|of|for) )?${column}(?= )`,
)
const columnFirst = new RegExp(
  ` ${comparator} ${article}${column} (?:of )?${amount}(?: onwards?| on| and later)?(?= )`,
)
const fromColumn = new RegExp(
  ` (?:from|in|of|for|during) ${article}${column} ${amount}( onwards?| on| and later| forward)?(?= )`,
)
const having = new RegExp(
  ` (?:where|whose|with|having|that have|which have|for which)(?: (?:a|an|the|their|its|have|has))* (?:average|mean|avg|total|sum|median|number of) ${column} ${filler}${comparator} ${article}${amount} ${unit}`,
)
const numberList =
  / (?:with|having|have|has|of|for|only) (#n\d+(?: (?:(?:,|or|and) )+#n\d+)*) (#[ce]\d+)(?= )/
const onward = new RegExp(
  ` (?:from|since|in|starting) ${article}${amount} (?:onwards?|on|and later|forward)(?= )`,
)
const bare = new RegExp(` ${comparator} ${article}${amount} ${unit}`)
const inYear = new RegExp(` (?:in|during|for|of|from|only) (?:the )?(?:year )?${amount}(?= )`)

export interface FoundFilters {
  filters: Filter[]
  /** What could not be read, in words. */
  problems: string[]
}

/** The filters on numbers and dates of a text, taken out of it. */
export function takeNumberFilters(sentence: Sentence, understanding: Understanding): FoundFilters {
  const found: FoundFilters = { filters: [], problems: [] }
  const reader = { sentence, understanding, found }
  for (let match = takeOut(sentence, between); match; match = takeOut(sentence, between)) {
    const op = match[0].includes(' not ') ? '!=' : 'between'
    if (op === 'between') add(reader, columnOf(sentence, match[1]!), { op, marks: [match[2]!, match[3]!] })
    else found.problems.push('A range can be kept, not left out.')
  }
  takeSides(reader)
  takeHaving(reader)
  takeLists(reader)
  for (let match = takeOut(sentence, orMore); match; match = takeOut(sentence, orMore)) {
    const op = /more|above|over|higher|greater|later|after|onward|up/.test(match[3]!) ? '>=' : '<='
    add(reader, columnOf(sentence, match[1]!), { op, marks: [match[2]!] })
  }
  for (
    let match = takeOut(sentence, compared, keepAxis);
    match;
    match = takeOut(sentence, compared, keepAxis)
  ) {
    const named = columnOf(sentence, match[1]!)
    const isThere = isComparable(understanding, named)
    if (!isThere) sentence.text = sentence.text.replace(' ~ ', ` ${match[1]!} ~ `)
    const index = isThere ? named : implied(reader, match.index, { mark: match[3]!, words: match[2]! })
    add(reader, index ?? named, { op: operatorOf(match[2]!), marks: [match[3]!] })
  }
  for (let match = takeOut(sentence, comparedFirst); match; match = takeOut(sentence, comparedFirst)) {
    const index = columnOf(sentence, match[3]!)
    const isThere = isComparable(understanding, index)
    add(reader, isThere ? index : implied(reader, match.index, { mark: match[2]!, words: match[1]! }), {
      op: operatorOf(match[1]!),
      marks: [match[2]!],
    })
  }
  takeColumnFirst(reader)
  takeBare(reader)
  return found
}

/** "after the year 2000", "from the year 2000 onwards". */
function takeColumnFirst(reader: Reader): void {
  const { sentence } = reader
  for (let match = takeOut(sentence, columnFirst); match; match = takeOut(sentence, columnFirst)) {
    add(reader, columnOf(sentence, match[2]!), { op: operatorOf(match[1]!), marks: [match[3]!] })
  }
  for (let match = takeOut(sentence, fromColumn); match; match = takeOut(sentence, fromColumn)) {
    add(reader, columnOf(sentence, match[1]!), { op: match[3] ? '>=' : '=', marks: [match[2]!] })
  }
}

interface Reader {
  sentence: Sentence
  understanding: Understanding
  found: FoundFilters
}

/** "where the average price is above 5" is about groups, not rows. */
function takeHaving({ sentence, found }: Reader): void {
  for (let match = takeOut(sentence, having); match; match = takeOut(sentence, having)) {
    found.problems.push("Groups can't be picked by their own average or total, only rows by their values.")
  }
}

/** "with 4 or 6 cylinders". */
function takeLists({ sentence, understanding, found }: Reader): void {
  for (let match = takeOut(sentence, numberList); match; match = takeOut(sentence, numberList)) {
    const { name, numbers } = understanding.table.columns[columnOf(sentence, match[2]!)]!
    const values = match[1]!.match(/#n\d+/g)!.map((mark) => numberOf(sentence, mark))
    if (numbers)
      found.filters.push(
        values.length > 1
          ? { column: name, op: 'in', value: values }
          : { column: name, op: '=', value: values[0]! },
      )
  }
}

/** "in each year since 2000": the column is an axis too. */
function keepAxis(match: RegExpExecArray): string {
  return byBefore.test(match.input.slice(0, match.index + 1)) ? `${match[1]!} ~` : '~'
}
const byBefore = / (?:by|per|each|every|across|over|is|axis)(?: the| a)? $/

function takeBare(reader: Reader): void {
  const { sentence } = reader
  for (let match = takeOut(sentence, bareBetween); match; match = takeOut(sentence, bareBetween)) {
    const named = match[3] ? columnOf(sentence, match[3]) : null
    add(reader, named ?? implied(reader, match.index, { mark: match[1]! }), {
      op: 'between',
      marks: [match[1]!, match[2]!],
    })
  }
  for (let match = takeOut(sentence, onward); match; match = takeOut(sentence, onward)) {
    add(reader, implied(reader, match.index, { mark: match[1]! }), { op: '>=', marks: [match[1]!] })
  }
  for (let match = takeOut(sentence, bare); match; match = takeOut(sentence, bare)) {
    add(reader, implied(reader, match.index, { mark: match[2]!, words: match[0] }), {
      op: operatorOf(match[1]!),
      marks: [match[2]!],
    })
  }
  const year = inYear.exec(sentence.text)
  if (year && isYear(reader, year[1]!)) {
    takeOut(sentence, inYear)
    add(reader, implied(reader, year.index, { mark: year[1]! }), { op: '=', marks: [year[1]!] })
  }
}

/** "above 50 or below 46": one column's values on both sides, as a list of them. */
function takeSides({ sentence, understanding, found }: Reader): void {
  for (let match = takeOut(sentence, twoSided); match; match = takeOut(sentence, twoSided)) {
    const index = columnOf(sentence, match[1]!)
    const source = understanding.table.columns[index]!
    const sides = [match.slice(2, 4), match.slice(4, 6)].map(([words, mark]) => ({
      op: operatorOf(words!),
      value: numberOf(sentence, mark!),
    }))
    if (!source.numbers || source.values.length > sideValuesMax) {
      found.problems.push(`Two ranges joined by "or" can't be kept for ${source.name}.`)
      continue
    }
    const passing = [...new Set(numbersByCode(source))].filter((number) =>
      sides.some(({ op, value }) => passes(number, op, value)),
    )
    found.filters.push({ column: source.name, op: 'in', value: passing.sort((a, b) => a - b) })
  }
}

/** A list of more values is no filter that a person can read. */
const sideValuesMax = 500

function passes(number: number, op: FilterOp, value: number): boolean {
  if (op === '>') return number > value
  if (op === '<') return number < value
  if (op === '>=') return number >= value
  return op === '<=' ? number <= value : number === value
}

const isComparable = ({ table }: Understanding, index: number) => table.columns[index]!.numbers !== null

const isYear = ({ sentence }: Reader, mark: string) => {
  if (mark.startsWith('#d')) return true
  const value = numberOf(sentence, mark)
  return Number.isInteger(value) && value >= 1500 && value <= 2200
}

/** The column that a comparison without one is about: the time for years and dates, else the number named last before it. */
function implied(
  reader: Reader,
  at: number,
  { mark, words = '' }: { mark: string; words?: string },
): number | null {
  const { sentence, understanding } = reader
  const { profile } = understanding
  const named = [...sentence.text.slice(0, at).matchAll(/#[ce]\d+/g)]
    .map(([text]) => columnOf(sentence, text))
    .filter((index) => isComparable(understanding, index) && profile.columns[index]!.role !== 'id')
  if (isYear(reader, mark)) {
    const times = profile.columns.filter(({ role }) => role === 'time').map(({ index }) => index)
    const year = profile.mainTime ?? times[0]
    if (year !== undefined) return named.find((index) => times.includes(index)) ?? year
  }
  return hinted(understanding, words) ?? named.at(-1) ?? hinted(understanding, 'older') ?? null
}

/** What a comparison itself is about: "taller than" is about the height. */
const hints: [RegExp, string[]][] = [
  [/old|young/, ['age']],
  [/tall|short/, ['height']],
  [/heav|light/, ['weight']],
  [/cheap|expensive|priced/, ['price', 'cost']],
  [/long/, ['length', 'duration']],
  [/fast|slow/, ['speed']],
]

function hinted({ table }: Understanding, words: string): number | null {
  const names = hints.find(([pattern]) => pattern.test(words))?.[1] ?? []
  const index = table.columns.findIndex(
    ({ name, numbers }) => numbers !== null && splitName(name).words.some((word) => names.includes(word)),
  )
  return index < 0 ? null : index
}

function add(
  { sentence, understanding, found }: Reader,
  index: number | null,
  { op, marks }: { op: FilterOp; marks: string[] },
) {
  if (index === null) {
    found.problems.push('No column was named for the comparison with a number.')
    return
  }
  const { name, type } = understanding.table.columns[index]!
  const isDate = type === 'date' || type === 'datetime'
  const values = marks.map((mark) => {
    if (mark.startsWith('#d')) return sentence.dates[Number(mark.slice(2))]!
    const number = numberOf(sentence, mark)
    return isDate ? String(number) : number
  })
  if (!isComparable(understanding, index) && op !== '=' && op !== '!=') {
    found.problems.push(`${name} holds no numbers to compare with ${values.join(' and ')}.`)
    return
  }
  found.filters.push({ column: name, op, value: op === 'between' ? values : values[0]! })
}
