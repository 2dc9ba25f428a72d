import type { SourceText } from './source-text'
import { keyedLengthMax, TextKey } from './text-key'

const firstSlotCount = 128
/**
 * By code, what a text is told by without being fetched: a short one's key, a longer one's hash, start in the source
 * and length. A key's third field is 0 or begins with a unit in its highest byte, so it is never taken for a length.
 */
const keyFields = 3
const lengthMax = 0xff_ffff
/** Chains of this length do not happen by chance at half load: someone made the texts collide. */
const probesMax = 256
const notInSource = -1
/** A column that goes back more often is in no order; the first times are its header's. */
const runsMax = 8
/** Small tables grow faster: most columns that outgrow the first size go far beyond it. */
const smallSlots = 16_384

/** FNV-1a over UTF-16 units. */
const hashOfNothing = 0x811c9dc5 | 0
const hashNext = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/**
 * Gives each distinct text of a column a code, in order of first appearance. A cell is looked up by its place
 * in `source`, so a text seen before is never copied.
 */
export class ColumnDictionary {
  /** Open addressing: code + 1, or 0 where free. Apart from the keys, so that most of it stays in the cache. */
  private slots = new Int32Array(firstSlotCount)
  private keys = new Int32Array((firstSlotCount / 2) * keyFields)
  private readonly key = new TextKey()
  /**
   * The last values, as many as this, ascend and stand in no slot: a greater one is new for sure, so ids and dates in
   * order need no table.
   */
  private runLength = 0
  private runsLeft = runsMax
  /** The key of the run's last value. */
  private readonly last = new TextKey()
  /** Takes over where a file was made to collide. */
  private fallback: Map<string, number> | null = null

  readonly values: string[] = []

  constructor(private readonly source: SourceText) {}

  /** The code of the text at a place of the source. */
  codeOfSlice(start: number, end: number): number {
    if (this.fallback) return this.codeByMap(this.source.text.slice(start, end))
    if (this.key.takeSlice(this.source, start, end)) return this.codeOfKey(start, end)
    if (this.runLength > 0) this.endRun()
    const { slots, keys } = this
    const length = end - start
    const hash = this.hashOfSlice(start, end)
    const mask = slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]! - 1
      if (code < 0) return this.addLong(this.source.text.slice(start, end), { slot, hash, start })
      const key = code * keyFields
      if (keys[key] === hash && keys[key + 2] === length) {
        const from = keys[key + 1]!
        const isSame =
          from === notInSource ? this.isValue(code, start, end) : this.isRepeated(from, start, end)
        if (isSame) return code
      }
      slot = (slot + 1) & mask
    }
    return this.codeByMap(this.source.text.slice(start, end))
  }

  codeOf(text: string): number {
    if (this.fallback) return this.codeByMap(text)
    if (text.length <= keyedLengthMax && this.key.takeText(text)) return this.codeOfKey(text)
    if (this.runLength > 0) this.endRun()
    let hash = hashOfNothing
    for (let i = 0; i < text.length; i++) hash = hashNext(hash, text.charCodeAt(i))
    const { slots, keys } = this
    const mask = slots.length - 1
    let slot = spread(hash) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]! - 1
      if (code < 0) return this.addLong(text, { slot, hash, start: notInSource })
      const key = code * keyFields
      if (keys[key] === hash && keys[key + 2] === text.length && this.values[code] === text) return code
      slot = (slot + 1) & mask
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
    const { slots, keys } = this
    const mask = slots.length - 1
    let slot = spreadKey(first, second, third) & mask
    for (let probes = 0; probes < probesMax; probes++) {
      const code = slots[slot]! - 1
      if (code < 0) return slot
      const key = code * keyFields
      if (keys[key] === first && keys[key + 1] === second && keys[key + 2] === third) return slot
      slot = (slot + 1) & mask
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
    this.growFor(this.values.length, from)
    for (let code = from; code < this.values.length; code++) {
      key.takeText(this.values[code]!)
      const slot = this.findSlot(key.first, key.second, key.third)
      if (slot < 0) {
        this.turnToMap()
        return
      }
      this.fill(slot, key, code)
    }
  }

  private fill(slot: number, { first, second, third }: TextKey, code = this.values.length): void {
    const { keys } = this
    const key = code * keyFields
    this.slots[slot] = code + 1
    keys[key] = first
    keys[key + 1] = second
    keys[key + 2] = third
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
    const key = this.values.length * keyFields
    this.slots[slot] = this.values.length + 1
    this.keys[key] = hash
    this.keys[key + 1] = start
    this.keys[key + 2] = text.length
    return this.add(text)
  }

  private add(text: string): number {
    const code = this.values.push(text) - 1
    this.growFor(this.values.length, this.values.length)
    return code
  }

  /** Makes room for one text more than `count`, at half load; those up to `keyCount` have their keys. */
  private growFor(count: number, keyCount: number): void {
    let size = this.slots.length
    while ((count + 1) * 2 > size) size *= size < smallSlots ? 4 : 2
    if (size === this.slots.length) return
    const keys = new Int32Array((size / 2) * keyFields)
    keys.set(this.keys.subarray(0, keyCount * keyFields))
    const slots = new Int32Array(size)
    for (let code = 0; code < keyCount; code++) {
      let slot = placeOf(keys, code * keyFields) & (size - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
      slots[slot] = code + 1
    }
    this.slots = slots
    this.keys = keys
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

function placeOf(keys: Int32Array, key: number): number {
  const third = keys[key + 2]!
  const isLong = third > 0 && third <= lengthMax
  return isLong ? spread(keys[key]!) : spreadKey(keys[key]!, keys[key + 1]!, third)
}
