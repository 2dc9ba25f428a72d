import { Inflate, strFromU8, strToU8, zipSync } from 'fflate'
import { EngineError } from '../../engine-error'
import type { ZipEntry } from './list-entries'
import { folderOf, namedParts, partName, relationsOf } from './named-parts'
import { type Part, PartTaker } from './part-taker'
import { cutOff, overfull, packedOddly, tooLarge } from './refuse-workbook'
import type { WorkbookEntries } from './require-workbook'
import { SheetSize } from './sheet-size'
import { contentTypes, slimSheet, slimWorkbook } from './slim-parts'
import { StringsSize } from './strings-size'

export interface UnpackedWorkbook {
  /** A workbook of nothing but what its cells need. */
  bytes: Uint8Array
  /** Formulas that were never computed, by sheet in their order. */
  uncomputed: number[]
}

/** What is unpacked at once; no text grows more than a thousandfold. */
const pieceBytes = 2 * 1024
/** What is neither rows nor their texts: the formats of a workbook that has been copied from for years take some. */
const otherBytesMax = 32 * 1024 * 1024
/** As many sheets as a workbook may have parts. */
const sheetsMax = 2000
/** As many as Excel keeps (65,490 formats of cells, as many named ones), and some. */
const formatsMax = 150_000

/**
 * Unpacks the parts of a workbook that hold its cells, and leaves the others: pictures, names, links and comments are
 * handed on to nobody. Refuses what is not as large as its list says, or larger than can be read.
 */
export function unpackWorkbook(
  bytes: Uint8Array,
  { entries, book: bookName }: WorkbookEntries,
): UnpackedWorkbook {
  const parts = entries.flatMap((entry) => unpackPart(bytes, entry, bookName) ?? [])
  const partOf = new Map(parts.map((part) => [part.name, part]))
  const book = partOf.get(bookName)
  if (!book) throw cutOff()
  requireSizes([book])
  const workbook = strFromU8(book.bytes)
  const relations = strFromU8(partOf.get(relationsOf(bookName))?.bytes ?? new Uint8Array())
  const named = namedParts(workbook, relations, {
    folder: folderOf(bookName),
    names: new Set(partOf.keys()),
  })
  const strings = partOf.get(named.strings ?? '') ?? parts.find(({ kind }) => kind === 'strings')
  const styles = partOf.get(named.styles ?? '') ?? parts.find(({ kind }) => kind === 'styles')
  const sheets = named.sheets.map(({ part }) => partOf.get(part))
  requireSizes(parts.filter((part) => part.kind !== 'strings' || part === strings))
  const known = sheets.filter((part) => part !== undefined)
  if (sheets.length > sheetsMax || new Set(known).size < known.length)
    throw overfull('names a sheet more than once')
  const slim = slimWorkbook(
    workbook,
    named.sheets.map(({ tag }) => tag),
  )
  return {
    bytes: packed({ workbook: strToU8(slim), sharedStrings: strings?.bytes, styles: styles?.bytes }, sheets),
    uncomputed: sheets.map((part) => (part?.size instanceof SheetSize ? part.size.uncomputed : 0)),
  }
}

/** The sheets are numbered in their order, so that no relation has to be told. */
function packed(others: Record<string, Uint8Array | undefined>, sheets: (Part | undefined)[]): Uint8Array {
  const files = [
    ...Object.entries(others).flatMap(([name, bytes]) => (bytes ? [[`xl/${name}.xml`, bytes] as const] : [])),
    ...sheets.flatMap((part, at) =>
      part?.size instanceof SheetSize
        ? [[`xl/worksheets/sheet${at + 1}.xml`, slimSheet(part.bytes, part.size)] as const]
        : [],
    ),
  ]
  const types = strToU8(contentTypes(new Set(files.map(([name]) => name))))
  return zipSync(Object.fromEntries([['[Content_Types].xml', types], ...files]), { level: 0 })
}

/** A part, or null where no cell needs it. Unpacked piece by piece, to be stopped where it goes on for too long. */
function unpackPart(bytes: Uint8Array, entry: ZipEntry, book: string): Part | null {
  const { name, method, from, to, size } = entry
  const taken = new PartTaker(partName(name), size, book)
  if (method === 0) {
    if (to - from !== size) throw cutOff()
    taken.add(bytes.subarray(from, to))
    return taken.part()
  }
  if (method !== 8) throw packedOddly(name)
  const inflate = new Inflate((piece) => taken.add(piece))
  try {
    for (let at = from; at < to && taken.written <= size; at += pieceBytes) {
      const end = Math.min(to, at + pieceBytes)
      inflate.push(bytes.subarray(at, end), end === to)
    }
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw cutOff()
  }
  if (taken.written > size) throw tooLarge()
  if (taken.written < size) throw cutOff()
  return taken.part()
}

function requireSizes(parts: Part[]): void {
  const values = parts.reduce((sum, { size }) => sum + (size instanceof SheetSize ? size.values : 0), 0)
  for (const { kind, bytes, size } of parts) {
    if (size?.hasStretch) throw overfull('has a cell that is longer than any')
    if (size instanceof StringsSize && size.isBeyond(values))
      throw overfull('keeps more texts than it has cells')
    if (size === null && bytes.length > otherBytesMax) throw tooLarge()
    if (kind === 'styles' && formatsOf(bytes) > formatsMax)
      throw overfull('has more formats than Excel keeps')
  }
}

const formatsOf = (bytes: Uint8Array) => strFromU8(bytes).match(/[<:](?:xf|numFmt)[\s/>]/g)?.length ?? 0
