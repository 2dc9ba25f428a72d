import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes'

it.each([
  [512, '512 bytes'],
  [212 * 1024, '212 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [10 * 1024 * 1024 + 1, '10.01 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
