import type { Sentence } from '../sentence'

const kinds =
  'new|existing|returning|repeat|loyal|former|current|active|inactive|recent|late|early|overdue|delayed|lost|failed|successful|cancell?ed|big|large|small|heavy|light|cheap|expensive|pricey|rich|poor|young|old|senior|junior|online|offline|local|foreign|domestic|international|public|private|paid|unpaid|open|closed|good|bad|fast|slow|strong|weak|rural|urban|seasonal|regular|urgent|premium|organic|popular|profitable|unprofitable|underperforming'
const unreadKind = new RegExp(
  ` (${kinds})(?= (?:#[ce]\\d+|(?!as |is |was |has |this |his |multiples )\\p{L}{3,}s)(?= ))`,
  'u',
)

/** "revenue of new customers": a kind of thing that no column tells; null where each such word was read. */
export function unreadKindNote({ text }: Sentence): string | null {
  const word = unreadKind.exec(text)?.[1]
  return word === undefined ? null : `Nothing was made of “${word}”.`
}
