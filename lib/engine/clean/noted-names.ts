import { newPairs } from '../table/count-distinct'
import { type Column, missingCode, type Table } from '../table/table'

/** `Albania¹` is Albania with a note; `m²` is another than `m`, and stars rank. */
const noted = /^(.*\p{L}{4})\s?[¹²³⁴-⁹]$/u

/**
 * Pairs of a name with a number that points to a note and the same name without one, by their places. Only where both are
 * one: beside another column, as the years that each name comes in, no row has the name twice.
 */
export function notedNames(column: Column, { columns }: Table): [noted: number, bare: number][] {
  const pairs = pairsOf(column.values)
  if (pairs.length === 0) return []
  const nameOf = column.values.map((_, code) => code)
  for (const [code, bare] of pairs) nameOf[code] = bare
  return columns.some((other) => other !== column && standOnce(column, nameOf, other)) ? pairs : []
}

/** None of a name that has several marks. */
function pairsOf(values: string[]): [number, number][] {
  const places = new Map(values.map((text, code) => [text.trim(), code]))
  const pairs = values.flatMap((text, code): [number, number][] => {
    const bare = places.get(noted.exec(text.trim())?.[1] ?? '')
    return bare === undefined ? [] : [[code, bare]]
  })
  return pairs.filter(([, bare]) => pairs.filter(([, other]) => other === bare).length === 1)
}

/** Each text of the other column comes on several rows, and each time with another name. */
function standOnce({ codes }: Column, nameOf: number[], other: Column): boolean {
  if (other.missing > 0 || other.values.length * 2 > codes.length) return false
  const isNew = newPairs(nameOf.length * other.values.length)
  return codes.every(
    (code, row) => code === missingCode || isNew(nameOf[code]! * other.values.length + other.codes[row]!),
  )
}
