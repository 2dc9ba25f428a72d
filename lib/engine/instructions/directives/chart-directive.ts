import { type CardType, cardTypes } from '@/lib/contracts/cards'
import { chartTypes } from '../../plan/chart-types'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { readSentence, tidy } from '../sentence'
import { readTokens } from '../tokens'
import { markCharts } from '../words/chart-words'
import { applied, type Outcome, partly, refused } from './outcome'

const lead = '(?:(?:please|and|but|also|then|,|i|we|you|should|must|can) )*'
const negative =
  '(?:no|not|not any|avoid|avoiding|without|skip|omit|exclude|hide|remove|drop|leave out|never (?:use|show|draw|make|include|add)|(?:do not|don t) (?:ever )?(?:use|show|draw|make|include|add|like|want|need|give me)|hate|can t stand|dislike|who (?:(?:really|absolutely) )?(?:hates?|dislikes?|(?:does not|doesn t|do not|don t) (?:like|want)|can t stand))'
const det = '(?:(?:the|a|an|any|more|such|to|see|use|of|those|these|all|type|kind) )*'
const list = '(@\\w+(?: (?:(?:,|and|or|nor|no|any|a|&) )*@\\w+)*)'
const tail =
  '(?: (?:please|at all|anywhere|ever|on the dashboard|in the dashboard|in it|on it|thanks|cards?|[.,]))* $'
/** A word or two more do not turn the wish round. */
const unwanted = new RegExp(`^ ${lead}${negative} ${det}${list}(?: \\p{L}+){0,2}${tail}`, 'u')
const instead = new RegExp(
  `^ ${lead}(?:(?:use|show|draw|make|prefer|want|like) )?${det}${list} (?:instead of|rather than|over|not) ${det}${list}${tail}`,
)
const only = new RegExp(
  `^ ${lead}(?:(?:use|show|draw|make|want|like|need|give me) )?(?:only|just|nothing but|exclusively|all) ${det}${list}${tail}`,
)
/** Without one of these no clause is about types of charts, and need not be read in full. */
const cue =
  /\b(?:no|not|avoid\w*|without|skip|omit|exclude|hide|remove|drop|leave|never|don|do|hates?|can|dislikes?|instead|rather|over|only|just|nothing|exclusively|all)\b/i
const words = / (?:texts?|sentences?|stor(?:y|ies)|narratives?|commentary|comments)(?= )/g
const anyChart = / (?:charts?|graphs?|plots?|diagrams?|visuali[sz]ations?)(?= )/g

/** Who wants no pie wants no pie with a hole either; who wants no map wants none of either kind. */
const alike: Partial<Record<CardType, CardType[]>> = {
  pie: ['pie', 'donut'],
  geomap: ['geomap', 'choropleth'],
}

/** "no pie charts", "only bars": which types the dashboard may have. */
export function chartDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  if (!cue.test(clause)) return null
  const sentence = readSentence(readTokens(clause), understanding)
  if (sentence.columns.length + sentence.values.length + sentence.numbers.length > 0) return null
  markCharts(sentence)
  const told = sentence.text.replaceAll(words, ' @insight')
  const text = tidy(told.replaceAll(anyChart, ' @chart'))
  const wanted = only.exec(text)?.[1]
  const types = typesIn(wanted ?? instead.exec(text)?.[2] ?? unwanted.exec(text)?.[1] ?? '')
  if (types.length === 0 || (wanted && types.length === chartTypes.length)) return null
  const avoided = wanted ? chartTypes.filter((type) => !types.includes(type)) : types
  plan.avoid = [...new Set([...plan.avoid, ...avoided])]
  if (plan.avoid.length === cardTypes.length) return refused('A dashboard of no cards at all tells nothing.')
  if (told !== sentence.text)
    return partly('The headline card is left out; titles and lines of meaning stay on the cards.')
  return applied
}

const typesIn = (marks: string): readonly CardType[] =>
  (marks.match(/@\w+/g) ?? []).flatMap((mark) => {
    const type = mark.slice(1)
    return type === 'chart' ? chartTypes : (alike[type as CardType] ?? [type as CardType])
  })
