import { usualOf } from './column-kinds'
import { commonDelimiters, rareDelimiters } from './delimiters'

export const commentMarks = ['#', '%', '!']
const delimiters = [...commonDelimiters, ...rareDelimiters.filter((one) => !commentMarks.includes(one))]

const quoted = /"[^"]*"/g

/** A mark that lines begin with, though neither the most of them nor ones as wide as the others. */
export function inferComment(sample: string): string | null {
  const lines = sample.split(/\r\n|\r|\n/).filter((line) => line !== '')
  for (const mark of commentMarks) {
    const marked = lines.filter((line) => line.startsWith(mark))
    if (marked.length === 0 || marked.length * 2 > lines.length) continue
    const plain = lines.filter((line) => !line.startsWith(mark))
    const isRow = delimiters.some((delimiter) => {
      const cells = (line: string) => line.replace(quoted, '').split(delimiter).length
      const usual = usualOf(plain.map(cells))
      return usual > 1 && marked.some((line) => cells(line) >= usual)
    })
    if (!isRow) return mark
  }
  return null
}
