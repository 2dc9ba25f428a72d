import { describe, expect, it } from 'vitest'
import { readTable } from '@/lib/engine/read/read-table'
import { readPreview } from './preview'

type Text = 'csv' | 'json'
const previewOf = (text: string, fileType: Text, wanted?: string) =>
  readPreview({ file: new File([text], `file.${fileType}`), fileType }, wanted)
const sheetsOf = (text: string, fileType: Text, sheet?: string) =>
  readTable(new TextEncoder().encode(text), { fileType, sheet })

const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('\n')
const orders = `order,paid\n${rows(9, (at) => `${700 + at},${at * 3}.50`)}`
const staff = `name,joined,team\n${rows(5, (at) => `Ada ${at},2024-01-0${at},north`)}`
const several: [string, Text, string][] = [
  ['with titles', 'csv', `Orders of May\n\n${orders}\n\nStaff\n\n${staff}\n`],
  ['without titles', 'csv', `${orders}\n\n\n${staff}\n`],
  ['one below the other without a gap', 'csv', `${orders}\n${staff}\n`],
  [
    'under two keys',
    'json',
    '{"meta":{"n":2},"data":{"a":[{"x":1,"y":"u"},{"x":2,"y":"v"},{"x":3,"y":"w"}],"b":[{"z":1,"q":2},{"z":4,"q":5}]}}',
  ],
]

describe('a file with several tables', () => {
  it.each(several)('offers those that the server knows, by their names: %s', async (_, fileType, text) => {
    const known = sheetsOf(text, fileType).sheets!
    const { sheet, sheets } = await previewOf(text, fileType)
    expect(sheets).toEqual(known.map(({ name }) => ({ name, isHidden: false, kind: 'table' })))
    expect(sheet).toBe(known[0]!.name)
  })

  it.each(several)('shows the first rows of the one that is chosen: %s', async (_, fileType, text) => {
    const other = sheetsOf(text, fileType).sheets![1]!.name
    const { table } = sheetsOf(text, fileType, other)
    const shown = await previewOf(text, fileType, other)
    expect(shown.sheet).toBe(other)
    expect(shown.columns.map(({ name }) => name)).toEqual(table.columns.map(({ name }) => name))
    expect(shown.rowCount).toBe(table.rowCount)
    expect(shown.columns[0]!.sample[0]).toBe(table.columns[0]!.values[table.columns[0]!.codes[0]!])
  })
})

it('offers what stands far below the first rows of a file', async () => {
  const long = `order,paid\n${rows(40_000, (at) => `${at},${at}.50`)}\n\nStaff\n\n${staff}\n`
  expect((await previewOf(long, 'csv')).sheets.map(({ name }) => name)).toEqual(['Table 1', 'Staff'])
  expect((await previewOf(long, 'csv', 'Staff')).rowCount).toBe(5)
})

describe('a file with one table', () => {
  it.each([
    ['a title and a note', 'csv', `Orders of May\n\n${orders}\n\nSource: the till\n`],
    ['blank lines between its rows', 'csv', orders.replaceAll('\n', '\n\n')],
    ['records and a few words about them', 'json', '{"page":1,"items":[{"a":1},{"a":2},{"a":3},{"a":4}]}'],
  ] as [string, Text, string][])('offers nothing to choose: %s', async (_, fileType, text) => {
    expect((await previewOf(text, fileType)).sheets).toEqual([])
  })

  it('is read as before where the text is very long', async () => {
    const long = `order,paid\n${rows(90_000, (at) => `${at},${at}.50`)}\n\n${staff}\n`
    expect((await previewOf(long, 'csv')).sheets).toEqual([])
  })
})
