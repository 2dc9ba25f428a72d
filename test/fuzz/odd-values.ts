import fc from 'fast-check'
import { type Draw, isDrawn, oneOf, whole } from './draw'

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  "' OR 1=1 --",
  '";DROP TABLE accounts;--',
  '<script>alert(1)</script>',
  '=1+1',
  '{{7*7}}',
  '%s%n%x',
  '%',
  '%zz',
  '%00',
  '\u0000',
  'a\u0000b',
  '\u0001\u0007\u001b[31m',
  '\r\nX-Injected: 1',
  '\ufeffBOM',
  '\u200b\u2060\u00ad',
  '\u202eright to left',
  'ÅÄÖ åäö',
  'e\u0301',
  '表ポあA鷗ŒéB逍Üßªąñ丂㐀𠀀',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ',
  '\ud800',
  '\udfff\ud800',
  'مرحبا',
  '٣٤٥',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'a@b',
  '@',
  'a,b,,c',
  'readout_000000000000000000000000000000000000',
] as const

const oddNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
] as const

const anyText = () => fc.string({ unit: 'binary', maxLength: 60 })
const anyJson = () => fc.jsonValue({ maxDepth: 3 })

/** A text that somebody did not think of. */
export function oddText(draw: Draw): string {
  if (isDrawn(draw, 50)) return oneOf(draw, oddTexts)
  if (isDrawn(draw, 70)) return draw(anyText)
  return oneOf(draw, ['x', 'é', '表', '👩', ' ', '\n', '"', '%41']).repeat(whole(draw, 1, 3000))
}

/** Anything that JSON can say. */
export function oddJson(draw: Draw): unknown {
  const at = whole(draw, 0, 99)
  if (at < 30) return oddText(draw)
  if (at < 50) return oneOf(draw, oddNumbers)
  if (at < 70) return oneOf(draw, [null, true, false, [], {}, [[]], [null], { '': '' }, ['', 0, {}]])
  if (at < 75) return Array.from({ length: whole(draw, 10, 2000) }, () => 'x')
  if (at < 80) return nested(whole(draw, 10, 400))
  return draw(anyJson)
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Without the halves of characters that no URL can hold. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()
