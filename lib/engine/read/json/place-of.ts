/** `line 3, column 14`, counted from 1. */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++
  return `line ${line}, column ${offset - lineStart + 1}`
}
