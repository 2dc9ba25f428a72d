import { findWord, splitName, wordList } from '../names/name-words'
import { priceWords } from '../profile/money-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'
import { withoutDust } from './without-dust'

const quantityWords = wordList(
  `quantity quantities qty units menge anzahl stueck stuck quantite cantidad unidades quantita quantidade aantal ilosc`,
  'menge anzahl',
)
const rowsMin = 20
const rowsPerPriceMin = 2
/** Prices and quantities that are missing on more rows than these make no whole. */
const missingMax = 0.05
/** An amount that goes so closely with the product says already what rows come to. */
const sameMin = 0.9
const name = 'Line value'

const discountWords = wordList(
  'discount disc discounts rabatt nachlass remise rabais descuento dto sconto desconto korting markdown reduction',
  'rabatt',
)
/** Of these a price is of one piece: whatever is counted beside it is how many were sold. */
const ofOneWords = wordList('list unit each einzel stueck unitaire unitario unitaria unitprice einzelpreis')
const percentMax = 100

/** What each row comes to: its price times its quantity, less what is taken off. */
export interface LineValue {
  column: Column
  price: ColumnProfile
  quantity: ColumnProfile
  discount: ColumnProfile | null
}

function productOf(each: Float64Array, many: Float64Array): Float64Array {
  const product = new Float64Array(each.length)
  for (let row = 0; row < product.length; row++) product[row] = each[row]! * many[row]!
  return product
}

/** What is left of amounts where a part of 1 or of 100 is taken off; nothing is where none is written. */
function lessDiscount(amounts: Float64Array, off: Float64Array): Float64Array {
  const scale = off.some((value) => value > 1) ? percentMax : 1
  return amounts.map((amount, row) => amount * (1 - (Number.isNaN(off[row]!) ? 0 : off[row]!) / scale))
}

/**
 * What the rows of a table of sales come to, where it has a price and a quantity and nothing that says it; `ofOrders`
 * are amounts of several rows together. Null else.
 */
export function lineValue(table: Table, profile: Profile, ofOrders: ColumnProfile[]): LineValue | null {
  const measures = profile.columns.filter(({ role, overridden }) => role === 'measure' && !overridden)
  const price = onlyOne(table, measures, (one) => one.additivity === 'intensive' && isNamed(one, priceWords))
  const isSold = (one: ColumnProfile) => isCount(one) || (price !== null && isSoldAt(price, one))
  const quantity = onlyOne(table, measures, (one) => one.additivity === 'additive' && isSold(one))
  if (!price || !quantity || table.rowCount < rowsMin) return null
  if (table.columns.some((column) => column.name.toLowerCase() === name.toLowerCase())) return null
  // what is sold has its price on several rows; else they are things of their own, each with a price
  if (price.distinct * rowsPerPriceMin > table.rowCount) return null
  const [each, many] = [table.columns[price.index]!.numbers!, table.columns[quantity.index]!.numbers!]
  const discount = discountOf(measures)
  const full = productOf(each, many)
  const product = discount ? lessDiscount(full, table.columns[discount.index]!.numbers!) : full
  const isTold = measures.some(
    (one) =>
      one !== price &&
      one !== quantity &&
      one.additivity === 'additive' &&
      !ofOrders.includes(one) &&
      goesWith(product, table.columns[one.index]!.numbers),
  )
  const madeOf = [price, quantity, ...(discount ? [discount] : [])].map(({ name: own }) => own)
  return isTold
    ? null
    : { column: numberColumn(name, product.map(withoutDust), madeOf), price, quantity, discount }
}

/** The only discount that is a share or a percentage. */
function discountOf(measures: ColumnProfile[]): ColumnProfile | null {
  const found = measures.filter((one) => isNamed(one, discountWords))
  const [one] = found
  if (found.length !== 1 || !one?.summary || one.additivity !== 'intensive') return null
  return one.summary.min >= 0 && one.summary.max <= percentMax ? one : null
}

/** Of a price of one piece, whole numbers that are one at the least. */
const isSoldAt = (price: ColumnProfile, { unit, summary }: ColumnProfile): boolean =>
  isNamed(price, ofOneWords) && unit === null && summary?.integers === true && summary.min >= 1

const isNamed = ({ name: own }: ColumnProfile, words: typeof priceWords) =>
  findWord(splitName(own), words) !== null

const isCount = (column: ColumnProfile) =>
  isNamed(column, quantityWords) && !isNamed(column, priceWords) && column.summary?.integers === true

/** The only column of its kind, where it is known on nearly all rows: of several it is not said which go together. */
function onlyOne(
  { rowCount }: Table,
  columns: ColumnProfile[],
  isOfKind: (column: ColumnProfile) => boolean,
): ColumnProfile | null {
  const found = columns.filter(isOfKind)
  const [one] = found
  if (found.length !== 1 || !one || one.mixedBy || one.missing > missingMax * rowCount) return null
  return (one.summary?.max ?? 0) > 0 ? one : null
}

function goesWith(product: Float64Array, numbers: Float64Array | null): boolean {
  return numbers !== null && Math.abs(correlate(product, numbers).r) >= sameMin
}
