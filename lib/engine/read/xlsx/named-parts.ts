import { attributesOf, elementsOf } from './xml-elements'

/** Which part of a workbook each of its sheets, their texts and their formats stand in. */
export interface NamedParts {
  /** The elements that name the sheets, in their order. */
  sheets: { tag: string; part: string }[]
  strings: string | null
  styles: string | null
}

/** Where parts stand, as `partName` has them. */
interface Places {
  /** The workbook's. */
  folder: string
  /** All that there are. */
  names: ReadonlySet<string>
}

/** Follows the relations of a workbook, whatever its parts are called. */
export function namedParts(workbook: string, relations: string, places: Places): NamedParts {
  const related = elementsOf(relations, 'Relationship').map((tag) => {
    const values = attributesOf(tag)
    const type = values.get('Type')?.split('/').at(-1)
    return { id: values.get('Id'), type, part: placeOf(values.get('Target') ?? '', places) }
  })
  const parts = new Map(related.map(({ id, part }) => [id, part]))
  const ofType = (type: string) => related.find((one) => one.type === type)?.part ?? null
  const tags = elementsOf(workbook, 'sheet')
  const found = tags.map((tag) => parts.get(attributesOf(tag).get('id')))
  // where one is related to nothing, they stand in the order of their numbers
  const isRelated = found.every((part) => part !== undefined)
  return {
    sheets: tags.map((tag, at) => ({ tag, part: isRelated ? found[at]! : numbered(at, places) })),
    strings: ofType('sharedStrings'),
    styles: ofType('styles'),
  }
}

function numbered(at: number, { folder, names }: Places): string {
  const isFromNone = names.has(`${folder}worksheets/sheet.xml`)
  return `${folder}worksheets/sheet${isFromNone ? at || '' : at + 1}.xml`
}

/** A target is told from the root or from the workbook, and by some programs half of each. */
function placeOf(target: string, { folder, names }: Places): string {
  const name = partName(target)
  const places = [folder + (name.startsWith(folder) ? name.slice(folder.length) : name), name]
  return places.find((place) => names.has(place)) ?? name
}

/** Parts are the same whatever their case and slashes, and whether they are told from the root or from here. */
export const partName = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()

/** The part that lists the sheets: where it is expected, else the one called like it (`xl/workbook2.xml`); null where there is none. */
export function workbookPart(names: ReadonlySet<string>): string | null {
  if (names.has('xl/workbook.xml')) return 'xl/workbook.xml'
  return [...names].find((name) => /(?:^|\/)workbook\d*\.xml$/.test(name)) ?? null
}

export const folderOf = (part: string) => part.slice(0, part.lastIndexOf('/') + 1)

export const relationsOf = (part: string) => {
  const folder = folderOf(part)
  return `${folder}_rels/${part.slice(folder.length)}.rels`
}
