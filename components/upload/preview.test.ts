import { describe, expect, test } from 'vitest'
import type { FileType } from '@/lib/contracts/generation'
import { readPreview } from './preview'

const preview = (text: string | Uint8Array<ArrayBuffer>, fileType: FileType = 'csv') =>
  readPreview({ file: new File([text], `table.${fileType}`), fileType })

const names = (columns: { name: string; type: string }[]) => columns.map(({ name, type }) => [name, type])

describe('readPreview of CSV', () => {
  test('finds the delimiter, the columns and their rough types', async () => {
    const result = await preview('day;city;sales\n2024-01-01;Bonn;12,5\n2024-01-02;Ulm;8\n')
    expect(result.delimiter).toBe(';')
    expect(names(result.columns)).toEqual([
      ['day', 'date'],
      ['city', 'text'],
      ['sales', 'number'],
    ])
    expect(result).toMatchObject({ rowCount: 2, isPartial: false })
  })

  test('passes over a title above the table', async () => {
    const result = await preview('Report of May\n\na,b,c\n1,2,3\n4,5,6\n')
    expect(result.columns.map((column) => column.name)).toEqual(['a', 'b', 'c'])
  })

  test('names a blank header and reads older encodings', async () => {
    const result = await preview(
      new Uint8Array([...'caf'].map((c) => c.charCodeAt(0)).concat(0xe9, 44, 10, 49, 44, 50)),
    )
    expect(result.columns.map((column) => column.name)).toEqual(['café', 'column_2'])
  })

  test('stops early in a long file and says so', async () => {
    const result = await preview(`a,b\n${'1,2\n'.repeat(100_000)}`)
    expect(result.isPartial).toBe(true)
    expect(result.columns[1]?.sample.every((cell) => cell === '2')).toBe(true)
  })

  test('tells a quote that is never closed, and nothing of one that is', async () => {
    const open = await preview('id,note\n1,"good\n2,bad\n3,fine\n')
    expect(open.remark).toContain('in line 2 is never closed')
    expect((await preview('id,note\n1,"good, and\nlong"\n2,bad\n')).remark).toBeNull()
    // The end of a long file is not there to be looked at.
    expect((await preview(`id,note\n${'1,"x"\n'.repeat(60_000)}2,"y`)).remark).toBeNull()
  })

  test('refuses a header without rows', async () => {
    await expect(preview('id,note\n')).rejects.toThrow('no row below the header')
  })

  test('refuses what is not text', async () => {
    await expect(preview(new Uint8Array([80, 75, 3, 4, 0, 0]))).rejects.toThrow('not a text file')
  })
})

describe('readPreview of JSON', () => {
  test.each([
    ['a list of records', '[{"a":1,"b":{"c":"x"}},{"a":2}]'],
    ['records under a key', '{"meta":{"n":2},"data":{"items":[{"a":1,"b":{"c":"x"}},{"a":2}]}}'],
    ['one object a line', '{"a":1,"b":{"c":"x"}}\n{"a":2}\n'],
    ['columns of values', '{"a":[1,2],"b.c":["x",null]}'],
    ['rows of cells', '[["a","b.c"],[1,"x"],[2,null]]'],
  ])('reads %s', async (_, text) => {
    const result = await preview(text, 'json')
    expect(names(result.columns)).toEqual([
      ['a', 'number'],
      ['b.c', 'text'],
    ])
    expect(result.rowCount).toBe(2)
  })

  test('says what is wrong', async () => {
    await expect(preview('{"a": 1', 'json')).rejects.toThrow('not valid JSON')
    await expect(preview(`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'json')).rejects.toThrow(
      'nested too deep',
    )
    await expect(preview('{"a": 1}', 'json')).rejects.toThrow('no list of records')
  })
})
