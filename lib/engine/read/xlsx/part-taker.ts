import { relationsOf } from './named-parts'
import { headBytes, type PartKind, partKind, utf16Of } from './part-kind'
import { tooLarge } from './refuse-workbook'
import { SheetSize } from './sheet-size'
import { StringsSize } from './strings-size'

export interface Part {
  /** As `partName` has it. */
  name: string
  kind: PartKind
  bytes: Uint8Array
  size: SheetSize | StringsSize | null
}

/** Letters of two bytes stand in memory thrice while they are made such of one; no program writes large sheets of them. */
const wideBytesMax = 32 * 1024 * 1024

/** Takes the pieces of a part, as long as it is one that is needed. */
export class PartTaker {
  written = 0
  private kind: PartKind | null | undefined
  private look: SheetSize | StringsSize | null = null
  private text = new Uint8Array()

  constructor(
    private readonly name: string,
    private readonly size: number,
    /** Which part is the workbook. */
    private readonly book: string,
  ) {}

  add(piece: Uint8Array): void {
    const from = this.written
    this.written += piece.length
    if (this.written > this.size || this.kind === null) return
    if (this.text.length === 0) this.text = new Uint8Array(this.size)
    this.text.set(piece, from)
    if (this.kind !== undefined) this.lookAt(piece)
    else if (this.written >= Math.min(headBytes, this.size)) this.begin()
  }

  part(): Part | null {
    const { name, kind, look: size } = this
    if (!kind) return null
    const encoding = utf16Of(this.text)
    if (encoding === null) return { name, kind, bytes: this.text, size }
    if (this.size > wideBytesMax) throw tooLarge()
    const bytes = new TextEncoder().encode(new TextDecoder(encoding).decode(this.text))
    size?.add(bytes)
    return { name, kind, bytes, size }
  }

  private begin(): void {
    this.kind = partKind(this.text.subarray(0, headBytes))
    // sheets have relations too: to their comments and links
    if (this.kind === 'relations' && this.name !== relationsOf(this.book)) this.kind = null
    if (this.kind === 'workbook' && this.name !== this.book) this.kind = null
    if (this.kind === null) this.text = new Uint8Array()
    if (this.kind === 'sheet') this.look = new SheetSize(this.name)
    if (this.kind === 'strings') this.look = new StringsSize()
    this.lookAt(this.text.subarray(0, this.written))
  }

  /** Letters of two bytes are looked at when they have become such of one. */
  private lookAt(piece: Uint8Array): void {
    if (utf16Of(this.text) === null) this.look?.add(piece)
  }
}
