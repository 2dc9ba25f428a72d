/** What a part of a workbook is, as far as its cells need it. */
export type PartKind = 'sheet' | 'strings' | 'styles' | 'workbook' | 'relations'

const kinds: Record<string, PartKind> = {
  worksheet: 'sheet',
  sst: 'strings',
  styleSheet: 'styles',
  workbook: 'workbook',
  Relationships: 'relations',
}

/** Where the first element of a part begins, if it has one. */
export const headBytes = 2048

/** Told by the first element, since programs name the parts as they like. */
export function partKind(head: Uint8Array): PartKind | null {
  const root = /<(?:[\w-]+:)?(\w+)[\s>/]/.exec(new TextDecoder('latin1').decode(head))
  return (root && kinds[root[1]!]) ?? null
}
