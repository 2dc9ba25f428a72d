import type { Filter, FilterOp, GroupFilter } from '@/lib/contracts/query'
import { type Condition, isAnyOf, isGroupFilter } from '../../table/condition'
import { type ConditionKind, negationReach } from './negation-reach'

/** Words that leave out what follows them, up to the end of what they belong to. */
const leavingOut =
  '(?:with |to )?(?:the )?(?:exception|exclusion)(?: of)?|barring|save for|leav(?:e|ing) aside|except(?:ing)?(?: for)?|excluding|exclude[sd]?|without|omit|omitting|ignor(?:e|ing)|disregard(?:ing)?|skip(?:ping)?|leav(?:e|ing) (?:out|aside)|remov(?:e|ing)|dropp?(?:ing)?|filter(?:ing)? out|discard(?:ing)?|hid(?:e|ing)|other than|apart from|aside from|besides|rather than|instead of|but not|but no|but without|(?:all|everything|everyone|everybody|anything|anyone|any|every \\S+|all \\S+) but|not counting|not including|not include|not count|not consider(?:ing)?|minus|bar'
/** An adjective before anything but what it leaves out itself: "outside sales in North". */
const outside = 'outside(?: of)?'
const plainNot = 'not|no|never|none of|neither|nor|non|no longer|different from'
const filler =
  '(?:for|all|those|these|the|ones?|people|persons?|rows?|records?|entries|items|cases|any|anyone|anything|everyone|with|whose|who|that|which|where|is|are|was|were|be|being|been|have|has|had|having|from|in|of|at|on|by|a|an|to|it|they|their|its|equal|made|located|based|coming|came|come|called|named|labelled|labeled|marked|like|into|also|either|there|did|do|does|both)'
const listed = '#[veqn]\\d+|#c\\d+|~x\\d+'
const leavingOutBefore = new RegExp(
  ` (?:${leavingOut})(?: ${filler})*(?: (?!and |or |but |by |per |with |whose |who |that |where |only )[\\p{L}]{3,})?(?: (?:${filler}|,|and|or|nor|${listed}))* $`,
  'u',
)
const outsideBefore = / outside(?: (?:of|the))*(?: #[ce]\d+)?(?: (?:the|,|and|or|nor|#[veqn]\d+|~x\d+))* $/
const notBefore = new RegExp(
  ` (?:(?:do|does|did|have|has|had|will|could|can) not(?: \\p{L}{3,})?|${plainNot})(?: ${filler})*(?: #[ce]\\d+)?(?: ${filler})* $`,
  'u',
)
const norBefore = new RegExp(` ~x\\d+ (?:, )?(?:nor|or)(?: ${filler})* $`)
/** What turns round a comparison where it stands within one. */
export const innerNot =
  '((?:is not|are not|was not|were not|do not|does not|did not|has not|have not|not equal to|not|isn|aren|!=|<>|≠|other than|except(?: for)?|excluding|without|but not|exclude|leave out|leaving out|minus|no longer|neither|nor|no|never)(?: (?:in|from|the|equal to|to|for|of|is|any|be|have|include|included|a|an|been))* )'
const after =
  /^ (?:(?:is|are|were|was|being|be) )?(?:excluded|left out|omitted|not included|not counted|ignored|removed|aside|disregarded|excepted)(?= )/

/** "group desk bookings: leave those out", "refunded bookings not counted": the thing between, and what points back to it. */
const pointedBack =
  /^(?: (?!and |or |but |by |per |for |with |in )\p{L}{3,}){0,2}(?: [,:;.–-])? (?:(?:leav|tak|keep)(?:e|ing)? (?:those|these|them|it|that|this) out|(?:skip|ignore|exclude|drop|omit|disregard) (?:those|these|them|it)|(?:(?:is|are) )?not (?:to be )?counted|(?:is|are) not to be counted|do not count (?:those|these|them|it))(?= )/u

/** "leave the harbour route out", with the words of the value between. */
const leave = / (?:leav|tak|cutt?|keep)(?:e|ing)? (?:(?:the|all|any|those) )*$/
const out = /^(?: #[ce]\d+| \p{L}{3,})? out(?= )/u

interface Span {
  from: number
  to: number
}

interface Negation extends Span {
  /** The words that negate, where it is not sure that they reach so far. */
  open?: string
}

const negator = new RegExp(`^ (?:${leavingOut}|${outside}|${plainNot})(?= )`)

/** The words that turn round what stands between two places, with it; null where none do. */
export function findNegation(text: string, { from, to }: Span, kind: ConditionKind): Negation | null {
  const end = text[to - 1] === ' ' ? to - 1 : to
  const before = text.slice(0, from + 1)
  const valueAt = from + /^ (?:(?!#[vnqd]\d|~x\d)\S+ )*/.exec(text.slice(from, end))![0].length
  const left =
    leavingOutBefore.exec(before) ?? outsideBefore.exec(text.slice(0, valueAt)) ?? notBefore.exec(before)
  if (left && !/ not only /.test(left[0])) {
    const words = negator.exec(left[0])?.[0] ?? ''
    const begins = /^[^#~]*/.exec(text.slice(from, end))![0]
    const between = `${left[0].slice(words.length)}${begins}`
    const reach = negationReach({ negator: words, between, kind })
    if (reach === 'ends') return null
    // what it left out before stays where it is
    const isListed = /#v|#n|#q|~x/.test(left[0])
    return { from: isListed ? from : left.index, to, ...(reach === 'open' && { open: words.trim() }) }
  }
  if (norBefore.test(before)) return { from, to }
  const taken = leave.exec(before)
  const rest = taken && out.exec(text.slice(end))
  if (rest) return { from: taken.index, to: end + rest[0].length }
  const right = after.exec(text.slice(end)) ?? pointedBack.exec(text.slice(end))
  return right ? { from, to: end + right[0].length } : null
}

const opposites: Partial<Record<FilterOp, FilterOp>> = {
  '=': '!=',
  '!=': '=',
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '>=': '<',
  contains: 'not_contains',
  not_contains: 'contains',
}

/** What holds where a condition does not, among the rows with a value; in words where that can't be asked for. */
export function negate(condition: Condition): Condition[] | string {
  if (isAnyOf(condition)) return noneOf(condition.any)
  const opposite = opposites[condition.op]
  if (isGroupFilter(condition)) {
    if (opposite) return [{ ...condition, op: opposite as GroupFilter['op'] }]
    return 'A range of groups can be kept, not left out.'
  }
  if (opposite) return [{ ...condition, op: opposite }]
  if (condition.op === 'between') return [outsideOf(condition)]
  if (condition.op === 'in') return leavingOutEach(condition)
  return 'Beginnings and ends of texts can be kept, not left out.'
}

/** Neither of them is what is left of one or the other. */
function noneOf(conditions: Filter[]): Condition[] | string {
  const turned = conditions.map(negate)
  return turned.find((each) => typeof each === 'string') ?? (turned.flat() as Condition[])
}

/** Both sides of a range. */
function outsideOf({ column, value }: Filter): Condition {
  const ends = [value].flat()
  return {
    any: [
      { column, op: '<', value: ends[0]! },
      { column, op: '>', value: ends.at(-1)! },
    ],
  }
}

/** The rows with any other value than those of a list. */
const leavingOutEach = ({ column, value }: Filter): Condition[] =>
  [value].flat().map((each) => ({ column, op: '!=', value: each }))
