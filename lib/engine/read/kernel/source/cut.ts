import { alloc } from './memory'
import { irregular, note, tooLong, tooWide } from './trouble'

const lineFeed: u8 = 10
const carriageReturn: u8 = 13
const space: u8 = 32
const cellBytesMax: usize = 32_767
const columnsMax: u32 = 2_000
/** Cells and rows of a block; a row that begins in it ends in it. */
const blockCells: u32 = 262_144
const blockRows: u32 = 131_072

let delimiter: u8 = 0
let quote: u8 = 0
let end: usize = 0
/** Where the next cell begins, and its line. */
let at: usize = 0
let line: i32 = 0
/** Where quoted cells with quotes in them are written as they read. */
let arena: usize = 0

/** Of the block: where each cell begins and ends, and the first cell of each row and the one behind the last. */
export let starts: usize = 0
export let ends: usize = 0
export let rowStarts: usize = 0
let cells: u32 = 0
let rows: u32 = 0
let rowFrom: u32 = 0
let rowLine: i32 = 0

/** Of all rows: their widths (u16), first and last lines (i32), where the next row's are written. */
let widths: usize = 0
let firstLines: usize = 0
let lastLines: usize = 0

/** Before the first `cut`. `arenaBytes`: as many as the text has, where it has quotes. */
export function begin(text: usize, length: u32, arenaBytes: u32): void {
  at = text
  end = text + length
  line = 0
  note(0)
  starts = alloc((blockCells + columnsMax + 2) * 4)
  ends = alloc((blockCells + columnsMax + 2) * 4)
  rowStarts = alloc((blockRows + 2) * 4)
  arena = alloc(arenaBytes + 64)
}

export function setDialect(ownDelimiter: u8, ownQuote: u8): void {
  delimiter = ownDelimiter
  quote = ownQuote
}

export function setRows(ownWidths: usize, ownFirstLines: usize, ownLastLines: usize): void {
  widths = ownWidths
  firstLines = ownFirstLines
  lastLines = ownLastLines
}

@inline
function addCell(from: usize, to: usize): void {
  store<u32>(starts + (<usize>cells << 2), <u32>from)
  store<u32>(ends + (<usize>cells << 2), <u32>to)
  if (to - from > cellBytesMax) note(tooLong)
  cells++
  if (cells - rowFrom > columnsMax) {
    note(tooWide)
    cells = rowFrom
  }
}

@inline
function endRow(): void {
  store<u16>(widths, <u16>(cells - rowFrom))
  store<i32>(firstLines, rowLine)
  store<i32>(lastLines, line)
  widths += 2
  firstLines += 4
  lastLines += 4
  line++
  rowLine = line
  rows++
  rowFrom = cells
  store<u32>(rowStarts + (<usize>rows << 2), cells)
}

@inline
function nextOf(from: usize, wanted: v128, to: usize): usize {
  for (let p = from; p < to; p += 16) {
    const found = i8x16.bitmask(i8x16.eq(v128.load(p), wanted))
    if (found != 0) return min(p + ctz(found), to)
  }
  return to
}

/** Whether a delimiter, a line's end or, right behind the quote, the text's end stands here. */
function closes(after: usize, closing: usize): bool {
  if (after >= end) return after == closing + 1
  const b = load<u8>(after)
  return b == delimiter || b == lineFeed || (b == carriageReturn && load<u8>(after, 1) == lineFeed)
}

/** Adds the quoted cell that begins here; gives what stands behind it, 0 where it is irregular. */
function cutQuoted(): usize {
  const Q = i8x16.splat(quote)
  const N = i8x16.splat(lineFeed)
  const from = at + 1
  let to = from
  let hasQuotes = false
  while (true) {
    to = nextOf(to, Q, end)
    if (to >= end) return 0
    if (to + 1 >= end || load<u8>(to, 1) != quote) break
    hasQuotes = true
    to += 2
  }
  let after = to + 1
  if (delimiter != space) while (after < end && load<u8>(after) == space) after++
  if (!closes(after, to)) return 0
  for (let feed = nextOf(from, N, to); feed < to; feed = nextOf(feed + 1, N, to)) line++
  if (hasQuotes) addUnescaped(from, to)
  else addCell(from, to)
  return after
}

function addUnescaped(from: usize, to: usize): void {
  const begin = arena
  let p = from
  while (p < to) {
    const b = load<u8>(p)
    store<u8>(arena++, b)
    p += b == quote ? 2 : 1
  }
  addCell(begin, arena)
}

@inline
function isFull(): bool {
  return cells >= blockCells || rows >= blockRows
}

/** Adds a quoted cell and what it ends; false where it is irregular. */
function takeQuoted(): bool {
  const after = cutQuoted()
  if (after == 0) {
    note(irregular)
    return false
  }
  at = after
  if (after >= end) return true
  const b = load<u8>(after)
  at = after + (b == carriageReturn ? 2 : 1)
  if (b != delimiter) endRow()
  else if (at >= end) addCell(end, end)
  return true
}

/** Takes plain cells up to one that begins with a quote, the end of the block or that of the text. */
function takePlain(): void {
  const D = i8x16.splat(delimiter)
  const N = i8x16.splat(lineFeed)
  for (let base = at; base < end; base += 64) {
    const v0 = v128.load(base)
    const v1 = v128.load(base, 16)
    const v2 = v128.load(base, 32)
    const v3 = v128.load(base, 48)
    let marks: u64 =
      <u64>i8x16.bitmask(v128.or(i8x16.eq(v0, D), i8x16.eq(v0, N))) |
      (<u64>i8x16.bitmask(v128.or(i8x16.eq(v1, D), i8x16.eq(v1, N))) << 16) |
      (<u64>i8x16.bitmask(v128.or(i8x16.eq(v2, D), i8x16.eq(v2, N))) << 32) |
      (<u64>i8x16.bitmask(v128.or(i8x16.eq(v3, D), i8x16.eq(v3, N))) << 48)
    while (marks != 0) {
      const mark = base + <usize>ctz(marks)
      if (mark >= end) break
      marks &= marks - 1
      if (load<u8>(mark) == delimiter) {
        addCell(at, mark)
        at = mark + 1
      } else {
        const to = mark > at && load<u8>(mark - 1) == carriageReturn ? mark - 1 : mark
        if (cells == rowFrom && to == at) {
          line++
          rowLine = line
        } else {
          addCell(at, to)
          endRow()
        }
        at = mark + 1
        if (isFull()) return
      }
      if (load<u8>(at) == quote) return
    }
  }
  // the text ends without a line's end
  if (at < end || cells > rowFrom) addCell(at, end)
  at = end
}

/** Cuts the next block; gives its rows, 0 at the text's end or where there is trouble. */
export function cut(): u32 {
  cells = 0
  rows = 0
  rowFrom = 0
  rowLine = line
  store<u32>(rowStarts, 0)
  while (at < end && (cells > rowFrom || !isFull())) {
    if (load<u8>(at) != quote) takePlain()
    else if (!takeQuoted()) return 0
  }
  if (at >= end && cells > rowFrom) endRow()
  return rows
}
