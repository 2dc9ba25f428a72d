import type { Evidence, Figure } from '@/lib/contracts/analysis'
import type { Filter } from '@/lib/contracts/query'

/** A text with what proves each of its numbers. */
export interface Sentence {
  text: string
  evidence: Evidence | null
}

export const nothingSaid: Sentence = { text: '', evidence: null }

/** A sentence of plain arithmetic. */
export function arithmetic(text: string, rows: number, figures: Figure[]): Sentence {
  return {
    text,
    evidence: { test: null, statistic: null, p: null, q: null, effect: null, rows, figures },
  }
}

export interface FigureSource {
  measure: string
  column: string | null
  filters: Filter[]
  rows: number
}

export const figure = (value: number, text: string, source: FigureSource): Figure => ({
  value,
  text,
  ...source,
})

export const joinSentences = (parts: string[]) => parts.filter(Boolean).join(' ')
