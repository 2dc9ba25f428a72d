import { expect, test } from 'vitest'
import { fileNameOf } from './download-block-csv'

test('a title becomes a file name', () => {
  expect(fileNameOf('Revenue by région, 2024/25')).toBe('revenue-by-region-2024-25')
  expect(fileNameOf('  ../../etc ')).toBe('etc')
  expect(fileNameOf('!!!')).toBe('card')
  expect(fileNameOf('売上')).toBe('売上')
})
