import type { CellGrid } from './cell-grid'
import { inferCellKind } from './cell-kind'
import { isBlank } from './row-shapes'

/** A title that stands in the row of names. */
export interface HeaderTitle {
  text: string
  /** Cells at the row's left that hold nothing else. */
  cells: number
  /** The first name, freed from the title; null where it stands in a cell of its own. */
  name: string | null
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/
const titleWord =
  /(?:(?:^|[^\p{L}])(?:report|table|list|statistics|overview|summary|rapport|tableau|statistiques|informe|tabla|lista|resumen|rapporto|tabella|relatório|tabela)|(?:bericht|tabelle|liste|statistik|übersicht))(?:$|[^\p{L}])/iu
/** With its year or a word for what it is; fewer with both. */
const titleWordsMin = { withOne: 3, withBoth: 2 }
const titleCellsMax = 2
const nameWordsMax = 3
/** Marks that part a title from the name it is glued to, the surest first. */
const partings = [/[\r\n]+/, /["\t;|]+/, /:\s+/, /(?<=(?<!\d)(?:19|20)\d\d)\s+/]

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

function isTitle(text: string): boolean {
  const signs = Number(year.test(text)) + Number(titleWord.test(text))
  return signs > 0 && wordsOf(text).length >= (signs > 1 ? titleWordsMin.withBoth : titleWordsMin.withOne)
}

const isName = (text: string): boolean =>
  /^\p{L}[^\d\r\n]*$/u.test(text) && wordsOf(text).length <= nameWordsMax && !isTitle(text)

/**
 * The title in a row of names: in cells of its own in front of them, which no row below has, or glued to the first of
 * them. Null where there is none.
 *
 * @param widest cells of the widest row below
 * @param isNumbers whether the first column holds numbers
 */
export function findHeaderTitle(
  names: string[],
  { widest, isNumbers }: { widest: number; isNumbers: boolean },
): HeaderTitle | null {
  const cells = names.length - widest
  const own = names.slice(0, Math.max(0, cells))
  if (cells > titleCellsMax || names.some(isBlank)) return null
  if (own.length > 0) {
    const text = own.join(',').trim()
    return isTitle(text) && names.slice(cells).every((name) => !isTitle(name))
      ? { text, cells, name: null }
      : null
  }
  // a number is as often called by what it is and its year
  return isNumbers ? null : partTitle(names)
}

function partTitle([first = '', ...others]: string[]): HeaderTitle | null {
  for (const parting of partings) {
    const parts = first.split(parting).filter((part) => !isBlank(part))
    const name = (parts.at(-1) ?? '').trim()
    if (parts.length < 2 || !isName(name) || others.some((other) => parting.test(other))) continue
    const text = first.slice(0, first.lastIndexOf(name)).replace(/^["\s]+|["\t;|:\s]+$/g, '')
    if (isTitle(text)) return { text, cells: 0, name }
  }
  return null
}

const page = /^(?:page|seite|página|pagina)\s?\d+/i

/** A row above the names that speaks of the file: one text over all columns, `Date:`, a page, or one date among words. */
export function speaksOfFile(grid: CellGrid, row: number, width: number): boolean {
  const texts = grid.rowTexts(row).map((text) => text.trim())
  const filled = texts.filter((text) => text !== '')
  if (filled.length < 2) return false
  if (filled.length >= width && new Set(filled).size === 1) return true
  const dates = texts.flatMap((text, at) => (inferCellKind(text) === 'date' ? [at] : []))
  // a date over several columns names their group
  const isDated = dates.length === 1 && texts[0] !== '' && texts[dates[0]! + 1] !== ''
  const facts = filled.filter((text) => /\p{L}:$/u.test(text))
  const isFacts = facts.length > 0 && facts.length * 2 <= filled.length
  return isDated || isFacts || filled.some((text) => page.test(text))
}
