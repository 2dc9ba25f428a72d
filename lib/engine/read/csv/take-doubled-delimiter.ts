import { takeSample } from './take-sample'

const doubledMarks = ['|', ':', '~', '^', '#', '*', '&']
const pairsMin = 3

/** Stands for a delimiter of two characters while the text is cut; exports that use it use no other. */
export const doubledMark = '\u001f'

/** Where a mark stands in pairs only, as in `a||b`, the pair is the delimiter. */
export function takeDoubledDelimiter(text: string): { text: string; doubled: string | null } {
  const sample = takeSample(text)
  const count = (part: string) => sample.split(part).length - 1
  const mark = doubledMarks.find((one) => count(one + one) >= pairsMin && count(one) === 2 * count(one + one))
  if (!mark || text.includes(doubledMark)) return { text, doubled: null }
  return { text: text.replaceAll(mark + mark, doubledMark), doubled: mark + mark }
}
