import { drawText } from './draw-text'
import { element } from './element'
import { standAlone } from './stand-alone'

export interface CardPicture {
  svg: string
  width: number
  height: number
}

/**
 * A card as it stands on the page, as one SVG without the page: its words, keys and chart at their places, light
 * whatever the reader has chosen.
 */
export function drawCard(card: HTMLElement, fontFace: string): CardPicture {
  const showAsChosen = showLight()
  try {
    const { width, height } = card.getBoundingClientRect()
    const { fontFamily, fontFeatureSettings } = getComputedStyle(card)
    const picture = element('svg', {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily,
      style: `font-feature-settings: ${fontFeatureSettings}`,
    })
    const style = element('style', {})
    style.textContent = fontFace
    picture.append(style, element('rect', { width, height, fill: '#ffffff' }), ...drawNodes(card, card))
    return { svg: new XMLSerializer().serializeToString(picture), width, height }
  } finally {
    showAsChosen()
  }
}

/** Light until what is returned is called; nobody sees it, as nothing is painted in between. */
function showLight(): () => void {
  const { classList, style } = document.documentElement
  const [classes, scheme] = [classList.value, style.colorScheme]
  classList.remove('dark')
  classList.add('light')
  style.colorScheme = 'light'
  return () => {
    classList.value = classes
    style.colorScheme = scheme
  }
}

/** What is for a pointer, or for screen readers alone. */
const leftOut = 'button, noscript, .sr-only, [role="status"]'

function drawNodes(parent: Element, card: HTMLElement): SVGElement[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return drawText(node, card)
    if (!(node instanceof Element) || node.matches(leftOut) || isHidden(node)) return []
    if (node instanceof SVGSVGElement) return [standAlone(node, placeIn(card, node))]
    return [...drawBox(node, card), ...drawNodes(node, card)]
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

function isHidden(node: Element): boolean {
  const { display, visibility } = getComputedStyle(node)
  return display === 'none' || visibility === 'hidden'
}

const isClear = (color: string) => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)

/** Where an element stands in the card. */
function placeIn(card: Element, inside: Element): DOMRect {
  const [frame, box] = [card.getBoundingClientRect(), inside.getBoundingClientRect()]
  return new DOMRect(box.x - frame.x, box.y - frame.y, box.width, box.height)
}
