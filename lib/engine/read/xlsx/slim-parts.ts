import { strFromU8, strToU8 } from 'fflate'
import { attributesOf, elementsOf } from './xml-elements'

const tagsOfMerges = /<((?:\w+:)?)mergeCells[\s>][\s\S]*?<\/\1mergeCells>/

/** A sheet's rows and merged cells alone; `dataTo` is where its rows end, null where they never do. */
export function slimSheet(bytes: Uint8Array, dataTo: number | null): Uint8Array {
  if (dataTo === null) return strToU8('<worksheet/>')
  const from = startOf(bytes)
  const merges = tagsOfMerges.exec(strFromU8(bytes.subarray(dataTo)))?.[0] ?? ''
  const [head, tail] = [strToU8('<worksheet>'), strToU8(`${merges}</worksheet>`)]
  const slim = new Uint8Array(head.length + dataTo - from + tail.length)
  slim.set(head)
  slim.set(bytes.subarray(from, dataTo), head.length)
  slim.set(tail, head.length + dataTo - from)
  return slim
}

const open = 0x3c
const longestName = 32

/** Where the rows begin, behind the widths of columns and what else stands before them. */
function startOf(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at + 1)) {
    if (/^<(?:\w+:)?sheetData[\s>]/.test(strFromU8(bytes.subarray(at, at + longestName)))) return at
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
