import type { ErrorDetail } from '@/lib/contracts/errors'
import { readRefusal } from '@/lib/contracts/sentence-refusal'

/** What keeps a part of a sentence, or the sentence as a whole, from making a card. */
export interface Refusal {
  status: 'partly' | 'not_possible' | 'exists'
  /** Null where the sentence as a whole is meant. */
  clause: string | null
  why: string
  /** What could be said in its place, nearest first. */
  offers: string[]
}

const statuses = new Set<string>(['partly', 'not_possible', 'exists'] satisfies Refusal['status'][])

/** The refusals of a sentence, each with the offers that follow it; empty where something else is wrong. */
export function readRefusals(details: ErrorDetail[]): Refusal[] {
  const refusals: Refusal[] = []
  for (const { path, code, message } of details) {
    if (path !== 'sentence') continue
    if (code === 'offer') refusals.at(-1)?.offers.push(message)
    else if (statuses.has(code)) {
      const read = readRefusal(message)
      const { clause, why } = read ?? { clause: null, why: message }
      refusals.push({ status: code as Refusal['status'], clause, why, offers: [] })
    }
  }
  return refusals
}
