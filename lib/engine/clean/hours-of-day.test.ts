import { expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const columnOf = (name: string, cells: string[]) =>
  cleanTable(textTable([[name, 'kind'], ...cells.map((cell, at) => [cell, `k${at % 3}`])])).table.columns[0]!

it('reads hours as French tills write them, and what takes as long as that as a duration', () => {
  const times = ['7h13', '7h35', '16h47', '17h36', '12h05', '9h50']
  expect(columnOf('Heure', times)).toMatchObject({
    type: 'time',
    values: expect.arrayContaining(['07:13:00']),
  })
  expect(columnOf('Spent', ['1h30', '2h05', '0h45', '3h20', '1h10', '2h50']).unit).toBe('s')
  expect(columnOf('Dauer', times).unit).toBe('s')
})
