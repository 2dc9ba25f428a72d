import type { SourceText } from './source-text'

const firstCodeCount = 64
const slotsPerCode = 4
/** Chains of this length do not happen by chance in a table so empty: someone made the texts collide. */
const probesMax = 256
const notInSource = -1

/** FNV-1a over UTF-16 units: start with `hashOfNothing`, then `hashNext` for each unit. */
export const hashOfNothing = 0x811c9dc5 | 0
export const hashNext = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** Where a cell stands in the source, with the hash of its units. */
export interface CellPlace {
  start: number
  end: number
  hash: number
}

/**
 * Gives each distinct text of a column a code, in order of first appearance. A cell is looked up by its place
 * in `source`, so a text seen before is never copied.
 */
export class ColumnDictionary {
  readonly values: string[] = []
  private hashes = new Int32Array(firstCodeCount)
  /** Where a value stands in the source, `notInSource` for others. */
  private starts = new Int32Array(firstCodeCount)
  /** Open addressing: code + 1, 0 where free. */
  private slots = new Int32Array(firstCodeCount * slotsPerCode)
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  constructor(private readonly source: SourceText) {}

  /** The code of the text at a place of the source. */
  codeOfSlice({ start, end, hash }: CellPlace): number {
    const { slots, hashes } = this
    const mask = slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax && !this.fallback; probes++) {
      const code = slots[slot]! - 1
      if (code < 0) return this.add(this.source.text.slice(start, end), { slot, hash, start })
      if (hashes[code] === hash && this.isSlice(code, start, end)) return code
      slot = (slot + 1) & mask
    }
    return this.codeByMap(this.source.text.slice(start, end))
  }

  codeOf(text: string): number {
    let hash = hashOfNothing
    for (let i = 0; i < text.length; i++) hash = hashNext(hash, text.charCodeAt(i))
    const mask = this.slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax && !this.fallback; probes++) {
      const code = this.slots[slot]! - 1
      if (code < 0) return this.add(text, { slot, hash, start: notInSource })
      if (this.hashes[code] === hash && this.values[code] === text) return code
      slot = (slot + 1) & mask
    }
    return this.codeByMap(text)
  }

  private isSlice(code: number, start: number, end: number): boolean {
    const value = this.values[code]!
    const { length } = value
    if (length !== end - start) return false
    const from = this.starts[code]!
    if (from === notInSource) return value === this.source.text.slice(start, end)
    const { units } = this.source
    for (let i = 0; i < length; i++) if (units[from + i] !== units[start + i]) return false
    return true
  }

  private add(text: string, { slot, hash, start }: { slot: number; hash: number; start: number }): number {
    const code = this.values.push(text) - 1
    this.hashes[code] = hash
    this.starts[code] = start
    this.slots[slot] = code + 1
    if (this.values.length === this.hashes.length) this.grow()
    return code
  }

  private grow(): void {
    const { length } = this.hashes
    this.hashes = grown(this.hashes)
    this.starts = grown(this.starts)
    this.slots = new Int32Array(length * 2 * slotsPerCode)
    const mask = this.slots.length - 1
    for (let code = 0; code < length; code++) {
      let slot = spread(this.hashes[code]!) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = code + 1
    }
  }

  private codeByMap(text: string): number {
    this.fallback ??= new Map(this.values.map((value, code) => [value, code]))
    const known = this.fallback.get(text)
    if (known !== undefined) return known
    const code = this.values.push(text) - 1
    this.fallback.set(text, code)
    return code
  }
}

/** FNV's low bits are weak for short texts; this mixes the high ones in. */
const spread = (hash: number): number => hash ^ (hash >>> 15)

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(array.length * 2)
  twice.set(array)
  return twice
}
