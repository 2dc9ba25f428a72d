import type { NameWords } from '../names/name-words'
import { personWords, thingWords } from './role-words'

const lengthMin = 4
const notPlural = /(?:ss|us|is|ys|ous)$/
const singular = new Set(
  'status class bus gas address analysis basis process access days hours minutes years'.split(' '),
)

/** Whether a name is of many (`Bottles`, `Lessons missed`, `docks`): what is counted, and no name of one of them. */
export const isPlural = ({ words }: NameWords): boolean =>
  words
    .slice(0, 2)
    .some(
      (word) =>
        word.length >= lengthMin &&
        !singular.has(word) &&
        ((word.endsWith('s') && !notPlural.test(word)) || isManyThings(word)),
    )

/** How Italian, German and Dutch words of one become those of many: `operatori`, `Maschinen`, `machines`. */
const ofOne: [ending: RegExp, one: string[]][] = [
  [/chi$/, ['co']],
  [/ghi$/, ['go']],
  [/i$/, ['e', 'o', 'a']],
  [/e$/, ['a', '']],
  [/nnen$/, ['n']],
  [/n$/, ['']],
  [/en$/, ['']],
]
const isOne = (word: string) => thingWords.exact.has(word) || personWords.exact.has(word)
const isManyThings = (word: string): boolean =>
  !isOne(word) &&
  ofOne.some(([ending, one]) => ending.test(word) && one.some((end) => isOne(word.replace(ending, end))))
