import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'
import { isPeopleWord } from './people'

const nouns = wordSet('overview summary report dashboard page briefing picture review snapshot recap')
const lead = wordSet(
  'please i we you they want need would like give make show create build prepare draw me us a an the our my to see have short quick brief simple concise compact small nice clear good one single executive management general high level just only',
)
/** Whether a word only says that such a dashboard is wanted. */
export const isOverviewWord = (word: string): boolean => nouns.has(word) || lead.has(word)

const breaking = wordSet('by per each every over across versus vs against compared compare')

/** "a short overview for the board about churn": the dashboard as a whole is to tell of something. */
export function isOverview(tokens: Token[]): boolean {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => !lead.has(word))
  return at >= 0 && nouns.has(words[at]!) && !words.some((word) => breaking.has(word))
}

const audienceLead = wordSet('for to our the my an a')

/** Whom it is for: "for the board"; the words from and to, or null. */
export function audienceIn(tokens: Token[]): { from: number; to: number; words: string } | null {
  const at = tokens.findIndex(
    ({ text }, place) => text === 'for' && isPeopleWord(tokens[skipLead(tokens, place)]?.text),
  )
  if (at < 0) return null
  const noun = skipLead(tokens, at)
  return { from: at, to: noun + 1, words: tokens[noun]!.text }
}

function skipLead(tokens: Token[], at: number): number {
  let next = at
  while (audienceLead.has(tokens[next]?.text ?? '')) next++
  return next
}
