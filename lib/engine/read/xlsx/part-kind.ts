import { findMark } from '../infer-encoding'

/** What a part of a workbook is, as far as its cells need it. */
export type PartKind = 'sheet' | 'strings' | 'styles' | 'workbook' | 'relations'

const kinds: Record<string, PartKind> = {
  worksheet: 'sheet',
  sst: 'strings',
  styleSheet: 'styles',
  workbook: 'workbook',
  Relationships: 'relations',
}

/** Where the first element of a part begins, if it has one: some programs put a licence before it. */
export const headBytes = 32 * 1024

/** Told by the first element, since programs name the parts as they like. */
export function partKind(head: Uint8Array): PartKind | null {
  const text = new TextDecoder(utf16Of(head) ?? 'latin1').decode(head)
  const root = /^<(?:[\w-]+:)?(\w+)[\s>/]/.exec(text.slice(rootAt(text)))
  return (root && kinds[root[1]!]) ?? null
}

/** How what may stand before the first element begins and ends. */
const asides = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Where the first element begins, behind comments, instructions and a document type. */
function rootAt(text: string): number {
  let at = text.indexOf('<')
  while (at >= 0) {
    const aside = asides.find(([start]) => text.startsWith(start, at))
    if (!aside) return at
    const end = text.indexOf(aside[1], at + aside[0].length)
    at = end < 0 ? -1 : text.indexOf('<', end)
  }
  return text.length
}

/** A text in two bytes a letter, as its first two say; null where it is in one. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = findMark(bytes)
  return mark === 'utf-8' ? null : mark
}
