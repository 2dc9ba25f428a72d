import type { SourceText } from './source-text'

const firstSlotCount = 128
/** Code + 1 (0 where free), hash, start in the source (`notInSource` for others), length. */
const slotFields = 4
/** Chains of this length do not happen by chance at half load: someone made the texts collide. */
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
  /** Open addressing, four fields a slot so that a look-up touches one line of the cache. */
  private slots = new Int32Array(firstSlotCount * slotFields)
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  constructor(private readonly source: SourceText) {}

  /** The code of the text at a place of the source. */
  codeOfSlice({ start, end, hash }: CellPlace): number {
    if (this.fallback) return this.codeByMap(this.source.text.slice(start, end))
    const { slots } = this
    const mask = slots.length - 1
    const length = end - start
    let slot = (spread(hash) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]! - 1
      if (code < 0) return this.add(this.source.text.slice(start, end), { slot, hash, start })
      if (slots[slot + 1] === hash && slots[slot + 3] === length) {
        const from = slots[slot + 2]!
        const isSame =
          from === notInSource ? this.isValue(code, start, end) : this.isRepeated(from, start, end)
        if (isSame) return code
      }
      slot = (slot + slotFields) & mask
    }
    return this.codeByMap(this.source.text.slice(start, end))
  }

  codeOf(text: string): number {
    if (this.fallback) return this.codeByMap(text)
    let hash = hashOfNothing
    for (let i = 0; i < text.length; i++) hash = hashNext(hash, text.charCodeAt(i))
    const mask = this.slots.length - 1
    let slot = (spread(hash) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = this.slots[slot]! - 1
      if (code < 0) return this.add(text, { slot, hash, start: notInSource })
      if (this.slots[slot + 1] === hash && this.values[code] === text) return code
      slot = (slot + slotFields) & mask
    }
    return this.codeByMap(text)
  }

  private isRepeated(from: number, start: number, end: number): boolean {
    const { units } = this.source
    for (let i = start, j = from; i < end; i++, j++) if (units[i] !== units[j]) return false
    return true
  }

  private isValue(code: number, start: number, end: number): boolean {
    return this.values[code] === this.source.text.slice(start, end)
  }

  private add(text: string, { slot, hash, start }: { slot: number; hash: number; start: number }): number {
    const code = this.values.push(text) - 1
    this.slots[slot] = code + 1
    this.slots[slot + 1] = hash
    this.slots[slot + 2] = start
    this.slots[slot + 3] = text.length
    if (this.values.length * slotFields * 2 >= this.slots.length) this.grow()
    return code
  }

  private grow(): void {
    const old = this.slots
    this.slots = new Int32Array(old.length * 2)
    const mask = this.slots.length - 1
    for (let from = 0; from < old.length; from += slotFields) {
      if (old[from] === 0) continue
      let slot = (spread(old[from + 1]!) << 2) & mask
      while (this.slots[slot] !== 0) slot = (slot + slotFields) & mask
      for (let field = 0; field < slotFields; field++) this.slots[slot + field] = old[from + field]!
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

/** FNV's low bits alone are weak for short texts; this is the first half of MurmurHash3's finaliser. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}
