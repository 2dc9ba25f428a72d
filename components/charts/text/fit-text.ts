import { textWidth } from './text-width'

export interface TextBox {
  widthMax: number
  fontSize: number
  linesMax: number
}

/** The lines that a text takes in a box, broken between words where it can be; what does not fit ends in `…`. */
export function fitText(text: string, box: TextBox): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest && lines.length < box.linesMax) {
    const isLast = lines.length === box.linesMax - 1
    const line = isLast ? ellipsis(rest, box) : nextLine(rest, box)
    lines.push(line.trim())
    rest = isLast ? '' : rest.slice(line.length).trim()
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

function nextLine(text: string, { widthMax, fontSize }: TextBox): string {
  if (textWidth(text, fontSize) <= widthMax) return text
  const chars = Array.from(text)
  const kept = Math.max(fitting(chars, widthMax, fontSize), 1)
  const start = chars.slice(0, kept + 1).join('')
  const breakAt = Math.max(start.lastIndexOf(' '), start.lastIndexOf('-') + 1, start.lastIndexOf('/') + 1)
  return breakAt > 0 && breakAt <= chars.slice(0, kept).join('').length
    ? text.slice(0, breakAt)
    : chars.slice(0, kept).join('')
}

function fitting(chars: string[], widthMax: number, fontSize: number): number {
  let width = 0
  const at = chars.findIndex((char) => {
    width += textWidth(char, fontSize)
    return width > widthMax
  })
  return at < 0 ? chars.length : at
}
