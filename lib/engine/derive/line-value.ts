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
/** What is sold by the piece at a list price. */
const soldWords = wordList(
  `tickets seats places pieces items copies bottles boxes packs bags cases sold ordered booked nights karten sitze plaetze
  platze stuecke flaschen billets bouteilles pieces places vendus entradas plazas botellas piezas vendidos vendidas
  biglietti posti bottiglie pezzi venduti vendute bilhetes lugares garrafas pecas kaarten flessen`,
)
/** Of these a price is of one piece. */
const ofOneWords = wordList('list unit each einzel stueck unitaire unitario unitaria unitprice einzelpreis')
const percentWords = wordList('pct percent percentage prozent perc porcentaje percentuale pourcent % pc')
/** What is taken off is off already. */
const netWords = wordList('net netto neto nett discounted reduced after')
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

/** What is left of amounts where a part of `scale` is taken off; nothing is where none is written. */
function lessDiscount(amounts: Float64Array, off: Float64Array, scale: number): Float64Array {
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
  const discount = isNamed(price, netWords) ? null : discountOf(measures)
  const full = productOf(each, many)
  const product = discount
    ? lessDiscount(full, table.columns[discount.index]!.numbers!, isPercentage(discount) ? percentMax : 1)
    : full
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

/** The only discount that is a share, or says that it is a percentage; money off and days of payment are neither. */
function discountOf(measures: ColumnProfile[]): ColumnProfile | null {
  const found = measures.filter((one) => isNamed(one, discountWords))
  const [one] = found
  if (found.length !== 1 || !one?.summary || one.format?.style === 'currency') return null
  const { min, max, integers } = one.summary
  const isShare = !isPercentage(one) && one.unit === null && max <= 1 && !integers
  return min >= 0 && max <= percentMax && (isShare || isPercentage(one)) ? one : null
}

const isPercentage = (one: ColumnProfile): boolean => one.unit === '%' || isNamed(one, percentWords)

/** Of a price of one piece, whole numbers of what is sold that are one at the least. */
const isSoldAt = (price: ColumnProfile, sold: ColumnProfile): boolean =>
  isNamed(price, ofOneWords) &&
  isNamed(sold, soldWords) &&
  sold.unit === null &&
  sold.summary?.integers === true &&
  sold.summary.min >= 1

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
