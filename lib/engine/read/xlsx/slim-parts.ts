import type { PartKind } from './part-kind'

const tagsOfMerges = /<((?:\w+:)?)mergeCells[\s>][\s\S]*?<\/\1mergeCells>/
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const encode = (text: string) => new TextEncoder().encode(text)

/** A sheet's rows and merged cells alone; `dataTo` is where its rows end, null where they never do. */
export function slimSheet(bytes: Uint8Array, dataTo: number | null): Uint8Array {
  if (dataTo === null) return encode('<worksheet/>')
  const from = startOf(bytes)
  const merges = tagsOfMerges.exec(decode(bytes.subarray(dataTo)))?.[0] ?? ''
  const [head, tail] = [encode('<worksheet>'), encode(`${merges}</worksheet>`)]
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
    if (/^<(?:\w+:)?sheetData[\s>]/.test(decode(bytes.subarray(at, at + longestName)))) return at
  }
  return 0
}

/** The sheets of a workbook, and how it counts days, without the names that it gives to cells. */
export function slimWorkbook(text: string): string {
  const from = text.search(/<(?:\w+:)?definedNames[\s>]/)
  if (from < 0) return text
  const to = text.lastIndexOf('definedNames>')
  return text.slice(0, from) + (to > from ? text.slice(to + 'definedNames>'.length) : '')
}

const typesOf = new Map<PartKind, string>([
  ['workbook', 'sheet.main'],
  ['strings', 'sharedStrings'],
  ['styles', 'styles'],
])

/** Says which part is the workbook, and where the texts and the formats of its cells are. */
export function contentTypes(parts: { name: string; kind: PartKind }[]): string {
  const lines = [...typesOf].flatMap(([kind, type]) => {
    const part = parts.find((one) => one.kind === kind)
    if (!part) return []
    const contentType = `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`
    return [`<Override PartName="/${part.name}" ContentType="${contentType}"/>`]
  })
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>`
}

/** The parts that the sheets of a workbook stand in, in their order; null for one of which it is not said. */
export function sheetParts(workbook: string, relations: string): (string | null)[] {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  )
  return tagsOf(workbook, 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, '\\w+:id'))
    return target ? partName(target) : null
  })
}

/** A part by its folder and its name: whether it is told from the root or from the workbook. */
export const partName = (path: string) => path.split('/').slice(-2).join('/').toLowerCase()

const tagsOf = (text: string, name: string) =>
  text.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null
