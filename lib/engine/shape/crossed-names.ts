/** Names that are each made of one of some beginnings and one of some ends: `Nord Umsatz`, `Nord Kosten`, `Süd Umsatz`, … */
export interface Crossed {
  /** Of each column by its place: the words that it shares with a row of the grid, and with a column of it. */
  cells: { at: number; row: string; column: string }[]
  rows: string[]
  columns: string[]
}

const partsMin = 2
/** More words at either end are no name of a row. */
const wordsMax = 3
const marks = /[\s_|:;()[\]·,]+|\s*[-–—/]\s+|\s[-–—/]\s*/u

export const wordsOf = (name: string): string[] => name.split(marks).filter(Boolean)

/**
 * The ways in which names are crossed, with the most cells first: each beginning stands with each end. Names that have
 * no part in it are left out.
 */
export function crossNames(names: string[], isPeriod: (words: string) => boolean): Crossed[] {
  const words = names.map(wordsOf)
  const found: Crossed[] = []
  for (let count = 1; count <= wordsMax; count++) {
    found.push(...gridsOf(words, (own) => [own.slice(0, count), own.slice(count)]))
    found.push(...gridsOf(words, (own) => [own.slice(0, -count), own.slice(-count)]))
  }
  // `Q1 Umsatz 2024`: a period may stand around what it is of
  found.push(...gridsOf(words, (own) => aroundPeriod(own, isPeriod)))
  // words that all have in their middle belong to what there are more of: `Autumn term`, `Spring term`
  const wordsOfFewer = ({ rows, columns }: Crossed) =>
    (rows.length < columns.length ? rows : columns).reduce((sum, name) => sum + name.length, 0)
  return found.sort((a, b) => b.cells.length - a.cells.length || wordsOfFewer(a) - wordsOfFewer(b))
}

function aroundPeriod(words: string[], isPeriod: (text: string) => boolean): [string[], string[]] {
  const inner = words.slice(1, -1)
  const outer = [words[0], words.at(-1)].join(' ')
  if (words.length > 2 && isPeriod(outer)) return [inner, [outer]]
  for (let from = 1; from < words.length - 1; from++) {
    for (let to = words.length - 1; to > from; to--) {
      if (isPeriod(words.slice(from, to).join(' ')))
        return [[...words.slice(0, from), ...words.slice(to)], words.slice(from, to)]
    }
  }
  return [[], []]
}

function gridsOf(words: string[][], split: (words: string[]) => [string[], string[]]): Crossed[] {
  const cells = words.flatMap((own, at) => {
    const [row, column] = split(own).map((part) => part.join(' '))
    return row && column ? [{ at, row, column }] : []
  })
  const byRow = new Map<string, string[]>()
  for (const { row, column } of cells) byRow.set(row, [...(byRow.get(row) ?? []), column])
  const bySet = new Map<string, string[]>()
  for (const [row, columns] of byRow) {
    const key = [...columns].sort().join('\n')
    if (columns.length >= partsMin && new Set(columns).size === columns.length)
      bySet.set(key, [...(bySet.get(key) ?? []), row])
  }
  return [...bySet.values()].flatMap((rows) => {
    if (rows.length < partsMin) return []
    const own = cells.filter(({ row }) => rows.includes(row))
    return [{ cells: own, rows, columns: [...new Set(own.map(({ column }) => column))] }]
  })
}
