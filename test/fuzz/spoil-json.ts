import { type Draw, isDrawn, oneOf, whole } from './draw'
import { oddJson, oddText } from './odd-values'

/** The bytes of a body that is JSON, or was to be. */
export function spoilJson(draw: Draw, value: unknown): Buffer {
  if (isDrawn(draw, 60)) return Buffer.from(JSON.stringify(spoilValue(draw, value)) ?? '')
  return spoilText(draw, JSON.stringify(value) ?? '')
}

function spoilValue(draw: Draw, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isDrawn(draw, 15)) {
    return oddJson(draw)
  }
  const entries = Object.entries(value)
  const at = whole(draw, 0, Math.max(0, entries.length - 1))
  const kind = whole(draw, 0, 3)
  if (kind === 0 || entries.length === 0) entries.push([oddText(draw), oddJson(draw)])
  else if (kind === 1) entries.splice(at, 1)
  else if (kind === 2)
    entries[at] = [oneOf(draw, ['Title', 'titel', 'allowedEmails', 'id', '']), entries[at]?.[1]]
  else entries[at] = [entries[at]?.[0] ?? '', oddJson(draw)]
  return Object.fromEntries(entries)
}

/** Ways of breaking the text of a JSON document. */
export function spoilText(draw: Draw, text: string): Buffer {
  const at = whole(draw, 0, text.length)
  return oneOf(draw, [
    () => Buffer.from(text.slice(0, at)),
    () => Buffer.from(`${text}${oneOf(draw, [',', '}', ']', 'x', '\u0000', text])}`),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, at)),
        Buffer.from([0xff, 0xfe, 0x80]),
        Buffer.from(text.slice(at)),
      ]),
    () => Buffer.from(text.replace(/"/g, "'")),
    () => Buffer.from(text.replace(/:/, ': NaN,"x":')),
    () => Buffer.from(text.replace(/^\{/, '{"a":1,"a":2,"__proto__":{"b":1},')),
    () => Buffer.from('['.repeat(whole(draw, 10, 20_000))),
    () => Buffer.from('{"a":'.repeat(whole(draw, 10, 20_000))),
    () => Buffer.from(`{"title":"${'x'.repeat(whole(draw, 1000, 300_000))}"}`),
    () => Buffer.from(oddText(draw)),
    () => Buffer.alloc(whole(draw, 0, 100)),
  ])()
}
