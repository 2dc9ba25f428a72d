import { ends, rowStarts, starts } from './cut'
import { codeOf, Dictionary, slotAt } from './dictionary'
import { keyOf, placeOf } from './texts'
import { getTrouble } from './trouble'

/** With more slots than these the cache does not hold them. */
const cachedBits: u32 = 15
const batch: u32 = 64
/** Of the rows of a batch, 16 bytes each: key, length and place of their texts. */
const looked: usize = memory.data(1024, 16)
/** Kept, so that what is read for its own sake is read. */
export let touched: u64 = 0

/** The codes (u32 a row) of one column's cells of the block; rows that end before it have the blank's. */
export function encode(dictionary: usize, column: u32, rows: u32, codes: usize): void {
  const d = changetype<Dictionary>(dictionary)
  for (let from: u32 = 0; from < rows && getTrouble() == 0; from += batch) {
    const count = min(batch, rows - from)
    look(column, from, count)
    if (<u32>64 - d.shift > cachedBits) touch(d, count)
    encodeLooked(d, count, codes + (<usize>from << 2))
  }
}

@inline
function look(column: u32, from: u32, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const at = rowStarts + (<usize>(from + i) << 2)
    const cell = load<u32>(at) + column
    const own = looked + (<usize>i << 4)
    const isBlank = cell >= load<u32>(at, 4)
    const text: usize = isBlank ? 0 : <usize>load<u32>(starts + (<usize>cell << 2))
    const length: u32 = isBlank ? 0 : load<u32>(ends + (<usize>cell << 2)) - <u32>text
    store<u64>(own, keyOf(text, length))
    store<u32>(own, length, 8)
    store<u32>(own, <u32>text, 12)
  }
}

/** Reads the slots of all before the first is needed, so that the memory is asked for them at once. */
@inline
function touch(d: Dictionary, count: u32): void {
  let sum: u64 = 0
  for (let i: u32 = 0; i < count; i++) {
    const own = looked + (<usize>i << 4)
    sum += slotAt(d.slots, placeOf(load<u64>(own), load<u32>(own, 8), d.shift)).key
  }
  touched += sum
}

@inline
function encodeLooked(d: Dictionary, count: u32, codes: usize): void {
  let lastKey: u64 = 0
  let lastLength: u32 = -1
  let code: u32 = 0
  for (let i: u32 = 0; i < count; i++) {
    const own = looked + (<usize>i << 4)
    const key = load<u64>(own)
    const length = load<u32>(own, 8)
    if (key != lastKey || length != lastLength || length > 8) {
      code = codeOf(d, <usize>load<u32>(own, 12), length, key)
      lastKey = key
      lastLength = length
    }
    store<u32>(codes + (<usize>i << 2), code)
  }
}
