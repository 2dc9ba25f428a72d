/** A part of a zip file, as the list at its end has it. */
export interface ZipEntry {
  name: string
  /** 0 as it is, 8 deflated. */
  method: number
  /** Where its bytes stand. */
  from: number
  to: number
  /** Bytes when unpacked, as the list says. */
  size: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const partMark = 0x04034b50
const endLength = 22
const commentMax = 0xffff

/** The parts of a zip file; null where its list is missing or does not fit the file, as of one that was cut off. */
export function listEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end < 0) return null
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return null
    const entry = entryAt(view, bytes, at)
    if (!entry) return null
    entries.push(entry)
    at += 46 + [28, 30, 32].reduce((sum, place) => sum + view.getUint16(at + place, true), 0)
  }
  return entries
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - commentMax)
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return -1
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): ZipEntry | null {
  const nameLength = view.getUint16(at + 28, true)
  const part = view.getUint32(at + 42, true)
  if (part + 30 > view.byteLength || view.getUint32(part, true) !== partMark) return null
  const from = part + 30 + view.getUint16(part + 26, true) + view.getUint16(part + 28, true)
  const to = from + view.getUint32(at + 20, true)
  if (to > view.byteLength) return null
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    from,
    to,
    size: view.getUint32(at + 24, true),
  }
}
