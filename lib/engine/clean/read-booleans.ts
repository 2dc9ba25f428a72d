import type { ColumnReading } from './column-reading'
import { withoutAccents } from './month-names'
import type { TextDraft } from './text-draft'

/** Spellings of true and false, lower case, without accents. */
export const wordPairs: [string, string][] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['ja', 'nein'],
  ['ja', 'nee'],
  ['ja', 'nej'],
  ['oui', 'non'],
  ['si', 'no'],
  ['sim', 'nao'],
  ['wahr', 'falsch'],
  ['vrai', 'faux'],
  ['verdadero', 'falso'],
  ['vero', 'falso'],
  ['.true.', '.false.'],
  ['on', 'off'],
  ['✓', '✗'],
  ['✔', '✘'],
  ['☑', '☐'],
]
/** Letters count only where both stand in the column: one `F` alone may be anything. */
const letterPairs: [string, string][] = [
  ['t', 'f'],
  ['y', 'n'],
  ['j', 'n'],
  ['o', 'n'],
  ['s', 'n'],
  ['w', 'f'],
]
/** North and south. */
const placeWords = new Set(
  `region regions subregion regione regiao zone zones zona zonas area areas hemisphere hemisferio hemisfero side sides
  direction direccion direcao direzione bound northbound southbound lado seite coast coastal wing`.split(
    /\s+/,
  ),
)
const crosses = new Set(['x', '✓', '✔', '☑', '●'])
/** A yes where something holds, and nothing where it does not. */
const yeses = new Set(['y', 'j', ...wordPairs.map(([isSo]) => isSo)])
/** A yes with fewer blanks has lost a few answers, and one with hardly a yes was asked of few. */
const blankShare = { least: 0.1, most: 0.95 }
const flagName =
  /^(?:is|has|was|had|can|did|does|ist|hat|est|es)[_\s.A-Z]|(?:^|[_\s.-])(?:flag|yn|bool|boolean|kennzeichen|indicator)$/
/** A text and its false half are the only distinct texts. */
const distinctMax = 12

/** Reads the common spellings of yes and no; null where the column says anything else. */
export function readBooleans(draft: TextDraft): ColumnReading | null {
  const lower = distinctTexts(draft)
  if (!lower) return null
  const marked = readMarks(draft, lower)
  if (marked) return marked
  const present = new Set(lower.filter((text) => text !== null))
  const fits = (pair: [string, string]) => [...present].every((text) => pair.includes(text))
  const pair =
    wordPairs.find(fits) ??
    (present.size === 2 && !isOfPlaces(draft, present) ? letterPairs.find(fits) : undefined) ??
    (present.size === 2 && flagName.test(draft.name) && fits(['1', '0']) ? (['1', '0'] as const) : undefined)
  if (pair) return booleanReading(draft, (index) => (lower[index] === null ? null : lower[index] === pair[0]))
  const mixed = wordPairs.find((words) => areWordsOrLetters(words, present))
  return mixed
    ? booleanReading(draft, (index) => (lower[index] === null ? null : mixed[0].startsWith(lower[index]!)))
    : null
}

/** `Sì`, `S`, `No` and `N`: the words of one language beside what they begin with, where they begin with two letters. */
function areWordsOrLetters([isSo, isNot]: [string, string], present: Set<string | null>): boolean {
  const letters = [isSo[0]!, isNot[0]!]
  const hasWord = present.has(isSo) || present.has(isNot)
  const hasBoth = [isSo, isNot].every((word) => present.has(word) || present.has(word[0]!))
  return (
    hasWord &&
    hasBoth &&
    letters[0] !== letters[1] &&
    [...present].every((text) => text === isSo || text === isNot || letters.includes(text!))
  )
}

const isOfPlaces = ({ name }: TextDraft, present: Set<string>) =>
  present.has('s') && wordsOf(name).some((word) => placeWords.has(word))

const wordsOf = (name: string) =>
  withoutAccents(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()).split(/[^\p{L}]+/u)

function distinctTexts(draft: TextDraft): (string | null)[] | null {
  if (draft.filled === 0 || draft.texts.length > distinctMax) return null
  return draft.texts.map((text, index) =>
    draft.missing[index] || draft.counts[index] === 0 ? null : withoutAccents(text.toLowerCase()),
  )
}

/** A column of crosses and blanks, as people tick lists: the blank means no, where nothing else is written for it. */
function readMarks(draft: TextDraft, lower: (string | null)[]): ColumnReading | null {
  const present = new Set(lower.filter((text) => text !== null))
  const [mark] = present
  const blank = draft.texts.indexOf('')
  if (present.size !== 1 || blank < 0 || draft.markedRows > 0) return null
  const blanks = draft.counts[blank]!
  const share = blanks / (blanks + draft.filled)
  const isLone = yeses.has(mark!) && share >= blankShare.least && share <= blankShare.most
  if (!crosses.has(mark!) && !isLone) return null
  draft.missing[blank] = 0
  draft.filled += draft.counts[blank]!
  return booleanReading(draft, (index) => lower[index] !== null)
}

function booleanReading(draft: TextDraft, meaning: (index: number) => boolean | null): ColumnReading {
  const values = draft.texts.map((_, index) => meaning(index))
  const texts = values.map((value) => (value === null ? null : String(value)))
  const isWritten = texts.every((text, index) => text === null || text === draft.texts[index])
  return {
    type: 'boolean',
    texts: isWritten ? draft.texts : texts,
    numbers: Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value))),
    unit: null,
    leadingZeros: false,
    format: isWritten ? null : 'yes or no',
  }
}
