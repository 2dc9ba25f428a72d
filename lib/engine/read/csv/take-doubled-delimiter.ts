import { takeSample } from './take-sample'

const doubledMarks = ['|', ':', '~', '^', '#', '*', '&']
const pairsMin = 3
/** Of the pairs, so many marks may stand alone, in a cell's text; in the first line none does. */
const singleShareMax = 0.2
/** Of the lines, those in which a pair stands before something: at the end of a few it points to a note. */
const linesMin = 0.5

/** Stands for a delimiter of two characters while the text is cut; exports that use it use no other. */
export const doubledMark = '\u001f'

/** Where a mark stands in pairs, as in `a||b`, and hardly ever alone, the pair is the delimiter. */
export function takeDoubledDelimiter(text: string): { text: string; doubled: string | null } {
  const sample = takeSample(text)
  const lines = sample.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const isWithin = (pair: string) => (line: string) => {
    const at = line.indexOf(pair)
    return at >= 0 && at + pair.length < line.trimEnd().length
  }
  const count = (part: string, text = sample) => text.split(part).length - 1
  const mark = doubledMarks.find((one) => {
    const pairs = count(one + one)
    const first = sample.split(/[\r\n]/).find((line) => line.includes(one)) ?? ''
    const isNamed = count(one, first) === 2 * count(one + one, first)
    const within = lines.filter(isWithin(one + one)).length
    if (within < linesMin * lines.length) return false
    return pairs >= pairsMin && isNamed && count(one) - 2 * pairs <= pairs * singleShareMax
  })
  if (!mark || text.includes(doubledMark)) return { text, doubled: null }
  return { text: text.replaceAll(mark + mark, doubledMark), doubled: mark + mark }
}
