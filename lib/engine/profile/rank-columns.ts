import { findWord, splitName, wordList } from '../names/name-words'
import { rowsByCode } from '../table/code-facts'
import type { Table } from '../table/table'
import type { ColumnProfile, Identity } from './profile'

const moneyWords = wordList(
  'revenue revenues sales umsatz ventes ventas vendite vendas omzet turnover gmv amount betrag montant importe total gesamt erloes erlos profit gewinn benefice beneficio',
  'umsatz betrag',
)
const quantityWords = wordList(
  'quantity qty units menge anzahl orders count number deaths cases visits passengers quantite cantidad',
  'menge anzahl',
)
const sideWords = wordList(
  'tax steuer shipping versand freight discount rabatt fee previous last target budget forecast adjusted adj min max std error lower upper sample',
)
const additivityScore = { additive: 3, semi_additive: 2.5, intensive: 2, ordinal: 1.2 }

/** Measures by how telling they are: what adds up first, money and quantities first, gaps and side issues last. */
export function rankMeasures(table: Table, columns: ColumnProfile[], identities: Identity[]): number[] {
  const copies = new Set(
    identities.flatMap((identity) => (identity.kind === 'scaled' ? [lesserOf(columns, identity)] : [])),
  )
  const results = new Set(
    identities.flatMap((i) => (i.kind === 'product' || i.kind === 'sum' ? [i.result] : [])),
  )
  const score = (column: ColumnProfile): number => {
    const name = splitName(column.name)
    let points = additivityScore[column.additivity ?? 'intensive']
    if (findWord(name, moneyWords)) points += 1
    else if (findWord(name, quantityWords)) points += 0.5
    if (findWord(name, sideWords)) points -= 0.6
    if (results.has(column.index)) points += 0.4
    if (copies.has(column.index)) points -= 1
    if (column.format?.style === 'currency') points += 0.4
    if (column.distinct < 3) points -= 0.8
    return points - 2 * (column.missing / Math.max(1, table.rowCount)) + (column.confidence - 0.8)
  }
  return sortByScore(
    columns.filter((column) => column.role === 'measure'),
    score,
  )
}

/** Which of two columns that say the same is left behind: the forecast, the adjusted one, else the later. */
function lesserOf(columns: ColumnProfile[], pair: { source: number; result: number }): number {
  const isSide = (index: number) => findWord(splitName(columns[index]!.name), sideWords) !== null
  return isSide(pair.source) && !isSide(pair.result) ? pair.source : pair.result
}

const distinctMax = 5000
const idealMin = 3
const idealMax = 12
const fewMax = 40

/** Columns to break down by: few, well-filled categories first. */
export function rankDimensions(table: Table, columns: ColumnProfile[]): number[] {
  const score = (column: ColumnProfile): number => {
    const share = topShare(table, column)
    let points =
      column.distinct < idealMin ? 2 : column.distinct <= idealMax ? 3 : column.distinct <= fewMax ? 2.4 : 1.2
    if (column.geo) points += 0.2
    if (column.order) points += 0.2
    if (column.role === 'code') points -= 1
    if (column.role === 'time') points -= 0.8
    if (share > 0.95) points -= 1.5
    if (column.distinct > table.rowCount / 2) points -= 1
    return points - 2 * (column.missing / Math.max(1, table.rowCount))
  }
  return sortByScore(
    columns.filter((column) => isDimension(table, column)),
    score,
  )
}

const codeDistinctMax = 30

function isDimension(table: Table, column: ColumnProfile): boolean {
  if (column.distinct < 2 || column.distinct > distinctMax) return false
  if (column.geo === 'latitude' || column.geo === 'longitude') return false
  if (column.role === 'category' || column.role === 'boolean' || column.role === 'geo') return true
  if (column.role === 'time') return column.order !== null
  return column.role === 'code' && column.distinct <= codeDistinctMax && column.distinct < table.rowCount / 3
}

function topShare(table: Table, column: ColumnProfile): number {
  const counts = rowsByCode(table.columns[column.index]!)
  if (counts.length > fewMax) return 0
  return Math.max(...counts) / Math.max(1, table.rowCount - column.missing)
}

/** The indexes of columns, the best first. */
export const sortByScore = (columns: ColumnProfile[], score: (column: ColumnProfile) => number): number[] =>
  columns
    .map((column) => ({ index: column.index, score: score(column) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index)
