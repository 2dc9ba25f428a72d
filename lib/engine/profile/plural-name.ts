import type { NameWords } from './name-words'

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
        word.length >= lengthMin && word.endsWith('s') && !notPlural.test(word) && !singular.has(word),
    )
