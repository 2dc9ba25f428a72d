import type { Evidence, Figure } from '@/lib/contracts/analysis'
import { type Condition, isFilter, queryConditions } from '../table/condition'

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
  filters: Condition[]
  rows: number
}

export function figure(value: number, text: string, { filters, ...source }: FigureSource): Figure {
  const last = filters.findLastIndex((condition) => !isFilter(condition))
  return {
    value,
    text,
    ...source,
    filters: filters.slice(last + 1).filter(isFilter),
    ...(last >= 0 && { within: queryConditions(filters.slice(0, last + 1)) }),
  }
}

export const joinSentences = (parts: string[]) => parts.filter(Boolean).join(' ')
