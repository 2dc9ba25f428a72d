/** What an element has from its parents, where it says nothing itself. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
]

/** A chart with its styles written into it, at a place: nothing of the page's style sheets is needed any more. */
export function standAlone(chart: SVGSVGElement, place: DOMRect): SVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const seen = chart.closest('[role="region"]')?.getBoundingClientRect()
  const height = Math.min(place.height, seen?.height ?? place.height)
  writeStyles(chart, copy, null)
  for (const [key, value] of Object.entries({ x: place.x, y: place.y, width: place.width, height }))
    copy.setAttribute(key, String(value))
  if (seen) {
    const { width } = chart.viewBox.baseVal
    copy.setAttribute('viewBox', `0 0 ${width} ${(height / place.width) * width}`)
  }
  copy.setAttribute('overflow', seen ? 'hidden' : 'visible')
  return copy
}

function writeStyles(from: Element, to: Element, above: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from)
  for (const { name } of [...to.attributes]) {
    if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) to.removeAttribute(name)
  }
  for (const name of inherited) {
    const value = style.getPropertyValue(name)
    if (value === above?.getPropertyValue(name)) to.removeAttribute(name)
    else to.setAttribute(name, value)
  }
  if (style.opacity !== '1') to.setAttribute('opacity', style.opacity)
  if (style.fontVariantNumeric !== (above?.fontVariantNumeric ?? 'normal'))
    to.setAttribute('style', `font-variant-numeric: ${style.fontVariantNumeric}`)
  const copies = [...to.children]
  ;[...from.children].forEach((child, at) => {
    writeStyles(child, copies[at]!, style)
  })
}
