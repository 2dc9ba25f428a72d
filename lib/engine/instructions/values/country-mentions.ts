import { findCountryCode } from '../../profile/country-names'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'

/** Countries that a text names in another language or by another name than the data: `Deutschland` for Germany. */
export function countryMentions(tokens: Token[], { table, profile }: Understanding): CountryMention[] {
  const columns = profile.columns.filter(({ geo, type }) => geo === 'country' && type === 'text')
  if (columns.length === 0) return []
  const said = tokens.flatMap((_, from) => countryAt(tokens, from) ?? [])
  if (said.length === 0) return []
  return columns.flatMap(({ index }) => {
    const values = new Map(table.columns[index]!.values.map((value) => [findCountryCode(value), value]))
    return said.flatMap(({ code, from, to }) => {
      const value = values.get(code)
      return value === undefined ? [] : [{ column: index, value, from, to, isQuoted: false }]
    })
  })
}

interface CountryMention {
  column: number
  /** As it stands in the table. */
  value: string
  from: number
  to: number
  isQuoted: boolean
}

const wordsMax = 4
const isName = ({ text, isCapital }: Token) => isCapital && text.length > 1

function countryAt(tokens: Token[], from: number): { code: string; from: number; to: number } | null {
  for (let to = Math.min(tokens.length, from + wordsMax); to > from; to--) {
    const words = tokens.slice(from, to)
    if (words.some(({ kind }) => kind !== 'word')) continue
    // "they paid us" names no country
    if (to === from + 1 && closedWords.has(words[0]!.text) && !isName(words[0]!)) continue
    const code = findCountryCode(words.map(({ text }) => text).join(' '))
    if (code) return { code, from, to }
  }
  return null
}
