import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Understanding } from '../understanding'
import { colorsIn } from './color-words'
import { canMeasure } from './column-kinds'
import { columnMentions } from './column-mentions'
import { dataWords } from './data-words'
import { impossibleWish } from './impossible'
import { numberWords } from './number-words'
import type { Plan } from './plan'
import { readTokens } from './tokens'
import { valueMentions } from './value-mentions'

type Outcome = Pick<ClauseReport, 'status' | 'reason'>

const please =
  '^(?:please |and |also |then |now |,|i want (?:you )?to |i would like (?:you )?to |could you |can you |make sure to )*'
const title =
  /^(?:please |and )*(?:(?:set|use|make|change|give (?:it|the dashboard)|with) )?(?:the |a )?(?:dashboard(?:'s|’s)? )?(?:title|headline)(?: (?:of )?(?:it|the dashboard|this))?(?: should be| is| to| as|:| =)?\s+["“'‘]?(.+?)["”'’.]*$/i
const called = /^(?:please |and )*(?:call|name|title) (?:it|this|the dashboard)\s*:?\s+["“'‘]?(.+?)["”'’.]*$/i
const cardCount = new RegExp(
  `${please}(?:(?:show|give|make|draw|create|use|build|only|just|exactly|at most|no more than|up to|max(?:imum)?|limit|me|it|to|the|dashboard|with|of|i want|keep) )*(\\d{1,6}|${Object.keys(numberWords).join('|')}) (?:\\w+ )?(?:cards?|charts?|visuali[sz]ations?|graphs?|blocks?|tiles?|plots?|panels?)(?: (?:only|in total|at most|max|please|on the dashboard))*$`,
  'i',
)
const onlyAsked =
  /^(?:please |and )*(?:(?:show |draw |add )?(?:only|just) (?:these|those|this|that|what i (?:asked|said|named)|the (?:charts?|cards?) (?:above|i asked for))|(?:add |show )?nothing else|no (?:other|further|more) (?:charts?|cards?)|don'?t add (?:anything|any other)).*$/i
const focus = new RegExp(
  `${please}(?:focus(?:ing)?(?: mainly| mostly)? on|concentrate on|emphasi[sz]e|prioriti[sz]e|highlight|put (?:the )?(?:emphasis|focus) on|i(?:'m| am) (?:mainly |mostly |most )?interested in|(?:what matters|most important)(?: most)?(?: to (?:me|us))? (?:is|are)|(?:i|we) care (?:most |mainly |mostly |a lot )?about|pay attention to)\\b`,
  'i',
)
const leaveOut = new RegExp(
  `${please}(?:ignore|leave out|leave|skip|omit|hide|drop|exclude|without|remove|don'?t (?:show|use|include|plot|mention)|do not (?:show|use|include|plot|mention)|never (?:show|use)|no)\\b`,
  'i',
)
const target = /\b(?:target|goal|quota|objective|aim)s?\b/i
const audience =
  /^(?:please |and |it |this |the dashboard |made |meant |make it |is |should be )*(?:(?:audience|readers?)(?: is| are|:)|for|aimed at) (?:the |our |my |an? )*((?:executives?|ceo|board|management|managers?|leadership|investors?|sales|marketing|finance|operations|analysts?|engineers?|developers?|customers?|clients?|students?|teachers?|beginners?|experts?|non-?experts?|lay ?people|general public|public|children|team)\b.*)$/i
const manner =
  '(?:plain|simple|simpler|easy|formal|informal|friendly|casual|neutral|calm|short|shorter|brief|concise|clear|clearer|professional|non-technical)'
const tone = new RegExp(
  `${please}(?:(?:use|write|keep|make|tell|explain|phrase|word|put|have)\\b (?:(?:it|this|that|them|the|a|an|texts?|sentences?|words?|wording|tone|language|all|everything|in|with|be) ){0,4}?|in )((?:a |an )?(?:(?:very|more) )?${manner}(?:(?: and|,| but) ${manner})*(?: (?:language|words?|wording|tone|english|style|terms|sentences?|voice|manner))?)$`,
  'i',
)
const otherLanguage =
  /^(?:please |write |make |(?:the )?(?:titles?|texts?|dashboard|it) )*(?:in|auf|en) (german|deutsch|french|francais|français|spanish|espa[nñ]ol|italian|portuguese|dutch|chinese|japanese)\b/i

/** What a clause asks of the whole dashboard rather than of a chart, put into the plan; null where it asks for none of it. */
export function takeDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  return (
    titleDirective(clause, plan) ??
    countDirective(clause, plan) ??
    readerDirective(clause, plan) ??
    impossibleWish(clause, dataWords(clause, understanding)) ??
    columnDirective(clause, plan, understanding)
  )
}

const applied: Outcome = { status: 'applied', reason: null }

function titleDirective(clause: string, plan: Plan): Outcome | null {
  const said = (title.exec(clause) ?? called.exec(clause))?.[1]?.trim()
  if (!said) return null
  plan.title = said.slice(0, titleLengthMax)
  return applied
}

const titleLengthMax = 120

function countDirective(clause: string, plan: Plan): Outcome | null {
  if (onlyAsked.test(clause)) {
    plan.onlyAsked = true
    return applied
  }
  const said = cardCount.exec(clause)?.[1]?.toLowerCase()
  if (!said) return null
  const count = /^\d/.test(said) ? Number(said) : (numberWords[said] ?? 0)
  if (count < 1 || count > cardsMax) {
    return { status: 'not_possible', reason: `A dashboard holds 1 to ${cardsMax} cards.` }
  }
  plan.cardCount = count
  return applied
}

const cardsMax = 40

function readerDirective(clause: string, plan: Plan): Outcome | null {
  const language = otherLanguage.exec(clause)?.[1]
  if (language)
    return {
      status: 'not_possible',
      reason: `Dashboards are written in English; ${language} is not there yet.`,
    }
  const said = audience.exec(clause)?.[1] ?? tone.exec(clause)?.[1]
  if (!said) return null
  plan.audience = [plan.audience, said.trim()].filter(Boolean).join('; ')
  return { status: 'partly', reason: noted }
}

/** What becomes of an audience and a tone where no model writes for it. */
export const noted = 'Noted; charts and words are the same for all readers.'

function columnDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  const tokens = readTokens(clause)
  const columns = columnMentions(tokens, understanding).map(({ column }) => column)
  const nameOf = (index: number) => understanding.table.columns[index]!.name
  if (columns.length === 0) {
    const colors = colorsIn(clause)
    if (colors.length === 0) return focus.test(clause) ? missing(understanding) : null
    plan.colors = colors
    return applied
  }
  if (target.test(clause) && !/\bby\b|\bper\b/i.test(clause)) {
    const number = tokens.find(({ kind }) => kind === 'number')?.value
    const measure = columns.find((index) => canMeasure(understanding, index))
    if (number === undefined || measure === undefined) return null
    plan.targets = [...plan.targets, { column: nameOf(measure), value: number }]
    return applied
  }
  if (focus.test(clause)) {
    plan.focus = [...new Set([...plan.focus, ...columns.map(nameOf)])]
    return applied
  }
  if (
    !leaveOut.test(clause) ||
    valueMentions(tokens, understanding).length > 0 ||
    tokens.some(({ kind }) => kind === 'number')
  )
    return null
  plan.leaveOut = [...new Set([...plan.leaveOut, ...columns.map(nameOf)])]
  return applied
}

function missing({ table }: Understanding): Outcome {
  const names = table.columns.slice(0, 5).map(({ name }) => name)
  return {
    status: 'not_possible',
    reason: `No column of that name was found. The data have ${names.join(', ')}.`,
  }
}
