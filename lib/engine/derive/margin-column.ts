import { findWord, splitName, type WordList, wordList } from '../names/name-words'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

const name = 'Margin'
const rowsMin = 20
const filledMin = 0.85
/** What a thing costs goes with what it brings in; what else is paid with it (freight, tax) is a small part of that. */
const relatedMin = 0.6
const costShareMin = 0.2
const costShareMax = 1.5

/* Words of names in English, German, French, Spanish and Italian, without accents; one sign beside what the values show. */
const incomeWords = wordList(
  `revenue revenues rev sales turnover income fee fees billed invoiced price umsatz erloes erlos honorar preis chiffre
  inv invoice invoiced ventes recettes honoraires facture ventas ingresos honorarios facturado ricavi fatturato onorario`,
  'umsatz erloes preis',
)
const costWords = wordList(
  'cost costs cogs vendor vend supplier subcontractor purchase kosten einkauf cout couts achat coste costes compra costo costi acquisto custo',
)
/** What is spent to sell or to send is no cost of what is sold. */
const asideWords = wordList(
  `ad ads advertising marketing media campaign shipping freight delivery postage tax vat werbung versand fracht steuer
  publicite livraison publicidad envio pubblicita spedizione`,
  'werbe versand',
)
const profitWords = wordList(
  'profit margin gain net gewinn marge ergebnis deckungsbeitrag benefice resultat beneficio margen utile margine guadagno',
  'gewinn marge beitrag',
)

/**
 * What is left of an income when its cost is taken off, where the table has both and not what is left: the difference of
 * two amounts of money in each row, of which the second is a large part of the first and goes with it.
 */
export function withMargin({ table, profile }: Dataset): Dataset {
  const pair = findPair(table, profile)
  if (!pair || table.columns.some((column) => column.name.toLowerCase() === name.toLowerCase()))
    return { table, profile }
  const [income, cost] = [
    table.columns[pair.income.index]!.numbers!,
    table.columns[pair.cost.index]!.numbers!,
  ]
  const left = income.map((amount, row) => Math.round((amount - cost[row]!) * 100) / 100)
  const column = numberColumn(name, left, [pair.income.name, pair.cost.name])
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((one) => (one === pair.cost ? { ...one, isRated: true } : one)),
        { ...marginProfile(pair, column, index), isRated: true },
      ],
      measures: [index, ...profile.measures],
      identities: [
        ...profile.identities,
        {
          kind: 'difference',
          result: index,
          minuend: pair.income.index,
          subtrahend: pair.cost.index,
          share: 1,
        },
      ],
    },
  }
}

interface Pair {
  income: ColumnProfile
  cost: ColumnProfile
}

/** One cost alone: of several it is not known which belong to the income. */
function findPair(table: Table, { columns }: Profile): Pair | null {
  const isNamed = (column: ColumnProfile, words: WordList) => findWord(splitName(column.name), words) !== null
  if (columns.some((column) => isNamed(column, profitWords))) return null
  const amounts = columns.filter((column) => isAmount(table, column))
  const costs = amounts.filter((column) => isNamed(column, costWords) && !isNamed(column, asideWords))
  const [cost] = costs
  if (!cost || costs.length > 1) return null
  const fits = amounts
    .filter((income) => income !== cost && income.unit === cost.unit && isNamed(income, incomeWords))
    .map((income) => ({ income, r: relationOf(table, { income, cost }) }))
    .filter(({ r }) => r >= relatedMin)
    .sort((a, b) => b.r - a.r)
  return fits[0] ? { income: fits[0].income, cost } : null
}

function isAmount(
  { columns, rowCount }: Table,
  { index, role, summary, mixedBy, missing, unit, format, additivity }: ColumnProfile,
): boolean {
  const { numbers, derivedFrom } = columns[index]!
  if (role !== 'measure' || !numbers || derivedFrom || mixedBy || !summary) return false
  const isMoney = format?.style === 'currency' || (unit === null && !summary.integers)
  const isFilled = rowCount - missing >= Math.max(rowsMin, filledMin * rowCount)
  return isMoney && isFilled && summary.min >= 0 && additivity === 'additive'
}

/** How closely they go together; 0 where the one is no part of the other's size. */
function relationOf({ columns }: Table, { income, cost }: Pair): number {
  const [all, taken] = [columns[income.index]!.numbers!, columns[cost.index]!.numbers!]
  const share = cost.summary!.sum / income.summary!.sum
  if (share < costShareMin || share > costShareMax) return 0
  return correlate(all.map(Math.log1p), taken.map(Math.log1p)).r
}

const marginProfile = ({ income, cost }: Pair, column: Column, index: number): ColumnProfile => ({
  ...income,
  ...{ index, name, label: name.toLowerCase(), type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'additive',
  isFollowed: true,
  isMargin: true,
  upIsGood: true,
  order: null,
  confidence: 0.8,
  evidence: [`Computed: ${income.name} less ${cost.name}.`],
  summary: summarizeColumn(column).summary,
})
