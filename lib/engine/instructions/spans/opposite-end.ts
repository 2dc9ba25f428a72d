import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { isSameThing } from '../typed/lexicon/things'

const negations = ['un', 'non', 'in', 'dis', 'im', 'des', 'nicht']
const negatedMin = 4
/** The ways to write a no, without accents. */
export const noes = new Set('no none not n false nein non nao 0'.split(' '))

/** Ends of which one is that the other did not come, each by a word of its things. */
const opposites = [
  ['failed', 'passed'],
  ['closed', 'open'],
  ['lost', 'won'],
] as const

/** "unarmed", "impayées", "Durchfall": the no of a column that says by its name that the opposite is so. */
export function oppositeEnd(word: string, understanding: Understanding): Filter | null {
  const plain = negations
    .filter((prefix) => word.startsWith(prefix) && word.length >= prefix.length + negatedMin)
    .map((prefix) => word.slice(prefix.length))
  const other = opposites.find((pair) => pair.some((one) => isSameThing(word, one)))
  const meant = other?.find((one) => !isSameThing(word, one))
  const { columns } = understanding.table
  // of a column and what was decided of it the latter
  const names = [...columnNames(understanding)].sort(
    (a, b) => columns[a.index]!.values.length - columns[b.index]!.values.length,
  )
  for (const { index, parts } of names) {
    const [name, ...more] = parts.filter(({ isContent }) => isContent)
    if (!name || (more.length > 0 && !columns[index]!.derivedFrom)) continue
    // of three answers not all others are the opposite
    const isTwo = columns[index]!.type === 'boolean' || columns[index]!.values.length === 2
    const isMeant = isTwo && meant !== undefined && isSameThing(name.word, meant)
    const no = isMeant || plain.some((one) => isSameForm(one, name.word)) ? noOf(understanding, index) : null
    if (no) return no
  }
  return null
}

/** A yes/no's no; null of other columns. */
function noOf({ table }: Understanding, index: number): Filter | null {
  const { name, type, values, numbers } = table.columns[index]!
  if (type === 'boolean') return { column: name, op: '=', value: false }
  const no = numbers ? [] : values.filter((value) => noes.has(foldText(value.trim())))
  return no.length === 1 ? { column: name, op: '=', value: no[0]! } : null
}

const ending = /(?:e[rnms]|ee?s?|[oai]s?|s)$/
const participle = /[tdniuse]$/

/** Whether two words are one participle: "pagati" and `pagato`, "bezahlter" and `bezahlt`. */
export const isSameForm = (a: string, b: string): boolean => {
  if (a === b) return true
  const [one, two] = [a, b].map((word) => word.replace(ending, ''))
  return one!.length >= negatedMin - 1 && one === two && participle.test(one!)
}

/** Whether a word is one for what was done, by its ending in any of the languages. */
export const isParticiple = (word: string): boolean =>
  /(?:ed|iert\p{L}{0,2}|^ge\p{L}+(?:t|en)\p{L}{0,2}|[aiu][dt][oa]s?|[aiu]t[ei]|ee?s?|ues?|uel?t[oa]s?)$/u.test(
    word,
  )
