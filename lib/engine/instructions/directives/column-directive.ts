import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { type ColumnMention, columnMentions } from '../columns/column-mentions'
import { isRowWord } from '../columns/row-words'
import { isSign } from '../conditions/sign-words'
import { isContent } from '../report/is-content'
import { readTokens, type Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { closedWords } from '../words/closed-words'
import { noted } from './noted'
import { applied, type Outcome, partly, please, refused } from './outcome'
import { audienceIn, isOverview, isOverviewWord } from './overview'
import { partialValue } from './partial-value'
import { isPeopleWord } from './people'
import { isTarget, targetDirective } from './target-directive'
import { topicColumns } from './topics'

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
  const tokens = readTokens(isTarget(clause) ? clause : clause.replace(focus, '').replace(leaveOut, ''))
  const mentions = columnMentions(tokens, understanding)
  const topic = topicColumns(tokens, understanding)
  const columns = [...new Set([...mentions.map(({ column }) => column), ...topic.columns])]
  const nameOf = (index: number) => understanding.table.columns[index]!.name
  const target = targetDirective(clause, { tokens, columns, plan, understanding })
  if (target) return target
  if (focus.test(clause) || (isOverview(tokens) && columns.length > 0)) {
    if (columns.length === 0) return missing(understanding)
    const names = columns.map(nameOf)
    plan.focus = [...new Set([...plan.focus, ...names])]
    const reader = audienceIn(tokens)
    if (reader) plan.audience = [plan.audience, reader.words].filter(Boolean).join('; ')
    const done = {
      ...applied,
      ...(reader && partly(noted)),
      wish: { kind: 'focus' as const, columns: names },
    }
    return withUnknown(done, tokens, { mentions, places: topic.places, understanding })
  }
  // what is broken down is a chart of some rows, not a column to leave out
  const isChart = tokens.some(({ text }) => text === 'by' || text === 'per')
  if (!leaveOut.test(clause) || isChart || isOfRows(tokens, understanding)) return null
  const rows = columns.length > 0 ? [] : tokens.flatMap(({ text }) => partialValue(text, understanding) ?? [])
  if (rows.length > 0) {
    plan.filters.push(...rows)
    return {
      ...applied,
      reason: `Read as all rows but those of ${rows.map(({ value }) => value).join(', ')}.`,
    }
  }
  const out = columns.length > 0 ? columns : idsIn(clause, understanding)
  if (out.length === 0) return /\b(?:columns?|fields?)\b/i.test(clause) ? missing(understanding) : null
  const names = out.map(nameOf)
  plan.leaveOut = [...new Set([...plan.leaveOut, ...names])]
  const done = { ...applied, wish: { kind: 'leave_out' as const, columns: names } }
  return withUnknown(done, tokens, { mentions, places: topic.places, understanding })
}

interface Named {
  mentions: ColumnMention[]
  /** Of words that name several columns together. */
  places: number[]
  understanding: Understanding
}

const directing = new Set('attention interest priority rest audience anything everything'.split(' '))

/** What was named beside the columns and is none of them is told. */
function withUnknown(outcome: Outcome, tokens: Token[], { mentions, places, understanding }: Named): Outcome {
  const unknown = tokens.filter(
    ({ kind, text }, at) =>
      kind === 'word' &&
      isContent(text) &&
      !directing.has(text) &&
      !isOverviewWord(text) &&
      !isPeopleWord(text) &&
      !closedWords.has(text) &&
      !isRowWord(text, understanding) &&
      !places.includes(at) &&
      !mentions.some(({ from, to }) => from <= at && at < to),
  )
  if (unknown.length === 0) return outcome
  const told = `No column was found for ${unknown.map(({ text }) => `“${text}”`).join(', ')}.`
  return { ...outcome, ...partly([told, outcome.reason].filter(Boolean).join(' ')) }
}

/** "hide the cancelled orders": what leaves values out, as a condition on rows. */
export function asExclusion(clause: string, understanding: Understanding): string {
  const isOfValues = leaveOut.test(clause) && valueMentions(readTokens(clause), understanding).length > 0
  return isOfValues ? clause.replace(leaveOut, 'excluding') : clause
}

const isOfRows = (tokens: Token[], understanding: Understanding) =>
  valueMentions(tokens, understanding).length > 0 ||
  tokens.some(({ kind, text }) => kind === 'number' || isSign(text))

function idsIn(clause: string, { profile }: Understanding): number[] {
  if (!/\b(?:ids?|identifiers?|keys?)\b/i.test(clause)) return []
  return profile.columns.filter(({ role }) => role === 'id').map(({ index }) => index)
}

const offeredMax = 5

function missing({ table }: Understanding): Outcome {
  const names = table.columns.slice(0, offeredMax).map(({ name }) => name)
  return refused(`No column of that name was found. The data have ${names.join(', ')}.`)
}
