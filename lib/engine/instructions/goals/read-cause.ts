import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { numberKind } from '../guesses/number-kinds'
import { numbersOfKind } from '../guesses/numbers-of-kind'
import { rateEnd } from '../spans/rate-end'
import { readTokens } from '../tokens'
import { lexiconOf, wordsFor } from '../typed/lexicon/lexicon'
import { saidStates } from '../typed/said-states'
import { wordSet } from '../words/word-set'
import { readGoal } from './read-goal'

/** What a question for causes is about: a number that columns hold, or rows of which something has become. */
interface Cause {
  outcomes: number[]
  of: Filter | null
  isGuess: boolean
}

interface Question {
  clause: string
  english: string
  language: Plan['language']
  understanding: Understanding
}

/** Folded, in all languages. */
const asks = [
  ...['why are', 'why is', 'why do', 'why does', 'what makes', 'what causes', 'what drives'],
  ...['have to do with', 'has to do with', 'connected with anything', 'connected to anything'],
  ...['related to anything', 'linked to anything'],
  ...['warum', 'weshalb', 'wieso', 'woran liegt', 'wovon hangt', 'womit hangt', 'zu tun haben', 'zu tun hat'],
  ...['pourquoi', 'a quoi est du', 'd ou vient', 'qu est ce qui fait', 'a voir avec', 'de quoi depend'],
  ...['por que', 'a que se debe', 'que ver con', 'de que depende', 'que hace que'],
  ...['perche', 'da cosa dipende', 'da che dipende', 'a cosa e dovut', 'a che fare con', 'cosa fa si'],
  ...['a que se deve', 'a ver com'],
]

const longWords = wordSet(
  'long longer slow slowly lang lange langer ewig langsam longtemps lent lents lente lentes largo largos larga largas lento lentos lenta lentas tardan tarda lungo lunghi lunga lunghe lenti demoram demora dauern dauert durent dure duran dura durano',
)
const dearWords = wordSet(
  'expensive dear costly pricey teuer teure teuren teurer cher chers chere cheres caro caros cara caras cari care costoso costosi costosos costosa costose',
)

/** What it is about where somebody asks what makes it so, or what goes with it; null of other texts, of changes, and of what no column tells. */
export function readCause({ clause, english, language, understanding }: Question): Cause | null {
  const text = ` ${(foldText(clause).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  if (!asks.some((phrase) => text.includes(` ${phrase}`))) return null
  const words = text.trim().split(' ')
  const of = endIn(words, clause, understanding)
  const changes = wordsFor(lexiconOf(language), ['growth'])
  if (!of && words.some((word) => word.length > 3 && changes.includes(word))) return null
  const goal = readGoal(english, [], understanding)
  if (goal.factors.length > 0 && !of) return null
  const isNumber = goal.outcomes.some((index) => !understanding.subject.profile.columns[index]!.of)
  if (goal.outcomes.length > 0 && (isNumber || !of))
    return { outcomes: goal.outcomes, of: null, isGuess: false }
  if (of) return { ...ofEnd(of, understanding), isGuess: false }
  const column = ofSort(words, understanding)
  return column === null ? null : { outcomes: [column], of: null, isGuess: true }
}

/** What has become of rows, by a word or by two that are said as one. */
function endIn(words: string[], clause: string, understanding: Understanding): Filter | null {
  const told = saidStates(readTokens(clause), understanding)[0]?.filter
  const pairs = words.map((word, at) => [`${word}${words[at + 1] ?? ''}`])
  const ends = [...words.filter((word) => word.length > 3).map((word) => [word]), ...pairs]
  return told ?? ends.map((end) => rateEnd(end, understanding)).find((end) => end !== null) ?? null
}

function ofEnd(of: Filter, { subject }: Understanding): Pick<Cause, 'outcomes' | 'of'> {
  const held = subject.profile.columns.find(
    (column) =>
      column.of?.column === of.column && JSON.stringify(column.of.value) === JSON.stringify(of.value),
  )
  return held ? { outcomes: [held.index], of: null } : { outcomes: [], of }
}

function ofSort(words: string[], understanding: Understanding): number | null {
  const said = words.map((word) => {
    if (longWords.has(word)) return 'duration'
    return dearWords.has(word) ? 'cost' : numberKind(word)
  })
  const found = said.flatMap((kind) => (kind && kind !== 'rate' ? numbersOfKind(kind, understanding) : []))
  const [first] = found
  return first && 'column' in first ? first.column : null
}
