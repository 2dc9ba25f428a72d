import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { columnMentions } from '../columns/column-mentions'
import { readTokens } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { colorsIn, hasShade } from '../words/color-words'
import { applied, type Outcome, partly, please, refused } from './outcome'

const avoided = new RegExp(
  `${please}(?:no|avoid|without|never use|(?:don'?t|don’t|do not) use|not|i (?:hate|don'?t like))\\b`,
  'i',
)
const asksColor = /\b(?:colou?rs?|palette|colou?r scheme|branding)\b/i
const colorsMax = 3

/** The dashboard's own colours, by name or as hex. */
export function colorDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  const tokens = readTokens(clause)
  const isOfData =
    [...columnMentions(tokens, understanding), ...valueMentions(tokens, understanding)].length > 0
  if (isOfData) return null
  const isAvoided = avoided.test(clause)
  const colors = colorsIn(isAvoided ? `use ${clause}` : clause)
  if (colors.length === 0) return asksColor.test(clause) && !/\bby\b/i.test(clause) ? refused(nameThem) : null
  if (isAvoided) {
    plan.avoidColors = [...plan.avoidColors, ...colors]
    return partly('The dashboard’s own colours stay away from it; charts of many series may still need it.')
  }
  plan.colors = colors.slice(0, colorsMax)
  if (colors.length > colorsMax) return partly(`A dashboard has ${colorsMax} colours; the first were taken.`)
  if (hasShade(clause))
    return partly(`Taken as ${plan.colors.join(', ')}, which stand out on white and on dark.`)
  return applied
}

const nameThem = 'No colour was recognised in it. Name up to three, such as blue, orange or #1a73e8.'
