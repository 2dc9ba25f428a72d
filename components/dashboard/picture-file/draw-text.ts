import { ellipsis } from '@/components/charts/text/fit-text'
import { element } from './element'

/** A text as the page broke it into lines, each where it stands in the card. */
export function drawText(text: Text, card: Element): SVGElement[] {
  const parent = text.parentElement
  if (!parent || text.data.trim() === '') return []
  const style = getComputedStyle(parent)
  const fontSize = Number.parseFloat(style.fontSize)
  const frame = card.getBoundingClientRect()
  return linesOf(text, parent).map(({ words, box }) => {
    const line = element('text', {
      x: box.x - frame.x,
      y: box.y - frame.y + box.height / 2 + fontSize * aboveMiddle,
      fill: style.color,
      'font-size': fontSize,
      'font-weight': style.fontWeight,
    })
    if (style.letterSpacing !== 'normal') line.setAttribute('letter-spacing', style.letterSpacing)
    if (style.fontVariantNumeric !== 'normal')
      line.setAttribute('style', `font-variant-numeric: ${style.fontVariantNumeric}`)
    line.textContent = isCut(parent, style)
      ? ellipsis(words, { widthMax: parent.clientWidth, fontSize, linesMax: 1 })
      : words
    return line
  })
}

const isCut = (parent: Element, { textOverflow }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth

/** From the middle of Inter's line down to its baseline, in its size. */
const aboveMiddle = 0.364

interface Line {
  words: string
  box: DOMRect
}

function linesOf(text: Text, parent: Element): Line[] {
  const clip = parent.closest('.line-clamp-2')?.getBoundingClientRect()
  const lines: Line[] = []
  for (const word of text.data.matchAll(/\S+/g)) {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (clip && box.y >= clip.bottom) break
    if (last && Math.abs(last.box.y - box.y) < box.height / 2) last.words += ` ${word[0]}`
    else lines.push({ words: word[0], box })
  }
  return lines
}
