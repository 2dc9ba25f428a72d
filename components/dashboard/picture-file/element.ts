/** An SVG element with its attributes; lengths in pixels, to the tenth. */
export function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)
  }
  return made
}
