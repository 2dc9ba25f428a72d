import type { Aggregation, GroupFilter, GroupOp } from '@/lib/contracts/query'
import { canMeasure, isRowName } from '../columns/column-kinds'
import { columnOf } from '../sentence'
import { comparatorPattern, operatorOf } from '../words/comparator-words'
import { amount, amountOf, countAmounts, isYear } from './amounts'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { takeGroupCounts } from './group-counts'
import { canGroup, placeGroup } from './place-group'
import { unit } from './said-unit'
import { axisBefore } from './value-filters'
import { valueFor } from './value-in-column'

const groups = '(?:(#[ce]\\d+) )?'
const which =
  '(?:, )?(?:(?:only |just |keep |keeping |all |but |and )*(?:those |the ones |ones )?(?:where|wherein|whose|with|having|for which|in which|for whom|in whom|such that|provided that|provided|given that|as long as|if|when|whenever|(?:that|which|who) (?:have|has|had|got)|have|has|had)) '
const words = '(?:(?:there|a|an|the|their|its|have|has|had|are|is|of|at) )*'
const measure =
  '(average|avg|mean|total|sum|combined|overall|summed|median|maximum|max|highest|largest|minimum|min|lowest|smallest|(?:total )?(?:number|count)(?: of)?(?: (?:different|distinct|unique))?)'
const of = '(?:(?:of|the|their|its|all|in|value|values) )*'
const filler = '(?:(?:is|are|was|were|of|be|been|being|value|that|which|lies|lie|falls?|amounts? to|,) )*'
const comparator = `(${comparatorPattern})`
const article = '(?:(?:a|an|the|about) )*'

const measured = new RegExp(
  ` ${groups}${which}${words}${measure} ${of}(#[ce]\\d+) ${filler}${comparator} ${article}${amount} ${unit}`,
)
const measuredBetween = new RegExp(
  ` ${groups}${which}${words}${measure} ${of}(#[ce]\\d+) ${filler}(?:between|from) ${amount} (?:and|to) ${amount} ${unit}`,
)
const comparedFirst = new RegExp(
  ` ${groups}${which}${words}${comparator} ${article}${amount} ${unit}(?:in |of )?${measure} ${of}(#[ce]\\d+) `,
)
const own = new RegExp(
  ` ${groups}${which}(?:(?:that|it|this|they|a|an|the|their|its|have|has) )*(average|avg|mean|total|sum|median|count|number|frequency|maximum|minimum) ${filler}${comparator} ${article}${amount} ${unit}(?!#)`,
)
const plain = new RegExp(
  ` (average|avg|mean|total|median|maximum|minimum) ${of}(#c\\d+) (?:(?:is|are|that is|of) )*(above|over|below|under|exceeding|greater than|larger than|higher than|more than|less than|lower than|at least|at most|>=|<=|>|<) ${article}${amount} ${unit}`,
)
/** "departments with sales above 5000": of what adds up the group's total is meant. */
const subject = new RegExp(
  ` (?:(#c\\d+)|(years|quarters|months|weeks|days)) (?:with|having|whose|(?:that|which) have|where)(?: (?:a|an|the|their))* (#c\\d+) ${filler}${comparator} ${article}${amount} ${unit}`,
)
/** "whose wines score above 90 on average". */
const onAverage = new RegExp(` (#c\\d+) ${filler}${comparator} ${article}${amount} ${unit}on average `)
const ofAll = new RegExp(
  ` (?:where|in which|when|whose) (?:nobody|no one|none|everyone|everybody|all|every) (?:(?!by |per |[.])\\S+ ){0,6}?${amount} ${unit}`,
)
/** Conditions on groups by their own value: "continents whose average life expectancy is below 72". */
export function takeGroupFilters(reader: Reader): void {
  if (countAmounts(reader.sentence) > 0) takeMeasured(reader)
  takeGroupCounts(reader)
  if (countAmounts(reader.sentence) === 0) return
  takeEach(reader, subject, (match) => readSubject(reader, match))
  takeEach(reader, plain, (match) => readPlain(reader, match))
}

