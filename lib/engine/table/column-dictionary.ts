const firstSlotCount = 512
/** Chains of this length do not happen by chance at half load: someone made the texts collide. */
const probesMax = 256

/** FNV-1a over UTF-16 units: start with `hashOfNothing`, then `hashNext` for each unit. */
export const hashOfNothing = 0x811c9dc5 | 0
export const hashNext = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/**
 * Gives each distinct text of a column a code, in order of first appearance. A cell is looked up by its place
 * in `source`, so a text seen before is never copied.
 */
export class ColumnDictionary {
  readonly values: string[] = []
  private hashes = new Int32Array(firstSlotCount / 2)
  /** Open addressing, half full at most: code + 1, 0 where free. */
  private slots = new Int32Array(firstSlotCount)
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  constructor(private readonly source: string) {}

  /** The code of `source.slice(start, end)`, whose hash the caller made while reading. */
  codeOfSlice(start: number, end: number, hash: number): number {
    if (this.fallback) return this.codeByMap(this.source.slice(start, end))
    const mask = this.slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = this.slots[slot]! - 1
      if (code < 0) return this.add(this.source.slice(start, end), hash, slot)
      if (this.hashes[code] === hash && this.isSlice(this.values[code]!, start, end)) return code
      slot = (slot + 1) & mask
    }
    this.turnToMap()
    return this.codeByMap(this.source.slice(start, end))
  }

  codeOf(text: string): number {
    if (this.fallback) return this.codeByMap(text)
    let hash = hashOfNothing
    for (let i = 0; i < text.length; i++) hash = hashNext(hash, text.charCodeAt(i))
    const mask = this.slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = this.slots[slot]! - 1
      if (code < 0) return this.add(text, hash, slot)
      if (this.hashes[code] === hash && this.values[code] === text) return code
      slot = (slot + 1) & mask
    }
    this.turnToMap()
    return this.codeByMap(text)
  }

  private isSlice(value: string, start: number, end: number): boolean {
    if (value.length !== end - start) return false
    for (let i = 0; i < value.length; i++) {
      if (value.charCodeAt(i) !== this.source.charCodeAt(start + i)) return false
    }
    return true
  }

  private add(text: string, hash: number, slot: number): number {
    const code = this.values.push(text) - 1
    this.hashes[code] = hash
    this.slots[slot] = code + 1
    if (this.values.length * 2 > this.slots.length - 2) this.grow()
    return code
  }

  private grow(): void {
    const hashes = new Int32Array(this.slots.length)
    hashes.set(this.hashes)
    this.hashes = hashes
    this.slots = new Int32Array(this.slots.length * 2)
    const mask = this.slots.length - 1
    for (let code = 0; code < this.values.length; code++) {
      let slot = spread(hashes[code]!) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = code + 1
    }
  }

  private turnToMap(): void {
    this.fallback = new Map(this.values.map((value, code) => [value, code]))
  }

  private codeByMap(text: string): number {
    const known = this.fallback!.get(text)
    if (known !== undefined) return known
    const code = this.values.push(text) - 1
    this.fallback!.set(text, code)
    return code
  }
}

/** FNV's low bits are weak for short texts; this mixes the high ones in. */
const spread = (hash: number): number => hash ^ (hash >>> 15)
