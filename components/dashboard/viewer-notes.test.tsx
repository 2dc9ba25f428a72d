import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DataNotes } from '@/lib/contracts/dashboard'
import { ViewerNotes } from './viewer-notes'

it('tells in whole sentences what was done to how many rows', () => {
  const cleaning = [
    { step: 'spelling', column: 'Line', rows: 4 },
    { step: 'rows_as_columns', column: null, rows: 2305 },
    { step: 'duplicate_rows', column: null, rows: 1 },
  ]
  const notes = { rows: 2305, columns: 12, tests: { run: 1, held: 0 }, warnings: [], cleaning }
  const html = renderToStaticMarkup(<ViewerNotes notes={notes as unknown as DataNotes} />)
  const told = html.replace(/<[^>]*>/g, '')
  expect(told).toContain('Line: spellings of one category merged in 4 rows.')
  expect(told).toContain('What 2,305 rows told of each thing, made columns.')
  expect(told).toContain('1 row repeats an earlier row.')
})