function takeMeasured(reader: Reader): void {
  takeEach(reader, ofAll, () => {
    reader.found.problems.push(
      'What holds for all rows of a group can be asked for by its lowest or highest value only.',
    )
    return { conditions: [] }
  })
  takeEach(reader, onAverage, ([text, column, op, mark]) =>
    readGroup(reader, text, { by: undefined, words: 'average', column, op: operatorOf(op!), marks: [mark!] }),
  )
  if (countAmounts(reader.sentence) > 1)
    takeEach(reader, measuredBetween, ([text, by, words, column, from, to]) =>
      readGroup(reader, text, { by, words: words!, column, op: 'between', marks: [from!, to!] }),
    )
  takeEach(reader, measured, ([text, by, words, column, op, mark]) =>
    readGroup(reader, text, { by, words: words!, column, op: operatorOf(op!), marks: [mark!] }),
  )
  takeEach(reader, comparedFirst, ([text, by, op, mark, words, column]) =>
    readGroup(reader, text, { by, words: words!, column, op: operatorOf(op!), marks: [mark!] }),
  )
  takeEach(reader, own, ([text, by, words, op, mark]) =>
    readGroup(reader, text, { by, words: words!, column: undefined, op: operatorOf(op!), marks: [mark!] }),
  )
}

interface Said {
  /** The mark of the groups, where they were named. */
  by: string | undefined
  /** The aggregation in words. */
  words: string
  /** The mark of what is measured. */
  column: string | undefined
  op: string
  marks: string[]
}

function readGroup(reader: Reader, text: string, { by, words, column, op, marks }: Said): Taken | null {
  const { sentence, understanding } = reader
  const aggregation = aggregationOf(words)
  const index = column === undefined ? null : columnOf(sentence, column)
  const isCount = aggregation.startsWith('count')
  if (marks.some((mark) => mark.startsWith('#d'))) return null
  if (index !== null && !isCount && !understanding.table.columns[index]!.numbers) return null
  const isRows = isCount && index !== null && isRowName(understanding, index) && aggregation === 'count'
  const isOwnNumber = isCount && index !== null && canMeasure(understanding, index)
  // "whose number of employees is above 5": a column of numbers is compared row by row
  if (isOwnNumber) return null
  const measured = index === null || isRows ? null : understanding.table.columns[index]!.name
  const values = marks.flatMap((mark) =>
    index === null || isCount ? amountOf(sentence, mark) : (valueFor(reader, mark, index) ?? []),
  )
  if (values.length < marks.length) return { conditions: [] }
  const condition: GroupFilter = {
    by: '',
    aggregation: isCount && measured !== null ? 'count_distinct' : aggregation,
    ...(measured !== null && { column: measured }),
    op: op as GroupOp,
    value: op === 'between' ? values.map(Number) : Number(values[0]),
  }
  return placeGroup(reader, condition, { text, by, isMeasure: index === null && !isCount })
}

function aggregationOf(words: string): Aggregation {
  if (/different|distinct|unique/.test(words)) return 'count_distinct'
  if (/number|count|frequency/.test(words)) return 'count'
  if (/average|avg|mean/.test(words)) return 'avg'
  if (/median/.test(words)) return 'median'
  if (/max|highest|largest/.test(words)) return 'max'
  return /min|lowest|smallest/.test(words) ? 'min' : 'sum'
}

function readSubject(reader: Reader, match: RegExpExecArray): Taken | null {
  const { sentence, understanding } = reader
  const [text, by, grain, column, op, mark] = match as unknown as (string | undefined)[]
  const measured = understanding.profile.columns[columnOf(sentence, column!)]!
  const isAxis = axisBefore.test(match.input.slice(0, match.index + 1))
  const isGroups = grain !== undefined || canGroup(understanding, columnOf(sentence, by!), false)
  if (measured.additivity !== 'additive' || isAxis || !isGroups || isYear(sentence, mark!)) return null
  const group = { by, words: 'total', column, op: operatorOf(op!), marks: [mark!] }
  const taken = readGroup(reader, text!, group)
  return taken && grain ? { ...taken, before: grain } : taken
}

/** "average revenue over 3 months" is of a stretch of time. */
const ofTime = / over (?:\S+ )?#n\d+ +(?:years?|months?|days?|weeks?) (?!old)/

/** "average age over 30 by major": what is compared is the group's own average. */
function readPlain(reader: Reader, match: RegExpExecArray): Taken | null {
  const [text, words, column, op, mark] = match as unknown as [string, string, string, string, string]
  if (ofTime.test(` ${text}${match.input.slice(match.index + text.length)}`)) return null
  const taken = readGroup(reader, text, { by: undefined, words, column, op: operatorOf(op), marks: [mark] })
  return taken && { ...taken, before: `${words} ${column}` }
}
