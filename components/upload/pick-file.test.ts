import { expect, test } from 'vitest'
import { fileBytesMax } from '@/lib/contracts/generation'
import { fileOfText, pickFile } from './pick-file'

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)

test('takes tables by the ending of their name', () => {
  expect(pickFile(fileOf('a.CSV', 3))).toMatchObject({ picked: { fileType: 'csv' } })
  expect(pickFile(fileOf('Orders.XLSX', 3))).toMatchObject({ picked: { fileType: 'xlsx' } })
  expect(pickFile(fileOf('a.b.ndjson', 3))).toMatchObject({ picked: { fileType: 'json' } })
})

test('takes ten megabytes and not one byte more', () => {
  expect(pickFile(fileOf('a.csv', fileBytesMax))).toHaveProperty('picked')
  expect(pickFile(fileOf('a.csv', fileBytesMax + 1))).toEqual({
    problem: '“a.csv” has 10.01 MB; at most 10 MB are taken.',
  })
})

test('says the way out for what can not be read', () => {
  expect(pickFile(fileOf('a.xls', 3))).toMatchObject({ problem: expect.stringContaining('(.xlsx)') })
  expect(pickFile(fileOf('photo.png', 3))).toEqual({
    problem: '“photo.png” is not a CSV, JSON or Excel file.',
  })
  expect(pickFile(fileOf('a.csv', 0))).toEqual({ problem: '“a.csv” is empty.' })
})

test('pasted text is JSON where it starts like JSON', () => {
  expect(fileOfText(' [{"a":1}]').name).toBe('pasted.json')
  expect(fileOfText('a\tb\n1\t2').name).toBe('pasted.csv')
})
