/** A text with its UTF-16 units at hand: typed arrays are read several times faster than strings. */
export type TextUnits = Uint8Array | Uint16Array

export interface SourceText {
  text: string
  /** Bytes where the text is ASCII: half the memory to wait for. */
  units: TextUnits
  /** The same bytes, to be read four at a time from any place on; null where the text is not ASCII or holds NULs. */
  words: DataView | null
}

/** Bytes behind the last, so that words can be read up to the text's end. */
const paddingBytes = 16

export const emptySource: SourceText = { text: '', units: new Uint8Array(0), words: null }

export function sourceText(text: string): SourceText {
  const buffer = new ArrayBuffer(text.length + paddingBytes)
  const bytes = new Uint8Array(buffer, 0, text.length)
  const { read, written } = new TextEncoder().encodeInto(text, bytes)
  if (read === text.length && written === text.length) {
    return { text, units: bytes, words: text.includes('\0') ? null : new DataView(buffer) }
  }
  const units = new Uint16Array(text.length)
  for (let i = 0; i < units.length; i++) units[i] = text.charCodeAt(i)
  return { text, units, words: null }
}
