/** A text with its UTF-16 units at hand: typed arrays are read several times faster than strings. */
export type TextUnits = Uint8Array | Uint16Array

export interface SourceText {
  text: string
  /** Bytes where the text is ASCII: half the memory to wait for. */
  units: TextUnits
}

export const emptySource: SourceText = { text: '', units: new Uint8Array(0) }

export function sourceText(text: string): SourceText {
  const bytes = new Uint8Array(text.length)
  const { read, written } = new TextEncoder().encodeInto(text, bytes)
  if (read === text.length && written === text.length) return { text, units: bytes }
  const units = new Uint16Array(text.length)
  for (let i = 0; i < units.length; i++) units[i] = text.charCodeAt(i)
  return { text, units }
}
