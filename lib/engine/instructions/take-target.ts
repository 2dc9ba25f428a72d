import type { Understanding } from '../understanding'
import { ofEachPeriod } from './directives/target-directive'
import { readTokens } from './tokens'

const noun = '(?:targets?|goals?|quotas?|objectives?)'
const joint = '(?:(?:,|and|with|against|vs\\.?|versus|to|at|compared (?:to|with)|set against) )*'
const number = '[$€£]?\\d[\\d.,]*(?: ?(?:k|m|mio|million|thousand|%|percent))?'
const withNumber = new RegExp(
  `(?:^|[ ,])${joint}(?:(?:a|an|the|our|its|my|set) )*${noun} ?(?:value )?(?:of|is|at|=|:|being)? ?(${number})(?= |$|[,.;])(?: for)?`,
  'i',
)
const bare = new RegExp(
  ` (?:with|against|vs\\.?|versus|compared (?:to|with)) (?:(?:a|an|the|our|its|my) )*${noun}(?= *$)`,
  'i',
)

/** A request that holds a number against a target, without the words for the target. */
export interface TargetRequest {
  rest: string
  /** What is to be reached, as it was said; null where no number was. */
  said: ReturnType<typeof readTokens>[number] | null
}

/** "… as a KPI with a target of 5000", "a gauge of units against a target"; null where no target is spoken of. */
export function takeTarget(english: string, { table }: Understanding): TargetRequest | null {
  const found = withNumber.exec(english) ?? bare.exec(english)
  if (!found || ofEachPeriod.test(english) || table.columns.some(({ name }) => isTargetColumn.test(name)))
    return null
  const said = found[1] ? (readTokens(found[1]).find(({ kind }) => kind === 'number') ?? null) : null
  if (found[1] && !said) return null
  const rest = `${english.slice(0, found.index)} ${english.slice(found.index + found[0].length)}`
  return { rest: rest.replaceAll(/ +/g, ' ').trim(), said }
}

const isTargetColumn = new RegExp(noun, 'i')
