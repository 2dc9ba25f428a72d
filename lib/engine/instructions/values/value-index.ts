import { foldText } from '../../names/name-words'
import type { Understanding } from '../../understanding'

export interface FoundValue {
  column: number
  /** As it stands in the table. */
  value: string
  /** Its place among the column's values. */
  place: number
}

/** Longer values are texts, not names that people type. */
const valueLengthMax = 60
/** More values are not looked through, so that large tables are read as fast as small ones. */
const valuesPerColumnMax = 5000
const valuesMax = 20_000

/** The cells of texts and categories that read like a text in plain form, in the order of the columns. */
export function findValues(text: string, understanding: Understanding): FoundValue[] {
  const index = indexes.get(understanding) ?? new ValueIndex(understanding)
  indexes.set(understanding, index)
  return index.find(text)
}

/** Lower case without accents and marks, numbers apart from letters: as words are compared with cells. */
export function plainText(text: string): string {
  if (ascii.test(text)) {
    const spaced = text.replaceAll(letterDigit, '$1 $2').toLowerCase()
    return spaced.replaceAll(/[^a-z0-9]+/g, ' ').trim()
  }
  return foldText(text.replaceAll(/(\p{L})(\d)/gu, '$1 $2'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const ascii = /^[\x20-\x7e]*$/
const letterDigit = /([A-Za-z])(\d)/g

/** A dataset is asked for its values many times for one text. */
const indexes = new WeakMap<Understanding, ValueIndex>()
/** Values that begin with no letter or digit of these are few, and looked through for each text. */
const other = ''

/** Values by how they begin: only those that may be meant are ever brought into plain form. */
class ValueIndex {
  private readonly waiting = new Map<string, FoundValue[]>()
  private readonly ready = new Map<string, Map<string, FoundValue[]>>()

  constructor({ table, profile }: Understanding) {
    let looked = 0
    for (const [column, { values, type }] of table.columns.entries()) {
      const isTexts = type === 'text' || type === 'boolean'
      const isFull = values.length > valuesPerColumnMax || looked > valuesMax
      if (!isTexts || isFull || profile.columns[column]!.role === 'empty') continue
      looked += values.length
      for (const [place, value] of values.entries())
        if (value.length <= valueLengthMax) this.wait({ column, value, place })
    }
  }

  find(text: string): FoundValue[] {
    const found = [text[0] ?? other, other].flatMap((initial) => this.under(initial).get(text) ?? [])
    return found.sort((a, b) => a.column - b.column || a.place - b.place)
  }

  private wait(entry: FoundValue): void {
    const first = entry.value[0]?.toLowerCase() ?? ''
    const initial = /[a-z0-9]/.test(first) ? first : other
    const list = this.waiting.get(initial)
    if (list) list.push(entry)
    else this.waiting.set(initial, [entry])
  }

  private under(initial: string): Map<string, FoundValue[]> {
    const known = this.ready.get(initial)
    if (known) return known
    const byText = new Map<string, FoundValue[]>()
    for (const entry of this.waiting.get(initial) ?? []) {
      const text = plainText(entry.value)
      const same = byText.get(text)
      if (same) same.push(entry)
      else byText.set(text, [entry])
    }
    this.ready.set(initial, byText)
    return byText
  }
}
