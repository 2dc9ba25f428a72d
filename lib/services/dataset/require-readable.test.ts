import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { FileType } from '@/lib/contracts/generation'
import { ServiceError } from '../errors'
import { cleanFileName, nameFromFile } from './file-name'
import { requireReadable } from './require-readable'

const upload = (head: Buffer) => ({
  storageKey: 'k',
  fileName: 'x',
  byteCount: head.length,
  sha256: '',
  head,
})

function codeOf(bytes: Buffer | string, fileType: FileType = 'csv') {
  try {
    requireReadable(upload(Buffer.from(bytes as string)), fileType)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError)
    return (error as ServiceError).code
  }
}

describe('requireReadable', () => {
  it.each(['', '  \n\t', '\uFEFF', '\uFEFF\n', '\0\0\0'])('refuses the empty file %j', (text) => {
    expect(codeOf(text)).toBe('empty_dataset')
    expect(codeOf(text, 'json')).toBe('empty_dataset')
  })

  it('names what is no table', () => {
    expect(codeOf(Buffer.from('504b030414000600', 'hex'))).toBe('file_type_mismatch')
    expect(codeOf('%PDF-1.7')).toBe('file_type_mismatch')
    expect(codeOf(gzipSync('a,b\n1,2\n'))).toBe('file_type_mismatch')
  })

  it('takes a workbook for one, and nothing else', () => {
    const workbook = Buffer.from('504b030414000600', 'hex')
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    expect(codeOf(workbook, 'xlsx')).toBeNull()
    expect(codeOf('a,b\n1,2\n', 'xlsx')).toBe('file_type_mismatch')
    expect(codeOf(old, 'xlsx')).toBe('file_type_mismatch')
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
    expect(codeOf(locked, 'xlsx')).toBe('file_unparsable')
  })

  it('refuses bytes that are no text', () => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 2654435761) >>> 24))
    expect(codeOf(bytes)).toBe('file_unparsable')
  })

  it.each([
    ['UTF-8', Buffer.from('größe,straße\n1,2\n')],
    ['UTF-16', Buffer.from('\uFEFFимя,город\nАнна,Москва\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('имя,город\nАнна,Москва\nПётр,Тверь\n', 'utf16le')],
    ['Latin-1', Buffer.from('größe,straße\n1,2\n', 'latin1')],
    ['Shift-JIS', Buffer.from('96bc914f2c90940a', 'hex')],
    ['a NUL here and there', Buffer.from('a,b\n1,\0\n2,\0\n')],
  ])('lets %s through', (_what, bytes) => expect(codeOf(bytes)).toBeNull())

  it('knows CSV that is called JSON, and lets JSON of any shape through', () => {
    expect(codeOf('name,city\na,b\n', 'json')).toBe('file_type_mismatch')
    for (const text of ['[1]', ' {"a":1}', '\uFEFF[]', '{"a":1}\n{"a":2}', '"x"', '12', 'null']) {
      expect(codeOf(text, 'json')).toBeNull()
    }
    expect(codeOf(Buffer.from('\uFEFF[{"a":1}]', 'utf16le'), 'json')).toBeNull()
  })
})

describe('file names', () => {
  it('lose folders and control characters', () => {
    expect(cleanFileName('C:\\data\\sales.csv')).toBe('sales.csv')
    expect(cleanFileName('../../etc/passwd')).toBe('passwd')
    expect(cleanFileName('a\0b\u0007.csv')).toBe('ab.csv')
    expect(cleanFileName('')).toBe('dataset')
    expect(cleanFileName('x'.repeat(300))).toHaveLength(255)
  })

  it('make the name of a dataset', () => {
    expect(nameFromFile('sales_2024-Q1.csv')).toBe('sales 2024-Q1')
    expect(nameFromFile('.csv')).toBe('dataset')
    expect(nameFromFile('v1.2')).toBe('v1.2')
  })
})
