import { findWord, hasWord, type NameWords, wordList } from '../names/name-words'
import { planWords } from '../profile/plan-words'
import type { ColumnProfile } from '../profile/profile'
import {
  actualWords,
  countedWords,
  endWords,
  followedWords,
  inputWords,
  labelNames,
  sideWords,
  surroundingsWords,
} from './outcome-words'
import { isYear, isYesNo } from './value-signs'

/** `Death1` and `Death2` speak of a death. */
export const withoutCounter = (name: NameWords): NameWords => ({
  ...name,
  words: name.words.map((word) => word.replace(/(\p{L}{3,})\d{1,2}$/u, '$1')),
})

/** Ends are told by few values, amounts, scores and what stands beside them by numbers: `within target` is an end. */
export function nameSigns(counted: NameWords, column: ColumnProfile, names: NameWords[]) {
  const name = withoutCounter(counted)
  const isMeasure = column.role === 'measure'
  const sign = (list: typeof endWords) => (findWord(name, list) ? 1 : 0)
  return {
    end: isMeasure ? 0 : sign(endWords),
    followed: isMeasure && !isPlanned(name, names) ? followedOf(name) : 0,
    input: (sign(inputWords) && !(isMeasure && isOfDays(name))) || isYear(column) ? 1 : 0,
    side: isMeasure && findWord(withoutMinutes(name, names), sideWords) ? 1 : 0,
    surroundings: isMeasure && findWord(name, surroundingsWords) ? 1 : 0,
    label: labelNames.has(name.whole) && !isHappening(name, column) ? 1 : 0,
  }
}

/** An `event` that did or did not occur is foreseen; which of several it was is a kind of them. */
const isHappening = ({ whole }: NameWords, column: ColumnProfile): boolean =>
  whole === 'event' && !isYesNo(column) && column.type === 'text'

const countedWeight = 0.5

/** `Gross kg` is what a lorry weighs with its load, not what was taken. */
const grossWords = wordList('gross brutto brut bruto lordo')

function followedOf(name: NameWords): number {
  const words = weightOfName(name) ? name.words.filter((word) => !hasWord(word, grossWords)) : name.words
  const rest = { ...name, words }
  return findWord(rest, followedWords) ? 1 : findWord(rest, countedWords) ? countedWeight : 0
}

const weightOfName = ({ words }: NameWords): boolean => words.some((word) => weightUnits.has(word))
const weightUnits = new Set('kg t lb lbs tonnes tons tonne'.split(' '))

/** A `budget` beside an `actual`: people follow what came of it. */
const isPlanned = (name: NameWords, names: NameWords[]) =>
  findWord(name, planWords) !== null && names.some((other) => findWord(other, actualWords) !== null)

/** `Days` are counted, a `day` is one of the calendar. */
const isOfDays = ({ words }: NameWords) => words.length === 1 && words[0] === 'days'

/** `down_min` is of minutes where nothing has a `max`, `temp_min` is a bound. */
const withoutMinutes = (name: NameWords, names: NameWords[]): NameWords =>
  names.some(({ words }) => words.includes('max')) || name.words.length < 2
    ? name
    : { ...name, words: name.words.filter((word) => word !== 'min' && word !== 'mins') }
