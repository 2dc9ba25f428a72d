import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bestEncoding, encode } from './encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
] as const)('of "%s" takes %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})

it('gives back what was encoded', async () => {
  const text = 'Umsätze, größer als „zuvor“ '.repeat(50)
  expect(brotliDecompressSync(await encode(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await encode(text, 'gzip')).toString()).toBe(text)
  expect((await encode(text, 'identity')).toString()).toBe(text)
})
