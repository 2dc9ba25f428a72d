import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { readTokens } from '../tokens'
import { dataWords } from '../values/data-words'
import { valueMentions } from '../values/value-mentions'
import { noted } from './noted'
import { type Outcome, partly, please, refused } from './outcome'
import { isMannerAlone } from './people'
import { languageNamed, languageNames } from './said-language'

const team = '(?: (?:team|department|people|staff|colleagues|meeting|review))'
const people =
  'executives?|ceo|cfo|board|directors?|management|managers?|leadership|bosse?s?|chief|supervisors?|owners?|founders?|investors?|shareholders?|stakeholders?|partners?|' +
  `(?:sales|marketing|finance|operations|hr|it|product)${team}|colleagues?|coworkers?|analysts?|engineers?|developers?|scientists?|customers?|clients?|students?|pupils?|teachers?|parents?|kids?|children|newcomers?|beginners?|experts?|non-?experts?|lay ?people|general public|public|citizens?|journalists?|press|team|meeting|` +
  '(?:people|someone|readers?|viewers?|everyone|everybody|anyone)(?: (?:who|that|without|with|with no)\\b.*)?'
const beforeAudience =
  /^(?:please |and |it |it's |it is |this |this is |the dashboard |made |meant |make it |is |should be )*(?:(?:audience|readers?)(?: is| are|:)|for|aimed at) /i
const audience = new RegExp(
  `^(?:the |our |my |an? )*((?:(?:senior|top|upper|executive|busy|non-technical) )?(?:${people})\\b.*)$`,
  'i',
)
const namedAudience = /^(?:target )?(?:audience|readers?)(?: is| are|:) (?:the |our |my |an? )*(.+)$/i
const manner =
  '(?:plain|simple|simpler|easy|formal|informal|friendly|casual|neutral|calm|short|shorter|brief|concise|clear|clearer|professional|non-technical)'
const anyManner = new RegExp(manner, 'i')
const tone = new RegExp(
  `${please}(?:(?:use|write|keep|make|tell|explain|phrase|word|put|have)\\b (?:(?:it|this|that|them|the|a|an|texts?|sentences?|words?|wording|tone|language|all|everything|in|with|be) ){0,4}?|in |(?:the )?(?:texts?|words?|wording|sentences|tone)(?: should be| must be| is|:)? (?:in )?|(?=an? ))((?:a |an )?(?:(?:very|more) )?${manner}(?:(?: and|,| but) ${manner})*(?: (?:language|words?|wording|tone|english|style|terms|sentences?|voice|manner|dashboard))?)$`,
  'i',
)
const language = new RegExp(
  `^(?:please |write |make |and |but |the |titles?|texts?|everything|all|dashboard|labels?|words?|it |should be |must be |be |language(?: is|:)?|answer|reply|report|result|use| )*(?:(?:in|auf|en) )?(${languageNames})(?: language)?(?: (?:please|bitte|por favor|thanks|only))*$`,
  'i',
)

const post =
  '(?:head|director|manager|chief|ceo|cfo|coo|cto|vp|vice president|president|officer|lead|leader|owner|founder|analyst|accountant|controller|buyer|assistant|consultant|partner|supervisor|coordinator|specialist|executive|member|teacher|student|researcher|scientist|engineer|developer|journalist|responsible|in charge|new|part)'
/** "I'm the head of sales", "as a regional manager": who asks, and nothing that is asked for. */
const writer = new RegExp(
  `^(?:(?:hi|hello|hey|dear all|so|well)[ ,!]+)*(?:(?:i am|i['’]?m|we are|we['’]?re|i work as|i work|my (?:role|job|title|position) is|as) (?:(?:the|a|an|our|your|here|as|currently|now|to) )*(?:[\\p{L}-]+ ){0,2}?${post}\\b|i (?:run|lead|manage|head|oversee|work (?:in|for|at|with)) (?:(?:the|a|an|our|all) )*[\\p{L}-]+(?: [\\p{L}-]+)? (?:team|department|division|unit|group|business|branch|store|shop|desk)s?\\b)(?!.*(?:\\b(?:show|draw|plot|give|need|want|compare|see|how|what|which|by|per)\\b|[?]))`,
  'iu',
)

/** Who reads the dashboard, how it is to sound and in what language. */
export function readerDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  const named = language.exec(clause)?.[1]
  if (named && !isValue(named, understanding)) return languageOutcome(named, plan)
  if (/^(?:hi|hello|hey|dear|so|well|i|we|my|as)\b/i.test(clause) && writer.test(clause)) {
    plan.audience = [plan.audience, clause.trim()].filter(Boolean).join('; ')
    return partly(noted)
  }
  const isData = dataWords(clause, understanding)
  const reader = audienceIn(clause)
  const isReader = reader !== undefined && (ofTeam.test(reader) || !isData(reader))
  const said = namedAudience.exec(clause)?.[1] ?? (isReader ? reader : toneIn(clause))
  if (!said) return null
  plan.audience = [plan.audience, said.trim()].filter(Boolean).join('; ')
  return partly(noted)
}

// most clauses begin or sound otherwise: the longer patterns are only compiled for those that do not
function audienceIn(clause: string): string | undefined {
  const before = beforeAudience.exec(clause)?.[0]
  return before === undefined ? undefined : audience.exec(clause.slice(before.length))?.[1]
}

const toneIn = (clause: string) =>
  anyManner.test(clause) ? (isMannerAlone(clause) ? clause : tone.exec(clause)?.[1]) : undefined

/** "in German" of a column of languages picks rows. */
const isValue = (named: string, understanding: Understanding) =>
  valueMentions(readTokens(named), understanding).some(
    ({ value }) => value.toLowerCase() === named.toLowerCase(),
  )

const ofTeam = new RegExp(`^\\w+${team}`, 'i')

function languageOutcome(named: string, plan: Plan): Outcome {
  const told = languageNamed(named)
  if (told) {
    plan.toldIn = told
    return { status: 'applied', reason: null }
  }
  const name = named[0]!.toUpperCase() + named.slice(1)
  return refused(
    `Dashboards are written in English, German, French, Spanish and Italian; ${name} is not there yet. All names stay as they are given.`,
  )
}
