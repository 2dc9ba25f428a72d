/** A first line such as `sep=;`, which spreadsheets write for each other. */
export function takeSeparatorLine(text: string): { text: string; delimiter: string | null; lines: number } {
  const match = /^"?sep=(.)"?[^\S\n]*(?:\r\n|\r|\n)/i.exec(text)
  if (!match) return { text, delimiter: null, lines: 0 }
  return { text: text.slice(match[0].length), delimiter: match[1]!, lines: 1 }
}
