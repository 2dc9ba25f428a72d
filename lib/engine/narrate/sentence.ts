import type { Annotation } from '@/lib/contracts/blocks'
import type { Evidence, Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { type Condition, isFilter, queryConditions } from '../table/condition'

/** A text with what proves each of its numbers. */
export interface Sentence {
  text: string
  evidence: Evidence | null
  /** Points of a course that it speaks of. */
  annotations?: Annotation[]
}

export const nothingSaid: Sentence = { text: '', evidence: null }

/** A sentence of plain arithmetic. */
export function arithmetic(text: string, rows: number, figures: Figure[]): Sentence {
  return {
    text,
    evidence: { test: null, statistic: null, p: null, q: null, effect: null, rows, figures },
  }
}

/** One said before another, with what proves both. */
export function twoSentences(first: Sentence | null, second: Sentence): Sentence {
  if (!first?.evidence) return second
  const rows = Math.max(first.evidence.rows, second.evidence?.rows ?? 0)
  const figures = [...first.evidence.figures, ...(second.evidence?.figures ?? [])]
  return { ...second, ...arithmetic(`${first.text} ${second.text}`.trim(), rows, figures) }
}

export interface FigureSource {
  measure: string
  column: string | null
  /** What the rows of the card passed. */
  filters: Condition[]
  /** Which of these rows the figure is about. */
  own?: Filter[]
  rows: number
}

/** What a figure is a part of is told even where it is said by filters alone. */
const partMeasures = new Set(['share', 'share_of_rows'])

/** A number of a sentence with how to compute it again: of which rows of the table, and among which of them. */
export function figure(value: number, text: string, { filters, own = [], ...source }: FigureSource): Figure {
  const isPart = partMeasures.has(source.measure) && filters.length > 0
  return {
    value,
    text,
    ...source,
    filters: [...filters.filter(isFilter), ...own],
    ...((isPart || !filters.every(isFilter)) && { within: queryConditions(filters) }),
  }
}

export const joinSentences = (parts: string[]) => parts.filter(Boolean).join(' ')
