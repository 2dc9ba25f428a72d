/** A text as UTF-8 bytes, among which the marks of a dialect stand for nothing else. */
export interface ByteText {
  bytes: Uint8Array
  /** The text in a stretch of bytes. */
  textAt(start: number, end: number): string
}

/** Of bytes that are the text's characters. */
const asciiText = (text: string, bytes: Uint8Array): ByteText => ({
  bytes,
  textAt: (start, end) => text.slice(start, end),
})

/** Takes a mark at the beginning of a cell for a character. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * A text in whatever encoding it came; null where a unit of it is no character, which no bytes can stand for.
 *
 * @param bytes where each is a character of the text
 */
export function byteText(text: string, bytes?: Uint8Array): ByteText | null {
  if (bytes) return asciiText(text, bytes)
  if (!text.isWellFormed()) return null
  const encoded = new TextEncoder().encode(text)
  if (encoded.length === text.length) return asciiText(text, encoded)
  return { bytes: encoded, textAt: (start, end) => decoder.decode(encoded.subarray(start, end)) }
}
