export interface TextPart {
  text: string
  isFigure: boolean
  /** Offset in the sentence. */
  at: number
}

/** Numbers with what belongs to them (`$1.2M`, `-3.4%`, `12,345`), but not years, dates or parts of words. */
const figure =
  /(?<![\p{L}\d.,/-])[-+−]?(?:[$€£¥₹]\s?)?\d[\d,.]*\d?(?:\s?(?:%|[KMBT](?![\p{L}])|×))?(?![\p{L}\d/]|-\d)/gu
const year = /^(?:19|20)\d\d$/

/** A sentence in parts, its figures apart: those that its evidence names, else whatever reads as a number. */
export function emphasize(text: string, figures: string[] = []): TextPart[] {
  const named = figures.filter((name) => name.length > 0 && text.includes(name))
  const spans = named.length > 0 ? namedSpans(text, named) : foundSpans(text)
  const parts: TextPart[] = []
  let at = 0
  for (const [from, to] of spans) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from), isFigure: false, at })
    parts.push({ text: text.slice(from, to), isFigure: true, at: from })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFigure: false, at })
  return parts
}

type Span = [number, number]

function namedSpans(text: string, names: string[]): Span[] {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length)
  const spans = longestFirst.flatMap((name) => {
    const found: Span[] = []
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      if (isApart(text, at, at + name.length)) found.push([at, at + name.length])
    }
    return found
  })
  return spans.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
}

/** `12` is not to be found inside `2012` or `12.5`. */
function isApart(text: string, from: number, to: number): boolean {
  return !/[\p{L}\d]$|\d[.,]$/u.test(text.slice(0, from)) && !/^[\p{L}\d]|^[.,]\d/u.test(text.slice(to))
}

function foundSpans(text: string): Span[] {
  return [...text.matchAll(figure)]
    .map((match): Span => [match.index, match.index + match[0].replace(/[.,]+$/, '').length])
    .filter(([from, to]) => !year.test(text.slice(from, to)))
}
