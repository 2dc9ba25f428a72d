import type { SourceText } from './source-text'
import { keyedLengthMax, TextKey } from './text-key'

const firstSlotCount = 128
/**
 * A slot of a short text is its code + 1 and its key, so that the text itself need not be fetched for a comparison.
 * One of a longer text is -(code + 1), hash, start in the source and length. A free one begins with 0.
 */
const slotFields = 4
/** Chains of this length do not happen by chance at half load: someone made the texts collide. */
const probesMax = 256
const notInSource = -1
/** A column that goes back more often is in no order; the first times are its header's. */
const runsMax = 8
/** Small tables grow faster: most columns that outgrow the first size go far beyond it. */
const smallSlots = 16_384
/** Up to this size a table whose cells are mostly new grows at once to what it will need. */
const crowdedSlots = 65_536

/** FNV-1a over UTF-16 units. */
const hashOfNothing = 0x811c9dc5 | 0
const hashNext = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/**
 * Gives each distinct text of a column a code, in order of first appearance. A cell is looked up by its place
 * in `source`, so a text seen before is never copied.
 */
export class ColumnDictionary {
  readonly values: string[] = []
  /** Open addressing, four fields a slot so that a look-up touches one line of the cache. */
  private slots = new Int32Array(firstSlotCount * slotFields)
  private readonly key = new TextKey()
  /**
   * The last values, as many as this, ascend and stand in no slot: a greater one is new for sure, so ids and dates in
   * order need no table.
   */
  private runLength = 0
  private runsLeft = runsMax
  /** The key of the run's last value. */
  private readonly last = new TextKey()
  /** Cells looked up so far. */
  private cellCount = 0
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  constructor(private readonly source: SourceText) {}

  /** The code of the text at a place of the source. */
  codeOfSlice(start: number, end: number): number {
    this.cellCount++
    if (this.fallback) return this.codeByMap(this.source.text.slice(start, end))
    if (this.key.takeSlice(this.source, start, end)) return this.codeOfKey(start, end)
    if (this.runLength > 0) this.endRun()
    const { slots } = this
    const length = end - start
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
    this.cellCount++
    if (this.fallback) return this.codeByMap(text)
    if (text.length <= keyedLengthMax && this.key.takeText(text)) return this.codeOfKey(text)
    if (this.runLength > 0) this.endRun()
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

  /** The code of the text of `key`, which is `text` or stands in the source from `text` to `end`. */
  private codeOfKey(text: string | number, end = 0): number {
    const slot = this.findSlot(this.key.first, this.key.second, this.key.third)
    if (slot < 0) return this.codeByMap(this.textOf(text, end))
    const code = this.slots[slot]! - 1
    if (code >= 0) return code
    if (this.runsLeft > 0) return this.codeInRun(text, end)
    this.fill(slot, this.key)
    return this.add(this.textOf(text, end))
  }

  /** The slot of a key or the free one that it would take, -1 where the chain is too long. */
  private findSlot(first: number, second: number, third: number): number {
    const { slots } = this
    const mask = slots.length - 1
    let slot = (spreadKey(first, second, third) << 2) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]!
      if (code === 0) return slot
      if (slots[slot + 1] === first && slots[slot + 2] === second && slots[slot + 3] === third && code > 0)
        return slot
      slot = (slot + slotFields) & mask
    }
    return -1
  }

  /** The same for a text that stands in no slot. */
  private codeInRun(text: string | number, end: number): number {
    const order = this.runLength === 0 ? 1 : this.key.compare(this.last)
    if (order === 0) return this.values.length - 1
    if (order > 0) {
      this.last.copy(this.key)
      this.runLength++
      return this.values.push(this.textOf(text, end)) - 1
    }
    this.endRun()
    return typeof text === 'string' ? this.codeOf(text) : this.codeOfSlice(text, end)
  }

  /** Gives the run's values their slots. */
  private endRun(): void {
    this.runsLeft--
    const key = new TextKey()
    const from = this.values.length - this.runLength
    this.runLength = 0
    while ((this.values.length + 1) * slotFields * 2 >= this.slots.length) this.grow()
    const mask = this.slots.length - 1
    for (let code = from; code < this.values.length; code++) {
      key.takeText(this.values[code]!)
      let slot = (spreadKey(key.first, key.second, key.third) << 2) & mask
      let probes = 0
      for (; this.slots[slot] !== 0 && probes < probesMax; probes++) slot = (slot + slotFields) & mask
      if (probes === probesMax) {
        this.turnToMap()
        return
      }
      this.fill(slot, key, code)
    }
  }

  private fill(slot: number, { first, second, third }: TextKey, code = this.values.length): void {
    const { slots } = this
    slots[slot] = code + 1
    slots[slot + 1] = first
    slots[slot + 2] = second
    slots[slot + 3] = third
  }

  private textOf(text: string | number, end: number): string {
    return typeof text === 'string' ? text : this.source.text.slice(text, end)
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
    const isCrowded = this.values.length * 2 > this.cellCount && old.length < crowdedSlots * slotFields
    const slots = new Int32Array(old.length * (isCrowded ? 8 : old.length < smallSlots * slotFields ? 4 : 2))
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

  private turnToMap(): void {
    this.fallback ??= new Map(this.values.map((value, code) => [value, code]))
  }

  private codeByMap(text: string): number {
    this.turnToMap()
    const known = this.fallback!.get(text)
    if (known !== undefined) return known
    const code = this.values.push(text) - 1
    this.fallback!.set(text, code)
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
