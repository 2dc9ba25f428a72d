import { listEntries, type ZipEntry } from './list-entries'
import { partName, workbookPart } from './named-parts'
import { cutOff, noWorkbook, oldWorkbook, protectedFile, tooLarge, unpackedMax } from './refuse-workbook'

const entriesMax = 2000

const oldFormat = [0xd0, 0xcf, 0x11, 0xe0]
const zipStart = [0x50, 0x4b]

export interface WorkbookEntries {
  entries: ZipEntry[]
  /** Which part is the workbook, as `partName` has it. */
  book: string
}

/** The parts of an Excel workbook; refuses what is none, is cut off, or says that it unpacks to more than can be read. */
export function requireWorkbook(bytes: Uint8Array): WorkbookEntries {
  if (beginsWith(bytes, oldFormat)) throw isProtected(bytes) ? protectedFile() : oldWorkbook()
  if (!beginsWith(bytes, zipStart)) throw noWorkbook('it is no zip file, as a workbook is')
  const entries = listEntries(bytes)
  if (!entries) throw cutOff()
  const names = new Set(entries.map(({ name }) => partName(name)))
  if (names.has('xl/workbook.bin')) throw noWorkbook('it is a binary workbook (.xlsb)')
  const book = workbookPart(names)
  if (!book) throw noWorkbook('it is a zip file of another kind')
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length > entriesMax || unpacked > unpackedMax) throw tooLarge()
  return { entries, book }
}

const beginsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The name of the part that holds a protected workbook, in two bytes a letter. */
function isProtected(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))
}
