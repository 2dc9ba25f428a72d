import { foldText } from '../names/name-words'
import { pluralOf } from './plural-of'
import type { ColumnProfile, ValueWords } from './profile'

/** What people say of those who did and those who did not, by the last word of a column's name. */
const verbs: Record<string, [yes: string, no: string]> = {
  churn: ['churned', 'did not churn'],
  churned: ['churned', 'did not churn'],
  attrition: ['left', 'stayed'],
  exited: ['left', 'stayed'],
  left: ['left', 'stayed'],
  survived: ['survived', 'did not survive'],
  survival: ['survived', 'did not survive'],
  died: ['died', 'survived'],
  dead: ['died', 'survived'],
  death: ['died', 'survived'],
  subscribed: ['subscribed', 'did not subscribe'],
  converted: ['converted', 'did not convert'],
  conversion: ['converted', 'did not convert'],
  default: ['defaulted', 'did not default'],
  defaulted: ['defaulted', 'did not default'],
  purchased: ['bought', 'did not buy'],
  bought: ['bought', 'did not buy'],
  responded: ['responded', 'did not respond'],
  clicked: ['clicked', 'did not click'],
  graduated: ['graduated', 'did not graduate'],
  passed: ['passed', 'did not pass'],
  admitted: ['admitted', 'not admitted'],
}
const spokenVerbs = new Set(Object.values(verbs).flat())

/** Whether a value is named by what they did who have it. */
export const didOrDidNot = (name: string): boolean => spokenVerbs.has(name)

/** A longer name is not said twice in a sentence. */
const nounLengthMax = 24

/** Names of those who are it. */
const people = new Set(
  'smoker member subscriber customer user owner homeowner drinker student veteran citizen immigrant parent winner donor'.split(
    ' ',
  ),
)
const peoples = new Set([...people].map(pluralOf))
/** Whether a value is named by who they are. */
export const namesPeople = (name: string): boolean => peoples.has(name.split(' ').at(-1)!)
const adjectives = new Set(
  `active late early paid sold open closed urban rural new male female public private free remote online correct true valid
  available fraudulent manual automatic premium senior pregnant alive foreign domestic organic native vegan on current
  overdue big outlier weekend holiday married single solo present absent lost won broken full empty known`.split(
    /\s+/,
  ),
)
/** Endings of what people and things are, not of what they have. */
const adjectiveEnding = /(?:[^e]ed|able|ible|ful|less|ous|ive)$/
/** These end so and are things: `need`, `speed`, `seed`, `archive`. */
const things = new Set('bed shed breed speed motive drive archive incentive table cable variable'.split(' '))
const isStart = /^(?:is|was|are|were|ist|est|es) /i
const hasStart = /^(?:has|had|have|hat|with) /i

/**
 * What yes and no mean of a column: `released` and `not released`, `with overtime` and `without overtime`, `smokers` and
 * `non-smokers`. Nought and one are taken for a no and a yes only where the name says what they answer.
 */
export function answerWords(
  { label }: Pick<ColumnProfile, 'label'>,
  { yes, no }: { yes: string; no: string },
  isNumber = false,
): ValueWords | null {
  const pair = spoken(label)
  if (pair) return { words: { [yes]: pair[0], [no]: pair[1] }, yes }
  if (isNumber) return null
  const own = label.replace(hasStart, '')
  // the name is said beside it anyway
  if (own.length > nounLengthMax) return { words: { [yes]: 'yes', [no]: 'no' } }
  return { words: { [yes]: `with ${own}`, [no]: `without ${own}` }, yes }
}

function spoken(label: string): [string, string] | null {
  const isSaid = isStart.test(label)
  const own = label.replace(isStart, '').replace(/ (?:flag|indicator|yn|status)$/i, '')
  const last = foldText(own.split(' ').at(-1)!)
  const isOneWord = !own.includes(' ')
  const verb = isOneWord && Object.hasOwn(verbs, last) ? verbs[last] : undefined
  if (verb) return verb
  if (people.has(last)) {
    const many = pluralOf(own)
    return [many, isOneWord ? `non-${many}` : `not ${many}`]
  }
  const isAdjective = adjectives.has(last) || (adjectiveEnding.test(last) && !things.has(last))
  if (isAdjective && !isOneWord && !isSaid) {
    const before = own.slice(0, own.lastIndexOf(' '))
    return [own, `${before} not ${own.slice(before.length + 1)}`]
  }
  return isSaid || isAdjective ? [own, `not ${own}`] : null
}
