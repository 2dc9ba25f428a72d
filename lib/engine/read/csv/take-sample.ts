/** Enough rows for every pattern that matters, little enough to be read in a dozen ways. */
const sampleChars = 32_768
/** One line may be longer than the sample; no header is longer than this. */
const longLineChars = 1_048_576

/** The text's beginning up to a line's end. */
export function takeSample(text: string): string {
  if (text.length <= sampleChars) return text
  const head = text.slice(0, sampleChars)
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'))
  if (end > 0) return head.slice(0, end + 1)
  const line = text.slice(0, longLineChars)
  const next = line.search(/[\r\n]/)
  return next < 0 ? head : line.slice(0, next + 1)
}
