import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

/** Bytes of a one-byte encoding, or of others by their known byte pairs. */
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16))
const wide = (text: string, bigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const unit = char.charCodeAt(0)
      return bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]
    }),
  )

describe('the encoding', () => {
  it.each([
    ['ASCII', latin('a,b\n1,2\n'), 'utf-8', 'a,b\n1,2\n'],
    ['UTF-8', new TextEncoder().encode('Straße,n\nÖl,1\n'), 'utf-8', 'Straße,n\nÖl,1\n'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffa,b\n'), 'utf-8+bom', 'a,b\n'],
    ['UTF-16LE with a mark', wide('\ufeffa,ü\n', false), 'utf-16le+bom', 'a,ü\n'],
    ['UTF-16BE with a mark', wide('\ufeffa,ü\n', true), 'utf-16be+bom', 'a,ü\n'],
    ['UTF-16LE', wide('name,n\nMüller,1\n', false), 'utf-16le', 'name,n\nMüller,1\n'],
    ['UTF-16BE', wide('name,n\nMüller,1\n', true), 'utf-16be', 'name,n\nMüller,1\n'],
    [
      'Latin-1',
      latin('name,ville\nÉlodie,Orléans\nRené,Besançon\nZoë,Nîmes\n'),
      'windows-1252',
      'name,ville\nÉlodie,Orléans\nRené,Besançon\nZoë,Nîmes\n',
    ],
    [
      'Windows-1252',
      latin('Straße,Preis\nMünchen,\x80 30\nKöln,\x80 15\nZürich,\x80 9\n'),
      'windows-1252',
      'Straße,Preis\nMünchen,€ 30\nKöln,€ 15\nZürich,€ 9\n',
    ],
    ['Shift-JIS', bytes('93738c7b8bcc2c906c8cfb0a938c8b9e938c2c310a91e58de395fb2c320a'), 'shift_jis', null],
    [
      'Windows-1251',
      bytes(
        'e3eef0eee42cede0f1e5ebe5ede8e50acceef1eae2e02c313230300ad1e0edeaf22dcfe5f2e5f0e1f3f0e32c3534300acdeee2eef1e8e1e8f0f1ea2c3136300a',
      ),
      'windows-1251',
      'город,население\nМосква,1200\nСанкт-Петербург,540\nНовосибирск,160\n',
    ],
  ] as [string, Uint8Array, string, string | null][])('%s', (...[, file, encoding, text]) => {
    const decoded = decodeText(file)
    expect(decoded.encoding).toBe(encoding)
    if (text !== null) expect(decoded.text).toBe(text)
  })

  it('is UTF-8 still where single bytes are broken', () => {
    const whole = [...new TextEncoder().encode('Käse,1\nÖl,2\nBrötchen,3\nMöhren,4\nGemüse,5\nTäfelchen,6\n')]
    const decoded = decodeText(Uint8Array.from([...whole, 0xe4, 0x0a]))
    expect(decoded.encoding).toBe('utf-8')
    expect(decoded.steps).toMatchObject([{ step: 'unreadable_characters', rows: 1 }])
  })

  it('leaves NUL characters out and says so', () => {
    const decoded = decodeText(latin('a,b\nx\0,1\ny,2\n'))
    expect(decoded.text).toBe('a,b\nx,1\ny,2\n')
    expect(decoded.steps).toMatchObject([{ step: 'nul_characters', rows: 1 }])
  })
})
