import type { Cell } from '@/lib/contracts/cards'
import { periodStart } from '@/lib/format/period-start'

export interface Days {
  /** The first and the last day, both included: `2025-03-01`. */
  from: string
  to: string
}

const dayMs = 86_400_000

/** The days of a period of a time axis (`2025`, `2025-Q1`, `2025-03`, `2025-W07`, `2025-03-09`, 2025), or null. */
export function periodDays(cell: Cell): Days | null {
  const text = typeof cell === 'number' && Number.isInteger(cell) ? String(cell) : cell
  const start = typeof text === 'string' ? periodStart(text) : null
  if (start === null) return null
  const end = nextStart(String(text), new Date(start)) - dayMs
  return { from: dayOf(start), to: dayOf(Math.max(start, end)) }
}

function nextStart(text: string, start: Date): number {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  if (/^\d{4}$/.test(text)) return Date.UTC(year + 1, 0, 1)
  if (text.includes('Q')) return Date.UTC(year, month + 3, 1)
  if (text.includes('W')) return Date.UTC(year, month, day + 7)
  if (/^\d{4}-\d\d$/.test(text)) return Date.UTC(year, month + 1, 1)
  return Date.UTC(year, month, day + 1)
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
