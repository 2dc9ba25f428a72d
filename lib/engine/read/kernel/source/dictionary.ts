import { alloc } from './memory'
import { readPlain } from './plain'
import { areSame, compare, keyOf, placeOf } from './texts'
import { colliding, note } from './trouble'

/** Slots of a new one: two to this. */
const firstBits: u32 = 8
/** Chains of this length do not happen by chance at half load. */
const probesMax: u32 = 512
/** A column that goes back more often is in no order; the first times are its header's. */
const runsMax: u32 = 8

/** The distinct texts of a column: open addressing at half load. */
@unmanaged
export class Dictionary {
  slots: usize
  /** 64 less the bits of a slot's number. */
  shift: u32
  count: u32
  /** Eight bytes each: where the text stands, and its length. */
  entries: usize
  /** Of each text its number (f64) and how that looks (u32). */
  numbers: usize
  looks: usize
  capacity: u32
  /** The code of the blank text and 1, 0 where there was none. */
  blank: u32
  /**
   * The last texts, as many as this, ascend and stand in no slot: a greater one is new for sure, so ids and dates in
   * order need no slots.
   */
  run: u32
  runsLeft: u32
}

/** A slot: the key, the code and 1 (0 where it is free), and the length. */
@unmanaged
class Slot {
  key: u64
  code: u32
  length: u32
}
const slotBits: u32 = 4

export function makeDictionary(): usize {
  const d = changetype<Dictionary>(alloc(offsetof<Dictionary>()))
  d.slots = makeSlots(firstBits)
  d.shift = 64 - firstBits
  d.capacity = 1 << (firstBits - 1)
  d.entries = alloc(<usize>d.capacity << 3)
  d.numbers = alloc(<usize>d.capacity << 3)
  d.looks = alloc(<usize>d.capacity << 2)
  d.count = d.blank = d.run = 0
  d.runsLeft = runsMax
  return changetype<usize>(d)
}

export function countOf(dictionary: usize): u32 {
  return changetype<Dictionary>(dictionary).count
}

/** What its texts are as numbers (f64), by code. */
export function numbersOf(dictionary: usize): usize {
  return changetype<Dictionary>(dictionary).numbers
}

/** How these numbers look (u32), by code: 0 of what is neither a plain number nor blank. */
export function looksOf(dictionary: usize): usize {
  return changetype<Dictionary>(dictionary).looks
}

/** Where its texts are told: place (u32) and length (u32) of each, by code. */
export function entriesOf(dictionary: usize): usize {
  return changetype<Dictionary>(dictionary).entries
}

function makeSlots(bits: u32): usize {
  const bytes: usize = 1 << (bits + slotBits)
  const slots = alloc(bytes)
  memory.fill(slots, 0, bytes)
  return slots
}

@inline
export function slotAt(slots: usize, place: u32): Slot {
  return changetype<Slot>(slots + (<usize>place << slotBits))
}

@inline
function maskOf(shift: u32): u32 {
  return <u32>(((<u64>1) << (64 - shift)) - 1)
}

/** The first free slot for a text that stands in none. */
function freeSlot(d: Dictionary, key: u64, length: u32): Slot {
  const mask = maskOf(d.shift)
  let place = placeOf(key, length, d.shift)
  for (let probes: u32 = 0; probes < probesMax; probes++) {
    const slot = slotAt(d.slots, place)
    if (slot.code == 0) return slot
    place = (place + 1) & mask
  }
  note(colliding)
  return slotAt(d.slots, place)
}

function fill(slot: Slot, key: u64, code: u32, length: u32): void {
  slot.key = key
  slot.code = code + 1
  slot.length = length
}

/** Room for one text more than there are. */
function growSlots(d: Dictionary): void {
  let bits: u32 = 64 - d.shift
  if ((d.count + 2) << 1 <= <u32>1 << bits) return
  while ((d.count + 2) << 1 > <u32>1 << bits) bits += bits < 14 ? 2 : 1
  const old = d.slots
  const oldCount = maskOf(d.shift) + 1
  d.slots = makeSlots(bits)
  d.shift = 64 - bits
  for (let place: u32 = 0; place < oldCount; place++) {
    const from = slotAt(old, place)
    if (from.code != 0) fill(freeSlot(d, from.key, from.length), from.key, from.code - 1, from.length)
  }
}

/** Twice the room, with what stood there. */
function grown(from: usize, bytes: usize): usize {
  const to = alloc(bytes << 1)
  memory.copy(to, from, bytes)
  return to
}

function addEntry(d: Dictionary, text: usize, length: u32): u32 {
  if (d.count == d.capacity) {
    d.capacity <<= 1
    d.entries = grown(d.entries, <usize>d.count << 3)
    d.numbers = grown(d.numbers, <usize>d.count << 3)
    d.looks = grown(d.looks, <usize>d.count << 2)
  }
  const entry = d.entries + (<usize>d.count << 3)
  store<u32>(entry, <u32>text)
  store<u32>(entry, length, 4)
  // while its bytes are at hand
  store<u32>(d.looks + (<usize>d.count << 2), readPlain(text, length, d.numbers + (<usize>d.count << 3)))
  if (length == 0) d.blank = d.count + 1
  return d.count++
}

/** Gives the run's texts their slots. */
function endRun(d: Dictionary): void {
  const from = d.count - d.run
  d.run = 0
  d.runsLeft--
  growSlots(d)
  for (let code = from; code < d.count; code++) {
    const entry = d.entries + (<usize>code << 3)
    const length = load<u32>(entry, 4)
    const key = keyOf(<usize>load<u32>(entry), length)
    fill(freeSlot(d, key, length), key, code, length)
  }
}

/** The code of a text that stands in no slot. */
function codeOfNew(d: Dictionary, text: usize, length: u32, key: u64): u32 {
  if (d.run > 0 || d.runsLeft > 0) {
    const last = d.entries + (<usize>(d.count - 1) << 3)
    const order = d.run == 0 ? 1 : compare(text, length, <usize>load<u32>(last), load<u32>(last, 4))
    if (order == 0) return d.count - 1
    if (order > 0) {
      d.run++
      return addEntry(d, text, length)
    }
    endRun(d)
    return codeOfKnown(d, text, length, key)
  }
  const code = addEntry(d, text, length)
  growSlots(d)
  fill(freeSlot(d, key, length), key, code, length)
  return code
}

@inline
export function codeOf(d: Dictionary, text: usize, length: u32, key: u64): u32 {
  const mask = maskOf(d.shift)
  let place = placeOf(key, length, d.shift)
  for (let probes: u32 = 0; probes < probesMax; probes++) {
    const slot = slotAt(d.slots, place)
    if (slot.code == 0) return codeOfNew(d, text, length, key)
    if (slot.key == key && slot.length == length) {
      const code = slot.code - 1
      if (length <= 8 || areSame(text, <usize>load<u32>(d.entries + (<usize>code << 3)), length)) return code
    }
    place = (place + 1) & mask
  }
  note(colliding)
  return 0
}

function codeOfKnown(d: Dictionary, text: usize, length: u32, key: u64): u32 {
  return codeOf(d, text, length, key)
}

/** The code of the blank text, which a row that ends before a column has there. */
export function codeOfBlank(dictionary: usize): u32 {
  const d = changetype<Dictionary>(dictionary)
  return d.blank != 0 ? d.blank - 1 : codeOfKnown(d, 0, 0, 0)
}
