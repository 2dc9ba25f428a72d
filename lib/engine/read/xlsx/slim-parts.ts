import { strFromU8, strToU8 } from 'fflate'
import type { SheetSize } from './sheet-size'
import { attributesOf, elementsOf } from './xml-elements'

const tagsOfMerges = /<((?:\w+:)?)mergeCells[\s>][\s\S]*?<\/\1mergeCells>/

/** A sheet's rows up to the last that has a value, and its merged cells alone; nothing where its rows never end. */
export function slimSheet(bytes: Uint8Array, { dataTo, filledTo, hasGaps }: SheetSize): Uint8Array {
  if (dataTo === null || filledTo === 0) return strToU8('<worksheet/>')
  const from = startOf(bytes)
  const rows = bytes.subarray(from, filledTo)
  const data = hasGaps ? withoutBareRows(rows) : rows
  const merges = tagsOfMerges.exec(strFromU8(bytes.subarray(dataTo)))?.[0] ?? ''
  const [, prefix = ''] = sheetData.exec(headOf(bytes, from)) ?? []
  const [head, tail] = [strToU8('<worksheet>'), strToU8(`</${prefix}sheetData>${merges}</worksheet>`)]
  const slim = new Uint8Array(head.length + data.length + tail.length)
  slim.set(head)
  slim.set(data, head.length)
  slim.set(tail, head.length + data.length)
  return slim
}

const sheetData = /^<((?:\w+:)?)sheetData[\s>]/
const headOf = (bytes: Uint8Array, at: number) => strFromU8(bytes.subarray(at, at + longestName))

const [open, close, slash, colon] = [0x3c, 0x3e, 0x2f, 0x3a]
const longestName = 32
const longestPrefix = 8
const rowLetters = [...'row'].map((letter) => letter.charCodeAt(0))

/** Without the rows that are one tag, which cost as much to open as those with cells. */
function withoutBareRows(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length)
  let [length, from] = [0, 0]
  const keep = (to: number) => {
    kept.set(bytes.subarray(from, to), length)
    length += to - from
  }
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at + 1)) {
    if (!isRow(bytes, at)) continue
    const end = bytes.indexOf(close, at)
    if (end < 0 || bytes[end - 1] !== slash) continue
    keep(at)
    from = end + 1
  }
  keep(bytes.length)
  return kept.subarray(0, length)
}

function isRow(bytes: Uint8Array, at: number): boolean {
  const mark = bytes.subarray(at, at + longestPrefix).indexOf(colon)
  const name = mark < 0 ? at + 1 : at + mark + 1
  return rowLetters.every((letter, place) => bytes[name + place] === letter)
}

/** Where the rows begin, behind the widths of columns and what else stands before them. */
function startOf(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at + 1)) {
    if (sheetData.test(headOf(bytes, at))) return at
  }
  return 0
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** How a workbook counts days and the sheets that it names, without what else it says of them. */
export function slimWorkbook(text: string, sheets: string[]): string {
  const [properties] = elementsOf(text, 'workbookPr')
  const date1904 = attributesOf(properties ?? '').get('date1904')
  const about = date1904 === '1' || date1904 === 'true' ? '<workbookPr date1904="1"/>' : ''
  return `<workbook xmlns="${namespace}">${about}<sheets>${sheets.join('')}</sheets></workbook>`
}

const typesOf = [
  ['workbook', 'sheet.main'],
  ['sharedStrings', 'sharedStrings'],
  ['styles', 'styles'],
] as const

/** Says which part is the workbook, and where the texts and the formats of its cells are. */
export function contentTypes(names: ReadonlySet<string>): string {
  const lines = typesOf.flatMap(([name, type]) => {
    const contentType = `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`
    const part = `xl/${name}.xml`
    return names.has(part) ? [`<Override PartName="/${part}" ContentType="${contentType}"/>`] : []
  })
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>`
}
