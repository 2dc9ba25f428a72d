import { attributesOf, elementsOf } from './xml-elements'

/** Which part of a workbook each of its sheets, their texts and their formats stand in. */
export interface NamedParts {
  /** The elements that name the sheets, in their order. */
  sheets: { tag: string; part: string }[]
  strings: string | null
  styles: string | null
}

const folder = 'xl/'

/** Follows the relations of a workbook, whatever its parts are called; `names` are those that there are, as `partName` has them. */
export function namedParts(workbook: string, relations: string, names: ReadonlySet<string>): NamedParts {
  const related = elementsOf(relations, 'Relationship').map((tag) => {
    const values = attributesOf(tag)
    const type = values.get('Type')?.split('/').at(-1)
    return { id: values.get('Id'), type, part: placeOf(values.get('Target') ?? '', names) }
  })
  const parts = new Map(related.map(({ id, part }) => [id, part]))
  const ofType = (type: string) => related.find((one) => one.type === type)?.part ?? null
  const tags = elementsOf(workbook, 'sheet')
  const found = tags.map((tag) => parts.get(attributesOf(tag).get('id')))
  // where one is related to nothing, they stand in the order of their numbers
  const isRelated = found.every((part) => part !== undefined)
  return {
    sheets: tags.map((tag, at) => ({ tag, part: isRelated ? found[at]! : numbered(at, names) })),
    strings: ofType('sharedStrings'),
    styles: ofType('styles'),
  }
}

function numbered(at: number, names: ReadonlySet<string>): string {
  const isFromNone = names.has('xl/worksheets/sheet.xml')
  return `xl/worksheets/sheet${isFromNone ? at || '' : at + 1}.xml`
}

/** A target is told from the root or from the workbook, and by some programs half of each. */
function placeOf(target: string, names: ReadonlySet<string>): string {
  const name = partName(target)
  const places = [folder + name.replace(/\/?xl\//, ''), name, folder + name]
  return places.find((place) => names.has(place)) ?? name
}

/** Parts are the same whatever their case and slashes. */
export const partName = (path: string) => path.replaceAll('\\', '/').toLowerCase()
