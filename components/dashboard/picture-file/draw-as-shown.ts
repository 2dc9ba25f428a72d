import { drawText } from './draw-text'
import { element } from './element'
import { standAlone } from './stand-alone'

export interface Picture {
  svg: string
  width: number
  height: number
}

interface Ground {
  /** The rules of the page's own font, by which others see the same letters. */
  fontFace: string
  color: string
  /** What does not belong into the picture, as a selector; what is for a pointer or for screen readers never does. */
  leftOut?: string
}

/** A part of a page as it is seen, as one SVG without the page: its words, keys and charts at their places. */
export function drawAsShown(part: HTMLElement, { fontFace, color, leftOut }: Ground): Picture {
  const { width, height } = part.getBoundingClientRect()
  const { fontFamily, fontFeatureSettings } = getComputedStyle(part)
  const picture = element('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': fontFamily,
    style: `font-feature-settings: ${fontFeatureSettings}`,
  })
  const style = element('style', {})
  style.textContent = fontFace
  picture.append(
    style,
    element('rect', { width, height, fill: color }),
    ...drawNodes(part, {
      part,
      leftOut: leftOut ? `${neverDrawn}, ${leftOut}` : neverDrawn,
    }),
  )
  return { svg: new XMLSerializer().serializeToString(picture), width, height }
}

/** What is for a pointer, or for screen readers alone. */
const neverDrawn = 'button, noscript, script, .sr-only, [role="status"]'

interface Drawing {
  part: HTMLElement
  leftOut: string
}

function drawNodes(parent: Element, drawing: Drawing): SVGElement[] {
  const { part, leftOut } = drawing
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return drawText(node, part)
    if (!(node instanceof Element) || node.matches(leftOut) || isHidden(node)) return []
    if (node instanceof SVGSVGElement) return [standAlone(node, placeIn(part, node))]
    return [...drawBox(node, part), ...drawNodes(node, drawing)]
  })
}

/** Swatches and hairlines: what of a box is more than its content. */
function drawBox(box: Element, card: HTMLElement): SVGElement[] {
  const style = getComputedStyle(box)
  const { x, y, width, height } = placeIn(card, box)
  const drawn: SVGElement[] = []
  if (!isClear(style.backgroundColor)) {
    const rx = Number.parseFloat(style.borderTopLeftRadius) || 0
    drawn.push(element('rect', { x, y, width, height, rx, fill: style.backgroundColor }))
  }
  const line = Number.parseFloat(style.borderBottomWidth)
  if (line > 0 && !isClear(style.borderBottomColor)) {
    const fill = style.borderBottomColor
    drawn.push(element('rect', { x, y: y + height - line, width, height: line, fill }))
  }
  return drawn
}

/** Folded as well: what a closed `details` holds has a place, and is not seen. */
const isHidden = (node: Element) =>
  getComputedStyle(node).visibility !== 'visible' || !(node.checkVisibility?.() ?? hasPlace(node))

/** For browsers without `checkVisibility`, of 2023 and before, which give what is folded no box at all. */
const hasPlace = (node: Element) => node.getClientRects().length > 0

const isClear = (color: string) => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)

/** Where an element stands in the card. */
function placeIn(card: Element, inside: Element): DOMRect {
  const [frame, box] = [card.getBoundingClientRect(), inside.getBoundingClientRect()]
  return new DOMRect(box.x - frame.x, box.y - frame.y, box.width, box.height)
}
