/** A part of a sentence that makes no card, in its own words, and why. */
export interface SentenceRefusal {
  clause: string
  why: string
}

const separator = '”: '

/** As it stands in the detail of an error. */
export const writeRefusal = ({ clause, why }: SentenceRefusal): string => `“${clause}${separator}${why}`

/** What a detail says of which part; null where it is of the sentence as a whole. */
export function readRefusal(message: string): SentenceRefusal | null {
  const end = message.indexOf(separator)
  if (!message.startsWith('“') || end < 0) return null
  return { clause: message.slice(1, end), why: message.slice(end + separator.length) }
}
