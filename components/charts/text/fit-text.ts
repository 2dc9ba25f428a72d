import { isFullWidth, textWidth } from './text-width'

export interface TextBox {
  widthMax: number
  fontSize: number
  linesMax: number
}

/** The lines that a text takes in a box, broken between words and never inside; what does not fit ends in `…`. */
export function fitText(text: string, box: TextBox): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest && lines.length < box.linesMax) {
    const isLast = lines.length === box.linesMax - 1
    const line = isLast ? null : withoutOrphan(nextLine(rest, box), rest, box)
    lines.push(line === null ? ellipsis(rest, box) : line.trim())
    rest = line === null ? '' : rest.slice(line.length).trim()
  }
  return lines.length > 0 ? lines : ['']
}

/** The text, or as much of its start as fits before `…`. */
export function ellipsis(text: string, { widthMax, fontSize }: TextBox): string {
  if (textWidth(text, fontSize) <= widthMax) return text
  const chars = Array.from(text)
  let kept = fitting(chars, widthMax - textWidth('…', fontSize), fontSize)
  while (kept > 1 && chars[kept - 1] === ' ') kept -= 1
  return `${chars.slice(0, Math.max(kept, 1)).join('')}…`
}

/** What a unit takes that would stand alone in the last line. */
const orphanMax = 2

/** The line without its last word where only a letter or two would follow: `Filter beans`, `500 g`. */
function withoutOrphan(line: string | null, text: string, { widthMax, fontSize }: TextBox): string | null {
  const isOrphan =
    line !== null && line.length < text.length && text.slice(line.length).trim().length <= orphanMax
  const at = isOrphan ? line.trimEnd().lastIndexOf(' ') : 0
  if (line === null || at <= 0) return line
  return textWidth(text.slice(at + 1), fontSize) <= widthMax ? line.slice(0, at + 1) : line
}

/** As much of the text as fits a line whole, or null where its first word does not. */
function nextLine(text: string, { widthMax, fontSize }: TextBox): string | null {
  if (textWidth(text, fontSize) <= widthMax) return text
  const chars = Array.from(text)
  for (let kept = fitting(chars, widthMax, fontSize); kept > 0; kept--) {
    if (mayBreak(chars[kept - 1]!, chars[kept]!)) return chars.slice(0, kept).join('')
  }
  return null
}

/** At a space, behind a hyphen or slash, and beside the letters of scripts that part no words. */
const mayBreak = (before: string, after: string) =>
  after === ' ' || /[\s/-]/.test(before) || isFullWidth(before) || isFullWidth(after)

function fitting(chars: string[], widthMax: number, fontSize: number): number {
  let width = 0
  const at = chars.findIndex((char) => {
    width += textWidth(char, fontSize)
    return width > widthMax
  })
  return at < 0 ? chars.length : at
}
