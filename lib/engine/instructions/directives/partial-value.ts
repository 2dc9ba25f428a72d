import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { singular } from '../words/word-forms'

/** A column of more values holds names or sentences. */
const valuesMax = 60
const wordLengthMin = 3

/** What a word of a longer value leaves out: "the rent", of `RENT FLAT 4B`; null where no value, or several columns, have it. */
export function partialValue(word: string, { table, profile }: Understanding): Filter | null {
  if (word.length < wordLengthMin) return null
  const found = table.columns.flatMap(({ name, type, values }, index) => {
    const isOfKinds = type === 'text' && values.length <= valuesMax && profile.columns[index]!.role !== 'id'
    const own = isOfKinds ? values.filter((value) => hasWord(value, word)) : []
    return own.length > 0 && own.length < values.length ? [{ name, own }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0 || only.own.length > 1) return null
  return { column: only.name, op: '!=', value: only.own[0]! }
}

const hasWord = (value: string, word: string): boolean =>
  (foldText(value).match(/\p{L}+/gu) ?? []).some((own) => singular(own) === singular(word))
