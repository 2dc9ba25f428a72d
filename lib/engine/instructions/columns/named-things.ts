import { isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { singular } from '../words/word-forms'
import { canMeasure, isRowName, isTime, saysCount } from './column-kinds'
import { type ColumnName, isNamingWord, type NamePart } from './column-names'
import type { NameMatch } from './match-name'

/** Of more of a name than this the column itself was said. */
export const entityCoverageMax = 0.85

export const isPlural = (word: string) => singular(word) !== word

export const kinds = /^(?:type|kind|class|category|group|status|segment)s?$/

/** Only what the column belongs to was said: "customer" of `customer_address`, or the rows' own name. */
export function isThing(
  understanding: Understanding,
  name: ColumnName,
  { score, parts }: NameMatch,
): boolean {
  if (saysCount(understanding, name.index)) return false
  const rest = name.parts.filter((part) => !parts.has(part))
  if (rest.length === 0 || score > entityCoverageMax) return false
  if (canMeasure(understanding, name.index) && (parts.size > 1 || !sayThing(parts))) return false
  const head = name.parts.findLast(({ isContent }) => isContent)
  if (head && !parts.has(head)) return true
  if (rest.every(({ word }) => isNamingWord(word))) return true
  return (
    isRowName(understanding, name.index) && rest.every(({ word }) => isNamingWord(word) || word === 'name')
  )
}

/** "applicants" of `Applicant type` are the things, not their kinds. */
export const isThingOfKind = ({ parts }: ColumnName, match: NameMatch, last: string): boolean =>
  isPlural(last) &&
  match.parts.size < parts.length &&
  parts.every((part) => match.parts.has(part) || kinds.test(part.word))

/** "orders above 100": those of `Order Date`, not their dates. */
export function isDatedThing(
  understanding: Understanding,
  { index, parts }: ColumnName,
  { match, token }: { match: NameMatch; token: Token },
): boolean {
  if (!isTime(understanding, index) || match.parts.size > 1 || singular(token.text) === token.text)
    return false
  return parts.some((part) => !match.parts.has(part) && /^(?:date|time|day|at|on)$/.test(part.word))
}

/** `imdb` of `IMDB Rating` is no thing that could be counted. */
const sayThing = (parts: Set<NamePart>): boolean => [...parts].some(({ word }) => isNoun(singular(word)))
