import type { Understanding } from '../../understanding'
import { readTokens, type Token } from '../tokens'

const namesOf = new WeakMap<Understanding, { column: number; words: string[] }[]>()

/** Columns of whose names a number is a part, as G3 or budget_2013, in words; the longest first. */
function numberedNames(understanding: Understanding) {
  const known = namesOf.get(understanding)
  if (known) return known
  const names = understanding.table.columns.flatMap(({ name }, column) => {
    const tokens = readTokens(name)
    const isNumbered = tokens[0]?.kind === 'word' && tokens.some(({ kind }) => kind === 'number')
    return isNumbered ? [{ column, words: tokens.map(({ text }) => text) }] : []
  })
  names.sort((a, b) => b.words.length - a.words.length)
  namesOf.set(understanding, names)
  return names
}

/** Words of a clause with each such name, said in full, in one. */
export function withNumberedNames(tokens: Token[], understanding: Understanding): Token[] {
  const names = numberedNames(understanding)
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const name = names.find(({ words }) => words.every((word, step) => tokens[at + step]?.text === word))
    read.push(name ? { ...tokens[at]!, column: name.column } : tokens[at]!)
    at += name ? name.words.length : 1
  }
  return read
}
