/** What a condition is made of, as far as a negation before it tells kinds apart. */
export type ConditionKind = 'value' | 'comparison' | 'time'

/** Whether a negation holds for a condition: it does, it ended before it, or the words leave it open. */
export type Reach = 'reaches' | 'ends' | 'open'

type Part = 'member' | 'connective' | 'adversative' | 'relative' | 'clause' | 'noun' | 'other'

const parts: [RegExp, Part][] = [
  [/^(?:#[vnqd]\d+|~[xf]\d+)$/, 'member'],
  [/^(?:,|and|or|nor|also|plus)$/, 'connective'],
  [/^(?:but|yet|however)$/, 'adversative'],
  [/^(?:who|that|which)$/, 'relative'],
  [
    /^(?:where|whose|with|having|when|whenever|if|provided|since|after|before|until|till|starting|only)$/,
    'clause',
  ],
  [
    /^(?:#e\d+|those|these|ones?|people|persons?|rows?|records?|entries|items|cases|anyone|everyone)$/,
    'noun',
  ],
]

interface Step {
  word: string
  part: Part
}

const stepsOf = (words: string): Step[] =>
  words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, part: parts.find(([pattern]) => pattern.test(word))?.[1] ?? 'other' }))

interface Negated {
  /** The words that negate. */
  negator: string
  /** The words from there to the condition, with those that the condition begins with. */
  between: string
  kind: ConditionKind
}

const opensClause = ({ part }: Step) => part === 'clause' || part === 'relative'

const opensAnew = (step: Step) => opensClause(step) || step.word === 'for'

/**
 * Where a negation ends. It holds for one thing, with what is said of that thing itself ("women over 60"), and for
 * further things of the same build: names behind names, clauses behind a clause that begins alike. A clause joined to
 * a list of names begins anew, and so does all behind "but".
 */
export function negationReach({ negator, between, kind }: Negated): Reach {
  const steps = stepsOf(between)
  const last = steps.findLastIndex(({ part }) => part === 'member')
  if (last < 0) return 'reaches'
  const lead = steps.slice(
    0,
    steps.findIndex(({ part }) => part === 'member'),
  )
  const tail = steps.slice(last + 1)
  if (tail.some(({ part }) => part === 'adversative')) return 'ends'
  const first = lead.find(opensClause)
  const joint = tail.findLastIndex(({ part }) => part === 'connective')
  if (joint < 0) return tail.some(({ part }) => part === 'clause') && !first ? 'open' : 'reaches'
  // what follows the joint is the thing: the orders of "cancelled orders and since 2024" stand before it
  const joined = tail.slice(joint + 1)
  const next = joined.find(opensClause)
  const isOfNoun = joined.find((step) => step.part === 'noun' || opensAnew(step))?.part === 'noun'
  // "except for those … and for those …" goes on, "excluding women and for those over 60" begins anew
  if (!isOfNoun && joined.some(({ word }) => word === 'for') && !/ for\b/.test(negator)) return 'ends'
  if (next && !first) return isOfNoun ? 'reaches' : 'ends'
  if (next) return isOfNoun || next.word === first!.word ? 'reaches' : 'open'
  if (first || isOfNoun || kind === 'value') return 'reaches'
  return kind === 'time' ? 'ends' : 'open'
}
