import type { Condition } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { type Sentence, tidy } from '../sentence'
import { findNegation, negate } from './negation'

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
  { sentence, found }: Reader,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Taken | null,
): void {
  const global = globalOf(pattern)
  global.lastIndex = 0
  for (let match = global.exec(sentence.text); match; match = global.exec(sentence.text)) {
    global.lastIndex = match.index + 1
    const taken = read(match)
    if (!taken) continue
    const around = { from: match.index, to: match.index + match[0].length }
    const negation = taken.conditions.length > 0 ? findNegation(sentence.text, around) : null
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

function addCondition(found: Found, condition: Condition, isNegative: boolean): string {
  const turned = isNegative ? negate(condition) : [condition]
  if (typeof turned === 'string') {
    found.problems.push(turned)
    return '~'
  }
  return turned.map((each) => `~${isNegative ? 'x' : 'f'}${found.list.push(each) - 1}`).join(' and ')
}
