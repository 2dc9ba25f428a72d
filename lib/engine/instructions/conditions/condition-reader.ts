import { type Condition, isAnyOf, isGroupFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { type Sentence, tidy } from '../sentence'
import { findNegation, negate } from './negation'
import type { ConditionKind } from './negation-reach'

/** What the conditions of a text come to; each stands in the text as `~f0`, as `~x0` where it was turned round. */
export interface Found {
  list: Condition[]
  /** Those on groups whose columns are settled with the axes, by their place in `list`. */
  open: Map<number, OpenGroup>
  /** What could not be read, in words. */
  problems: string[]
  /** What was read in another way than it was said, and means the same. */
  notes: string[]
  /** Columns of which several values were named, to be told apart. */
  compared: number[]
  /** A period and the one before it were named, to be told apart. */
  comparesPeriods: boolean
  /** The column whose groups were to be counted: "how many departments have more than 3 employees". */
  countedGroups: number | null
}

/** What a condition on groups leaves to the chart: its groups, or what is measured of them. */
export interface OpenGroup {
  isBy: boolean
  isMeasure: boolean
}

export interface Reader {
  sentence: Sentence
  understanding: Understanding
  found: Found
}

export interface Taken {
  conditions: Condition[]
  /** Words that stay in the text before and after. */
  before?: string
  after?: string
  /** Whether the words of the match say the opposite themselves. */
  isNegative?: boolean
  /** Columns of which several values were named, to be told apart where they are kept. */
  compared?: number[]
}

export const nothingFound = (): Found => ({
  list: [],
  open: new Map(),
  problems: [],
  notes: [],
  compared: [],
  comparesPeriods: false,
  countedGroups: null,
})

const globals = new WeakMap<RegExp, RegExp>()

/** The same pattern, to be looked for from a place on; made once, so that it is compiled once. */
function globalOf(pattern: RegExp): RegExp {
  const global = globals.get(pattern) ?? new RegExp(pattern.source, `g${pattern.flags}`)
  globals.set(pattern, global)
  return global
}

/** Takes every match of a pattern out of the text that is read as conditions; null leaves a match where it is. */
export function takeEach(
  reader: Reader,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Taken | null,
): void {
  const { sentence, found } = reader
  const global = globalOf(pattern)
  global.lastIndex = 0
  for (let match = global.exec(sentence.text); match; match = global.exec(sentence.text)) {
    global.lastIndex = match.index + 1
    const taken = read(match)
    if (!taken) continue
    const around = { from: match.index, to: match.index + match[0].length }
    const [first] = taken.conditions
    const negation = first ? findNegation(sentence.text, around, kindOf(first, reader)) : null
    if (negation?.open) found.problems.push(openReach(negation.open, first!))
    const { from, to } = negation ?? around
    const isNegative = (negation !== null) !== (taken.isNegative ?? false)
    if (!isNegative) found.compared.push(...(taken.compared ?? []))
    const marks = taken.conditions
      .map((condition) => addCondition(found, condition, isNegative))
      .join(' and ')
    const middle = [taken.before, marks || '~', taken.after].filter(Boolean).join(' ')
    sentence.text = tidy(`${sentence.text.slice(0, from)} ${middle} ${sentence.text.slice(to)}`)
    global.lastIndex = 0
  }
}

function kindOf(condition: Condition, { understanding }: Reader): ConditionKind {
  if (isAnyOf(condition))
    return condition.any[0] ? kindOf(condition.any[0], { understanding } as Reader) : 'value'
  if (isGroupFilter(condition)) return 'comparison'
  const column = understanding.table.columns.find(({ name }) => name === condition.column)
  if (column && /^date/.test(column.type)) return 'time'
  return /^(?:[<>]=?|between)$/.test(condition.op) ? 'comparison' : 'value'
}

const openReach = (words: string, condition: Condition) =>
  `It is left open whether “${words}” is about ${columnIn(condition)} too; it was read so. Put that condition first, or begin it with “but”, where it is to be kept.`

const columnIn = (condition: Condition): string =>
  isAnyOf(condition) ? columnIn(condition.any[0]!) : (condition.column ?? 'the number of rows')

function addCondition(found: Found, condition: Condition, isNegative: boolean): string {
  const turned = isNegative ? negate(condition) : [condition]
  if (typeof turned === 'string') {
    found.problems.push(turned)
    return '~'
  }
  return turned.map((each) => `~${isNegative ? 'x' : 'f'}${found.list.push(each) - 1}`).join(' and ')
}
