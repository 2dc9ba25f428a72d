import { splitName, wordList } from '../names/name-words'
import { singularOf } from '../profile/plural-of'
import { isNoun } from '../thesaurus/closeness'

/** Words that say how a file was made or kept, not what is in it. */
const makings = wordList(
  `final export exports exported copy kopie copie copia download downloaded dump extract raw clean cleaned processed
  merged tmp temp backup draft version latest updated csv tsv json xlsx xls txt file dataset datasets database full
  sample samples example train wrapped kaggle uci github gist plotly vega rawgraphs fivethirtyeight eurostat nl4dv mdn`,
)
/** `v2`, `538`, `20240131`, `a3f9c21b`, `x`: none is a word; the description tells of when the data are. */
const marks = /^\(?(?:v\d+|\d+|\p{L}|(?=\p{L}*\d)(?=\d*[a-f])[\da-f]{6,}|\d+[a-z]?)\)?$/iu
const year = /^(?:19|20)\d\d(?:–\d\d)?$/
/** Two years, or a year and how the next ends: `2023 24`, `2021 2023`. */
const years = /\b((?:19|20)\d\d) ((?:19|20)?\d\d)\b/g
/** In front of a name the language that it is in. */
const languages = new Set('de fr es ja en nl pt pl zh ar ko ru sv da'.split(' '))
/** A few letters that nothing knows are where the file comes from, where so many words follow them. */
const sourceMax = 4
const othersMin = 2
/** These are as short, and say something of what follows. */
const qualities = new Set(
  'new old top big all net home best real live fast open free past last next main full true hot raw uk us usa eu nyc nhs'.split(
    ' ',
  ),
)

/**
 * The words of a file's name that are about what is in it: without those that say how it was made and kept, and
 * without a first short one that neither the data nor the thesaurus know, before others that they do.
 */
export function fileWords(name: string, isInData: (word: string) => boolean): string[] {
  const words = joinYears(name)
    .split(' ')
    .filter((word) => year.test(word) || (!marks.test(word) && !isMaking(word)))
  const isKnown = (word: string) => {
    const plain = splitName(word).words.join('')
    return isInData(plain) || isNoun(plain) || isNoun(singularOf(plain))
  }
  const [first, ...others] = words
  const isSource =
    isLanguage(words) ||
    (others.length >= othersMin && isShort(first!) && !isKnown(first!) && others.some(isKnown))
  return isSource ? others : words
}

/** `2023 24` as `2023–24`, where the one comes after the other. */
const joinYears = (name: string): string =>
  name.replace(years, (pair, from: string, to: string) => {
    const last = to.length === 4 ? to : from.slice(0, 2) + to
    return last > from ? `${from}–${last.slice(2)}` : pair
  })

const isLanguage = ([first, ...others]: string[]) => others.length > 0 && languages.has(first!.toLowerCase())

const isShort = (word: string) => word.length <= sourceMax && !qualities.has(word.toLowerCase())

const isMaking = (word: string) => makings.exact.has(word.toLowerCase())

export const hasYear = (words: string[]): boolean => words.some((word) => year.test(word))
