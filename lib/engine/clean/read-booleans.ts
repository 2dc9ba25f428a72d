import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** Pairs of spellings: what stands for true, what for false. */
const pairs: [string, string][] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
]

export function readBooleans(draft: TextDraft): ColumnReading | null {
  const lower = draft.texts.map((text, index) => (draft.missing[index] ? null : text.toLowerCase()))
  const present = new Set(lower.filter((text) => text !== null))
  const pair =
    present.size > 0 && present.size <= 2 ? pairs.find((p) => [...present].every((t) => p.includes(t))) : null
  if (!pair) return null
  const isTrue = (text: string | null) => text === pair[0]
  return {
    type: 'boolean',
    texts: lower.map((text) => (text === null ? null : String(isTrue(text)))),
    numbers: Float64Array.from(lower, (text) => (text === null ? Number.NaN : Number(isTrue(text)))),
    unit: null,
    leadingZeros: false,
    format: null,
  }
}
