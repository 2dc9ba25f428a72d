/** What stands alone in an element; a title has more than a slot's name in its own. */
export function fillSlot(html: string, slot: string, content: string): string {
  const at = html.lastIndexOf(`>${slot}<`) + 1
  if (at === 0) throw new Error(`The document has no place for ${slot}.`)
  return html.slice(0, at) + content + html.slice(at + slot.length)
}
