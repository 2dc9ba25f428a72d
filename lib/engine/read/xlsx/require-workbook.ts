import { Inflate } from 'fflate'
import { EngineError } from '../../engine-error'
import { listEntries, type ZipEntry } from './list-entries'
import { isSheet, SheetSize } from './sheet-size'

/** All parts of a workbook together, unpacked: a full sheet of 10 MB has about 100 MB of XML. */
const unpackedMax = 128 * 1024 * 1024
const entriesMax = 2000
/** What is unpacked at once; no text grows more than a thousandfold. */
const pieceBytes = 2 * 1024

const oldFormat = [0xd0, 0xcf, 0x11, 0xe0]
const zipStart = [0x50, 0x4b]

/** Refuses what is no Excel workbook, is cut off, or unpacks to more than it says or than can be read. */
export function requireWorkbook(bytes: Uint8Array): void {
  if (beginsWith(bytes, oldFormat)) throw isProtected(bytes) ? protectedFile() : oldWorkbook()
  if (!beginsWith(bytes, zipStart)) throw noWorkbook('it is no zip file, as a workbook is')
  const entries = listEntries(bytes)
  if (!entries) throw cutOff()
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.has('xl/workbook.bin')) throw noWorkbook('it is a binary workbook (.xlsb)')
  if (!names.has('xl/workbook.xml')) throw noWorkbook('it is a zip file of another kind')
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length > entriesMax || unpacked > unpackedMax) throw tooLarge()
  for (const entry of entries) requireSize(bytes, entry)
}

const beginsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The name of the part that holds a protected workbook, in two bytes a letter. */
function isProtected(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))
}

/** Unpacks a part piece by piece, keeping nothing, to see that it is whole, as large as the list of parts says, and no sheet too large. */
function requireSize(bytes: Uint8Array, { name, method, from, to, size }: ZipEntry): void {
  const sheet = isSheet(name) ? new SheetSize(name) : null
  if (method === 0) {
    if (to - from !== size) throw cutOff()
    sheet?.add(bytes.subarray(from, to))
    return
  }
  if (method !== 8)
    throw new EngineError(
      'file_unparsable',
      `The part ${name} of the workbook is packed in a way that is not read. ${saveAnew}`,
    )
  let written = 0
  const inflate = new Inflate((piece) => {
    written += piece.length
    sheet?.add(piece)
  })
  try {
    for (let at = from; at < to && written <= size; at += pieceBytes) {
      const end = Math.min(to, at + pieceBytes)
      inflate.push(bytes.subarray(at, end), end === to)
    }
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw cutOff()
  }
  if (written > size) throw tooLarge()
  if (written < size) throw cutOff()
}

const saveAnew = 'Open it in Excel, choose “Save as… Excel workbook (.xlsx)” and send that.'

const noWorkbook = (why: string) =>
  new EngineError(
    'file_type_mismatch',
    `The file is not an Excel workbook (.xlsx): ${why}. Send CSV with file_type "csv" and JSON with "json"; anything else save as .xlsx in Excel first.`,
  )

const oldWorkbook = () =>
  new EngineError('file_type_mismatch', `The file is an Excel workbook of the old format (.xls). ${saveAnew}`)

const protectedFile = () =>
  new EngineError(
    'file_unparsable',
    'The workbook is protected with a password. Open it in Excel, take the password off (File, Info, Protect workbook), save it and send it again.',
  )

export const cutOff = () =>
  new EngineError(
    'file_unparsable',
    `The workbook is damaged or cut off: a part of it can’t be unpacked. Send the whole file again, or mend it: ${saveAnew}`,
  )

const tooLarge = () =>
  new EngineError(
    'file_unparsable',
    `The workbook unpacks to more than ${unpackedMax / 1024 / 1024} MB, or to more than it says. Keep the sheet with the table alone, or send it as CSV.`,
  )
