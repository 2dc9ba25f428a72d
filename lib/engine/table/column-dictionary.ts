import type { SourceText } from './source-text'

const firstSlotCount = 128
/**
 * A slot of a short text is its code + 1 and its units, four in each field, so that the text itself need not be
 * fetched for a comparison. One of a longer text is -(code + 1), hash, start in the source and length. A free one
 * begins with 0.
 */
const slotFields = 4
const keyFields = 3
const shortMax = keyFields * 4
/** Chains of this length do not happen by chance at half load: someone made the texts collide. */
const probesMax = 256
const notInSource = -1

/** FNV-1a over UTF-16 units. */
const hashOfNothing = 0x811c9dc5 | 0
const hashNext = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** Where a cell stands in the source. */
export interface CellPlace {
  start: number
  end: number
}

/**
 * Gives each distinct text of a column a code, in order of first appearance. A cell is looked up by its place
 * in `source`, so a text seen before is never copied.
 */
export class ColumnDictionary {
  readonly values: string[] = []
  /** Open addressing, four fields a slot so that a look-up touches one line of the cache. */
  private slots = new Int32Array(firstSlotCount * slotFields)
  /** A short text's units. */
  private readonly key = new Int32Array(keyFields)
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  constructor(private readonly source: SourceText) {}

  /** The code of the text at a place of the source. */
  codeOfSlice({ start, end }: CellPlace): number {
    if (this.fallback) return this.codeByMap(this.source.text.slice(start, end))
    const { slots } = this
    const length = end - start
    if (length <= shortMax && this.pack(start, length)) return this.codeOfShort(start, end)
    const hash = this.hashOfSlice(start, end)
    const mask = slots.length - 1
    let slot = (spread(hash) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = -slots[slot]! - 1
      if (code === -1) return this.addLong(this.source.text.slice(start, end), { slot, hash, start })
      if (code >= 0 && slots[slot + 1] === hash && slots[slot + 3] === length) {
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
    if (text.length <= shortMax && this.packText(text)) return this.codeOfShort(text)
    let hash = hashOfNothing
    for (let i = 0; i < text.length; i++) hash = hashNext(hash, text.charCodeAt(i))
    const mask = this.slots.length - 1
    let slot = (spread(hash) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = -this.slots[slot]! - 1
      if (code === -1) return this.addLong(text, { slot, hash, start: notInSource })
      if (code >= 0 && this.slots[slot + 1] === hash && this.values[code] === text) return code
      slot = (slot + slotFields) & mask
    }
    return this.codeByMap(text)
  }

  /** The code of the text in `key`, which is `text` or stands in the source from `text` to `end`. */
  private codeOfShort(text: string | number, end = 0): number {
    const { slots, key } = this
    const first = key[0]!
    const second = key[1]!
    const third = key[2]!
    const mask = slots.length - 1
    let slot = (spreadKey(first, second, third) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]! - 1
      if (code === -1) break
      if (slots[slot + 1] === first && slots[slot + 2] === second && slots[slot + 3] === third && code >= 0)
        return code
      slot = (slot + slotFields) & mask
    }
    const value = typeof text === 'string' ? text : this.source.text.slice(text, end)
    if (slots[slot] !== 0) return this.codeByMap(value)
    slots[slot] = this.values.length + 1
    slots[slot + 1] = first
    slots[slot + 2] = second
    slots[slot + 3] = third
    return this.add(value)
  }

  /** Puts units into `key`; false where one takes more than a byte or is 0, which fills the rest. */
  private pack(start: number, length: number): boolean {
    const { units } = this.source
    const { key } = this
    let wide = 0
    for (let field = 0, at = 0; field < keyFields; field++) {
      let packed = 0
      for (const fieldEnd = Math.min(length, at + 4); at < fieldEnd; at++) {
        const unit = units[start + at]!
        wide |= unit | (unit - 1)
        packed = (packed << 8) | unit
      }
      key[field] = packed
    }
    return wide >= 0 && wide < 256
  }

  private packText(text: string): boolean {
    this.key.fill(0)
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit === 0 || unit > 255) return false
      this.key[i >> 2] = (this.key[i >> 2]! << 8) | unit
    }
    return true
  }

  private hashOfSlice(start: number, end: number): number {
    const { units } = this.source
    let hash = hashOfNothing
    for (let i = start; i < end; i++) hash = hashNext(hash, units[i]!)
    return hash
  }

  private isRepeated(from: number, start: number, end: number): boolean {
    const { units } = this.source
    for (let i = start, j = from; i < end; i++, j++) if (units[i] !== units[j]) return false
    return true
  }

  private isValue(code: number, start: number, end: number): boolean {
    return this.values[code] === this.source.text.slice(start, end)
  }

  private addLong(
    text: string,
    { slot, hash, start }: { slot: number; hash: number; start: number },
  ): number {
    this.slots[slot] = -this.values.length - 1
    this.slots[slot + 1] = hash
    this.slots[slot + 2] = start
    this.slots[slot + 3] = text.length
    return this.add(text)
  }

  private add(text: string): number {
    const code = this.values.push(text) - 1
    if (this.values.length * slotFields * 2 >= this.slots.length) this.grow()
    return code
  }

  private grow(): void {
    const old = this.slots
    const slots = new Int32Array(old.length * 2)
    const mask = slots.length - 1
    for (let from = 0; from < old.length; from += slotFields) {
      const code = old[from]!
      if (code === 0) continue
      const first = old[from + 1]!
      const place = code > 0 ? spreadKey(first, old[from + 2]!, old[from + 3]!) : spread(first)
      let slot = (place << 2) & mask
      while (slots[slot] !== 0) slot = (slot + slotFields) & mask
      for (let field = 0; field < slotFields; field++) slots[slot + field] = old[from + field]!
    }
    this.slots = slots
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

const spreadKey = (first: number, second: number, third: number): number =>
  spread(first ^ Math.imul(second, 0x9e3779b1) ^ Math.imul(third, 0x01000193))
