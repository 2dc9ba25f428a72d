import { distance } from 'fastest-levenshtein'
import type { Role } from '@/lib/contracts/analysis'
import type { Understanding } from '../understanding'

export interface ColumnMention {
  name: string
  role: Role
  /** Where in the text it stands, in words. */
  place: number
}

/** From this length on a word may have a letter wrong. */
const fuzzyLengthMin = 5

/** The dataset's columns that a text names, in the order of the text; the longer name wins where two fit. */
export function mentionedColumns(text: string, { table, profile }: Understanding): ColumnMention[] {
  const words = wordsOf(text)
  const used = new Set<number>()
  const columns = table.columns
    .map((column, index) => ({
      name: column.name,
      role: profile.columns[index]!.role,
      words: wordsOf(column.name),
    }))
    .filter((column) => column.words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
  const mentions: ColumnMention[] = []
  for (const { name, role, words: wanted } of columns) {
    const place = findWords(words, wanted, used)
    if (place < 0) continue
    wanted.forEach((_, offset) => {
      used.add(place + offset)
    })
    mentions.push({ name, role, place })
  }
  return mentions.sort((a, b) => a.place - b.place)
}

function findWords(words: string[], wanted: string[], used: Set<number>): number {
  return words.findIndex((_, place) =>
    wanted.every((word, offset) => {
      const other = words[place + offset]
      return other !== undefined && !used.has(place + offset) && isSameWord(other, word)
    }),
  )
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  return Math.min(a.length, b.length) >= fuzzyLengthMin && distance(a, b) <= 1
}

/** Lower-case words in the singular; `unitPrice` and `unit_price` are two words. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=[a-z]{2}[^s])s$/, ''))
}
