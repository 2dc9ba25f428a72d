import { dashboardCardsMax } from '@/lib/contracts/edit-block'
import type { Plan } from '../../plan/plan'
import { numberWords } from '../words/number-words'
import { applied, type Outcome, please, refused } from './outcome'

const cardCount = new RegExp(
  `${please}(?:(?:show|give|make|draw|create|use|build|only|just|exactly|at most|no more than|not more than|up to|max(?:imum)?|limit|keep|me|it|us|to|the|a|dashboard|with|of|i want|i need|there should be) )*(\\d{1,6}|single|${Object.keys(numberWords).join('|')}) (?:(?!by|per|of|for)\\w+ )?(cards?|charts?|visuali[sz]ations?|graphs?|blocks?|tiles?|plots?|panels?)(?: (?:only|in total|in all|at most|max|maximum|please|or less|or fewer|on the dashboard|nothing else))*$`,
  'i',
)
const onlyAsked =
  /^(?:please |and |but )*(?:(?:show |draw |add )?(?:only|just) (?:these|those|this|that|what i (?:asked|said|named)|the (?:charts?|cards?) (?:above|i asked for))|(?:add |show |and )?nothing (?:else|more|further)|that'?s (?:all|it)|no (?:other|further|more|extra|additional) (?:charts?|cards?)|(?:don'?t|do not) add (?:anything|any other|any more|more)).*$/i

export function countDirective(clause: string, plan: Plan): Outcome | null {
  if (onlyAsked.test(clause)) {
    plan.onlyAsked = true
    return { ...applied, wish: { kind: 'only' } }
  }
  const match = cardCount.exec(clause)
  if (!match) return null
  const said = match[1]!.toLowerCase()
  const count = /^\d/.test(said) ? Number(said) : (numberWords[said] ?? 1)
  if (count < 1 || count > dashboardCardsMax)
    return refused(`A dashboard holds 1 to ${dashboardCardsMax} cards.`)
  plan.cardCount = count
  plan.chartsOnly = /^(?:chart|graph|plot|visual)/i.test(match[2]!)
  return { ...applied, wish: { kind: 'count' } }
}
