import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure, isRowName } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { columnOf, type Sentence, valueAt } from '../sentence'
import { isRateWord, isShareWord } from '../spans/metric-span'
import { yesCondition } from '../spans/rate-end'
import { type Reader, takeEach } from './condition-reader'

const none =
  '(?:null|missing|empty|blank|nan|unknown|unspecified|absent|not (?:known|given|available|set|recorded|filled(?: in)?|present|specified))'
const some =
  '(?:not (?:null|missing|empty|blank|nan|na|none|unknown)|present|known|available|filled(?: in)?|recorded|specified)'
const verb = '(?:is |are |was |were |has been |have been )?'
const have = '(?:with|having|(?:that |who |which )?(?:have|has|had))'
const article =
  '(?:(?:a|an|any|the|their|its|all|value|values|entry|entries|for|of|in|known|recorded|valid|given|specified) )*'
const noValueAfter =
  '(?! (?:is |are |= |equal to |of |in )?(?:#[vqnd]|above|below|over|under|more|less|at |between|column))'

const isMissing = new RegExp(` (#[ce]\\d+) ${verb}${none}(?= )`)
const isPresent = new RegExp(
  ` (?:(?:where|whose|with|if|when) (?:(?:a|the|their) )*(#[ce]\\d+)|(#[ce]\\d+) (?:is|are|was|were|has been|have been)) ${some}(?= )`,
)
const missingOf = new RegExp(` (?:${have} )?(?:missing|unknown|blank|empty|null) ${article}(#[ce]\\d+)(?= )`)
const presentOf = new RegExp(
  ` ${have} (?:(?:a|an) )?(?:known|valid|given|existing|recorded) ${article}(#[ce]\\d+)(?= )`,
)
const without = new RegExp(
  ` (?:without|lacking|${have} no|(?:do|does|did) not have|no) ${article}(#[ce]\\d+)(?= )${noValueAfter}`,
)

const unknownValue = new RegExp(` (#[ce]\\d+) ${verb}(#v\\d+)(?= )`)
const answeredYes = new RegExp(
  ` ${have} (?:(?:both|a|an|the|any) )*(#[ce]\\d+)(?: and (?:(?:a|an|the) )?(#[ce]\\d+))?(?= )${noValueAfter}`,
)

/** "trails where dogs are allowed", "that allow dogs": of a column of yes and no. */
const saidYes = new RegExp(
  ` (?:where|that|which|who|whose|only|if|when) (?:(?:is|are|was|were|have|has|had|been|be|the|a|an|they|both) |#e\\d+ )*(#c\\d+)(?= )${noValueAfter}`,
)

/** "the damaged lines", "of escaped games": a column of yes and no before what the rows are called. */
const yesOfRows =
  / (?<! (?:by|per|each|every|and|or|whether|if|versus|vs|against|,) )(?<! (?:shares?|rates?|percent|percentage|proportion|fraction) of (?:the |all )?)(#c\d+) (?=(\p{L}{3,}|#e\d+)(?: |$))/u

/** "overtime shifts only", "insured patients only": of a column of yes and no, whatever the rows are called. */
const onlyYes = / (?<! (?:by|per|each|every|and|or) )(#c\d+) (?:(\p{L}{3,}|#[ce]\d+) )?only(?= )/u

/** Rows with no value in a column, or with one. */
export function takeMissing(reader: Reader): void {
  const { table } = reader.understanding
  const nameOf = (mark: string) => table.columns[columnOf(reader.sentence, mark)]!.name
  const read = (op: '=' | '!=') => (match: RegExpExecArray) => ({
    conditions: [{ column: nameOf((match[1] ?? match[2])!), op, value: '' }],
  })
  takeEach(reader, isPresent, read('!='))
  takeEach(reader, presentOf, read('!='))
  takeEach(reader, isMissing, read('='))
  takeEach(reader, missingOf, read('='))
  takeEach(reader, unknownValue, ([, mark, value]) => {
    const { name, values } = table.columns[columnOf(reader.sentence, mark!)]!
    const said = valueAt(reader.sentence, value!).value
    const isGap = /^(?:unknown|missing|null|none|n\/a|blank|empty)$/i.test(said) && !values.includes(said)
    return isGap ? { conditions: [{ column: name, op: '=', value: '' }] } : null
  })
  takeEach(reader, answeredYes, ([, first, second]) => {
    const conditions = [first!, ...(second ? [second] : [])].flatMap((mark) => yesOf(reader, mark))
    return conditions.length === (second ? 2 : 1) ? { conditions } : null
  })
  takeEach(reader, saidYes, ([, mark]) => {
    const conditions = yesOf(reader, mark!)
    return conditions.length > 0 ? { conditions } : null
  })
  takeEach(reader, onlyYes, (match) => {
    const conditions = isOfNumber(reader, match) ? [] : yesOf(reader, match[1]!)
    return conditions.length > 0 ? { conditions } : null
  })
  takeEach(reader, yesOfRows, ([, mark, next]) => {
    const isRows = !isMade(reader.sentence, mark!) && isRowsMark(reader, next!)
    const conditions = isRows ? yesOf(reader, mark!) : []
    return conditions.length > 0 ? { conditions } : null
  })
  takeEach(reader, without, ([, mark]) => {
    if (!mark!.startsWith('#c')) return null
    const conditions = noneOf(reader.understanding, columnOf(reader.sentence, mark!))
    return { conditions: [conditions.length > 1 ? { any: conditions } : conditions[0]!] }
  })
}

/** "churn rate only", "share of no-show only": nothing but that number, of all rows. */
function isOfNumber(
  { sentence, understanding }: Reader,
  { index, 1: mark, 2: noun }: RegExpExecArray,
): boolean {
  if (isMade(sentence, mark!)) return true
  if (noun?.startsWith('#')) return canMeasure(understanding, columnOf(sentence, noun))
  const before = sentence.text.slice(0, index).split(' ')
  const head = before.at(-1) === 'the' ? before.at(-3) : before.at(-2)
  const isOf = before.includes('of') && isShare(head)
  return isShare(noun) || isOf
}

const isMade = ({ columns }: Sentence, mark: string): boolean =>
  columns[Number(mark.slice(2))]!.isMade === true

const isShare = (word: string | undefined): boolean => isRateWord(word) || isShareWord(word)

/** What the rows are called, or what numbers them. */
const isRowsMark = ({ sentence, understanding }: Reader, next: string): boolean =>
  next.startsWith('#e') ? isRowName(understanding, columnOf(sentence, next)) : isRowWord(next, understanding)

/** "with a partner": of a column of yes and no those with yes. */
function yesOf({ sentence, understanding }: Reader, mark: string): Filter[] {
  const condition = yesCondition(understanding, columnOf(sentence, mark))
  return condition ? [condition] : []
}

/** What has none of something: no value, a count of 0, or the answer no. */
function noneOf({ table, profile }: Understanding, index: number): Filter[] {
  const { name, type, missing, values } = table.columns[index]!
  const { summary } = profile.columns[index]!
  const gaps: Filter[] = [{ column: name, op: '=', value: '' }]
  const no = type === 'boolean' ? values.find((value) => /^(?:false|no|n|0)$/i.test(value)) : undefined
  if (no !== undefined) return [{ column: name, op: '=', value: no }]
  const hasZero =
    summary !== null && summary.min <= 0 && summary.max >= 0 && values.some((value) => Number(value) === 0)
  const zero: Filter[] = hasZero ? [{ column: name, op: '=', value: 0 }] : []
  return zero.length > 0 && missing === 0 ? zero : [...gaps, ...zero]
}
