import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { columnMentions } from '../columns/column-mentions'
import { readTokens, type Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { applied, type Outcome, please, refused } from './outcome'
import { targetDirective } from './target-directive'

const focus = new RegExp(
  `${please}(?:focus(?:ing)?(?: mainly| mostly| only)? on|concentrate on|emphasi[sz]e|prioriti[sz]e|highlight|put (?:the )?(?:emphasis|focus) on|(?:i(?:'m| am) |we(?:'re| are) )?(?:only |mainly |mostly |most |particularly |especially )*interested in|(?:what matters|most important)(?: most)?(?: to (?:me|us))? (?:is|are)|(?:i|we) care (?:most |mainly |mostly |a lot )?about|pay attention to)\\b`,
  'i',
)
/** What keeps something out of the dashboard: a column, or the rows of a value. */
const leaveOut = new RegExp(
  `${please}(?:ignore|leave out|leave|skip|omit|hide|drop|exclude|without|remove|don['’]?t (?:show|use|include|plot|mention)|do not (?:show|use|include|plot|mention)|never (?:show|use)|(?:show )?(?:everything|all columns|all) (?:except|but)|except(?: for)?(?= (?:the )?columns?)|no)\\b`,
  'i',
)

/** Targets of columns, columns to look at first and columns to leave out. */
export function columnDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  const tokens = readTokens(clause)
  const columns = columnMentions(tokens, understanding).map(({ column }) => column)
  const nameOf = (index: number) => understanding.table.columns[index]!.name
  const target = targetDirective(clause, { tokens, columns, plan, understanding })
  if (target) return target
  if (focus.test(clause)) {
    if (columns.length === 0) return missing(understanding)
    const names = columns.map(nameOf)
    plan.focus = [...new Set([...plan.focus, ...names])]
    return { ...applied, wish: { kind: 'focus', columns: names } }
  }
  // what is broken down is a chart of some rows, not a column to leave out
  const isChart = tokens.some(({ text }) => text === 'by' || text === 'per')
  if (!leaveOut.test(clause) || isChart || isOfRows(tokens, understanding)) return null
  const out = columns.length > 0 ? columns : idsIn(clause, understanding)
  if (out.length === 0) return /\b(?:columns?|fields?)\b/i.test(clause) ? missing(understanding) : null
  plan.leaveOut = [...new Set([...plan.leaveOut, ...out.map(nameOf)])]
  return { ...applied, wish: { kind: 'leave_out', columns: out.map(nameOf) } }
}

/** "hide the cancelled orders": what leaves values out, as a condition on rows. */
export function asExclusion(clause: string, understanding: Understanding): string {
  const isOfValues = leaveOut.test(clause) && valueMentions(readTokens(clause), understanding).length > 0
  return isOfValues ? clause.replace(leaveOut, 'excluding') : clause
}

const isOfRows = (tokens: Token[], understanding: Understanding) =>
  valueMentions(tokens, understanding).length > 0 || tokens.some(({ kind }) => kind === 'number')

function idsIn(clause: string, { profile }: Understanding): number[] {
  if (!/\b(?:ids?|identifiers?|keys?)\b/i.test(clause)) return []
  return profile.columns.filter(({ role }) => role === 'id').map(({ index }) => index)
}

const offeredMax = 5

function missing({ table }: Understanding): Outcome {
  const names = table.columns.slice(0, offeredMax).map(({ name }) => name)
  return refused(`No column of that name was found. The data have ${names.join(', ')}.`)
}
