import type { Understanding } from '../../understanding'
import { findValues, plainText } from '../values/value-index'

export interface OwnWords {
  /** The text with what names something of the dataset behind marks that no grammar reads. */
  text: string
  kept: string[]
}

const wordsMax = 6
const nameLengthMin = 3
/** Of longer names only the beginning is looked at. */
const nameLengthMax = 200
const quoted = /"[^"\n]{1,80}"|“[^”\n]{1,80}”|«[^»\n]{1,80}»|„[^“”\n]{1,80}[“”]/gu

/** Quoted texts, whole names of columns, and values as they stand in the table, kept from translation. */
export function ownWords(text: string, understanding: Understanding): OwnWords {
  const kept: string[] = []
  const keep = (said: string) => `\uE000${kept.push(said) - 1}\uE001`
  const unquoted = text.replaceAll(quoted, (said) => keep(said.replaceAll(/[„“”«»]/g, '"')))
  const words = [...unquoted.matchAll(/[\p{L}\p{M}\d]+(?:_[\p{L}\p{M}\d]+)*/gu)]
  const names = namesOf(understanding)
  let result = ''
  let end = 0
  for (let at = 0; at < words.length; at++) {
    const from = words[at]!.index
    if (from < end) continue
    for (let last = Math.min(words.length, at + wordsMax) - 1; last >= at; last--) {
      const said = unquoted.slice(from, words[last]!.index + words[last]![0].length)
      if (!names.has(plainText(said)) && !isValue(said, understanding)) continue
      result += unquoted.slice(end, from) + keep(said)
      end = from + said.length
      break
    }
  }
  return { text: result + unquoted.slice(end), kept }
}

const nameSets = new WeakMap<Understanding, Set<string>>()

/** Names of columns in any spelling. */
function namesOf(understanding: Understanding): Set<string> {
  const known = nameSets.get(understanding)
  if (known) return known
  const all = understanding.table.columns.map(({ name }) => plainText(name.slice(0, nameLengthMax)))
  const names = new Set(all.filter((name) => name.length >= nameLengthMin))
  nameSets.set(understanding, names)
  return names
}

/** A value of several words in any spelling, of one word as it is written in the table. */
function isValue(said: string, understanding: Understanding): boolean {
  const text = plainText(said)
  const found = findValues(text, understanding)
  if (found.length === 0) return false
  return text.includes(' ') || (isName.test(said) && found.some(({ value }) => value === said))
}

const isName = /^\p{Lu}.{2,}/u
