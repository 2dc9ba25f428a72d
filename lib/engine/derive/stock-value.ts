import { findWord, splitName, wordList } from '../names/name-words'
import { amountWords, priceWords } from '../profile/money-words'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { numberColumn } from './number-column'

const name = 'Stock value'
const stockWords = wordList(
  'stock stocks inventory onhand bestand lagerbestand vorrat existencias inventario giacenza scorta voorraad estoque',
  'bestand',
)
const stockPhrases = [' on hand ', ' in stock ']
const valueWords = wordList('value valuation wert warenwert valeur valor valore waarde', 'wert')
const missingMax = 0.05

interface Dataset {
  table: Table
  profile: Profile
}

/** What lies in store is worth, where a file has how many of each thing there are, and what one of them costs. */
export function withStockValue({ table, profile }: Dataset): Dataset {
  const measures = profile.columns.filter(({ role, overridden }) => role === 'measure' && !overridden)
  const stock = onlyOne(table, measures, isStock)
  const price = onlyOne(table, measures, isPrice)
  const isTold = measures.some((column) => findWord(splitName(column.name), valueWords))
  if (!stock || !price || isTold || table.columns.some((column) => column.name === name))
    return { table, profile }
  const [many, each] = [table.columns[stock.index]!.numbers!, table.columns[price.index]!.numbers!]
  const column = numberColumn(
    name,
    many.map((count, row) => Math.round(count * each[row]! * 1e6) / 1e6),
    [stock.name, price.name],
  )
  const index = table.columns.length
  const made: ColumnProfile = {
    ...price,
    ...{ index, name, label: name.toLowerCase(), type: column.type },
    ...{ distinct: column.values.length, missing: column.missing },
    additivity: 'semi_additive',
    upIsGood: null,
    confidence: 0.85,
    evidence: [`Computed: ${stock.name} times ${price.name}, row by row.`],
    summary: summarizeColumn(column).summary,
  }
  const at = profile.measures.indexOf(stock.index) + 1
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, made],
      identities: [
        ...profile.identities,
        { kind: 'product', result: index, factors: [stock.index, price.index], share: 1 },
      ],
      measures: [...profile.measures.slice(0, at), index, ...profile.measures.slice(at)],
    },
  }
}

function isStock({ name: own, additivity, summary }: ColumnProfile): boolean {
  const words = splitName(own)
  const isNamed = findWord(words, stockWords) !== null || stockPhrases.some((one) => words.text.includes(one))
  return additivity === 'semi_additive' && summary?.integers === true && summary.min >= 0 && isNamed
}

/** `unit cost`, `Preis`: what one of them costs. */
function isPrice({ name: own, additivity }: ColumnProfile): boolean {
  const words = splitName(own)
  const isNamed = findWord(words, priceWords) !== null || findWord(words, amountWords) !== null
  return additivity === 'intensive' && isNamed
}

/** Of several it is not said which go together. */
function onlyOne(
  { columns, rowCount }: Table,
  measures: ColumnProfile[],
  isOfKind: (column: ColumnProfile) => boolean,
): ColumnProfile | null {
  const [one, ...others] = measures.filter(
    (column) => columns[column.index]!.numbers !== null && isOfKind(column),
  )
  return one && others.length === 0 && !one.mixedBy && one.missing <= missingMax * rowCount ? one : null
}
