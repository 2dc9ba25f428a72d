import { Inflate, zipSync } from 'fflate'
import { EngineError } from '../../engine-error'
import type { ZipEntry } from './list-entries'
import { headBytes, type PartKind, partKind } from './part-kind'
import { cutOff, overfull, packedOddly, tooLarge } from './refuse-workbook'
import { SheetSize } from './sheet-size'
import { contentTypes, partName, sheetParts, slimSheet, slimWorkbook } from './slim-parts'
import { StringsSize } from './strings-size'

export interface UnpackedWorkbook {
  /** A workbook of nothing but what its cells need. */
  bytes: Uint8Array
  /** Formulas that were never computed, by sheet in their order. */
  uncomputed: number[]
}

interface Part {
  name: string
  kind: PartKind
  bytes: Uint8Array
  size: SheetSize | StringsSize | null
}

/** What is unpacked at once; no text grows more than a thousandfold. */
const pieceBytes = 2 * 1024
/** What is neither rows nor their texts: the formats of a workbook that has been copied from for years take some. */
const otherBytesMax = 32 * 1024 * 1024
/** As many as Excel keeps (65,490 formats of cells, as many named ones), and some. */
const formatsMax = 150_000

/**
 * Unpacks the parts of a workbook that hold its cells, and leaves the others: pictures, names, links and comments are
 * handed on to nobody. Refuses what is not as large as its list says, or larger than can be read.
 */
export function unpackWorkbook(bytes: Uint8Array, entries: ZipEntry[]): UnpackedWorkbook {
  const parts = entries.flatMap((entry) => unpackPart(bytes, entry) ?? [])
  requireSizes(parts)
  const textOf = (kind: PartKind, ending: string) =>
    parts.find((part) => part.kind === kind && part.name.toLowerCase().endsWith(ending))?.bytes
  const names = sheetParts(
    decode(textOf('workbook', 'workbook.xml')),
    decode(textOf('relations', 'workbook.xml.rels')),
  )
  const known = names.filter((name) => name !== null)
  if (new Set(known).size < known.length) throw overfull('names a sheet more than once')
  const sizes = new Map(parts.map(({ name, size }) => [partName(name), size]))
  const uncomputed = names.map((name, at) => {
    const size = sizes.get(name ?? `worksheets/sheet${at + 1}.xml`)
    return size instanceof SheetSize ? size.uncomputed : 0
  })
  return { bytes: packed(parts), uncomputed }
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

function packed(parts: Part[]): Uint8Array {
  const slim = ({ kind, bytes, size }: Part) => {
    if (size instanceof SheetSize) return slimSheet(bytes, size.dataTo)
    return kind === 'workbook' ? new TextEncoder().encode(slimWorkbook(decode(bytes))) : bytes
  }
  const files = parts.map((part) => [part.name, slim(part)] as const)
  const types = ['[Content_Types].xml', new TextEncoder().encode(contentTypes(parts))] as const
  return zipSync(Object.fromEntries([types, ...files]), { level: 0 })
}

/** A part, or null where no cell needs it. Unpacked piece by piece, to be stopped where it goes on for too long. */
function unpackPart(bytes: Uint8Array, entry: ZipEntry): Part | null {
  const { name, method, from, to, size } = entry
  const taken = new PartTaker(name, size)
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

/** Takes the pieces of a part, as long as it is one that is needed. */
class PartTaker {
  written = 0
  private kind: PartKind | null | undefined
  private look: SheetSize | StringsSize | null = null
  private text = new Uint8Array()

  constructor(
    private readonly name: string,
    private readonly size: number,
  ) {}

  add(piece: Uint8Array): void {
    const from = this.written
    this.written += piece.length
    if (this.written > this.size || this.kind === null) return
    if (this.text.length === 0) this.text = new Uint8Array(this.size)
    this.text.set(piece, from)
    if (this.kind !== undefined) this.look?.add(piece)
    else if (this.written >= Math.min(headBytes, this.size)) this.begin()
  }

  part(): Part | null {
    const { name, kind, text: bytes, look: size } = this
    return kind ? { name, kind, bytes, size } : null
  }

  private begin(): void {
    this.kind = partKind(this.text.subarray(0, headBytes))
    // sheets have relations too: to their comments and links
    if (this.kind === 'relations' && partName(this.name).startsWith('_rels/sheet')) this.kind = null
    if (this.kind === null) this.text = new Uint8Array()
    if (this.kind === 'sheet') this.look = new SheetSize(this.name)
    if (this.kind === 'strings') this.look = new StringsSize()
    this.look?.add(this.text.subarray(0, this.written))
  }
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

const formatsOf = (bytes: Uint8Array) => decode(bytes).match(/[<:](?:xf|numFmt)[\s/>]/g)?.length ?? 0
