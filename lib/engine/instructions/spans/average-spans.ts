import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { isRowWord } from '../columns/row-words'
import { wordSet } from '../words/word-set'
import { idOf } from './id-of'
import type { MetricSpan, Said } from './metric-span'
import { moneyColumn, priceColumn } from './money-column'
import { averageWord } from './per-spans'

/** "higher discounts mean lower revenue" asks for no mean. */
const comparing = wordSet('lower higher more less greater bigger smaller fewer better worse')
const averages = wordSet('average avg mean typical')
const worths = wordSet('value size amount basket revenue sale')
const baskets = wordSet('basket cart bon panier warenkorb cesta ticket')

/** "average order value", "average basket", "average deal size": what one of a thing comes to in money. */
export function averageSpans(said: Said): MetricSpan[] {
  const { words, mentions } = said
  return words.flatMap((word, at): MetricSpan[] => {
    if (!averages.has(word) || comparing.has(words[at + 1] ?? '')) return []
    const isBasket = baskets.has(words[at + 1] ?? '')
    const isWorth = !isBasket && worths.has(words[at + 2] ?? '')
    const to = at + (isBasket && !worths.has(words[at + 2] ?? '') ? 2 : 3)
    const isHeld = mentions.some(
      ({ from, to: end, score }) => from === at + 1 && end >= to && score >= sureMin,
    )
    if ((!isBasket && !isWorth) || isHeld) return []
    return worthOf(said, { from: at, to }, isBasket ? 'order' : words[at + 1]!)
  })
}
const sureMin = 0.85

/** Also an id that no two rows share. */
const everyRow = 2
const orders = wordSet('order basket cart')
const isBasketOrOrder = (thing: string) => orders.has(thing)

const salesWords = wordSet(
  'order orders transaction transactions ticket tickets receipt receipts cover covers couvert couverts bestellungen commandes pedidos',
)

/** The one column that counts sales, where each row is of several. */
function salesCount(understanding: Understanding): number | null {
  const found = columnNames(understanding).filter(
    ({ index, words }) =>
      canMeasure(understanding, index) &&
      understanding.profile.columns[index]!.summary?.integers === true &&
      words.some((word) => salesWords.has(word)),
  )
  return found.length === 1 ? found[0]!.index : null
}

function worthOf({ understanding }: Said, span: { from: number; to: number }, thing: string): MetricSpan[] {
  const { table } = understanding
  const money = moneyColumn(understanding) ?? priceColumn(understanding)
  if (money === null) return []
  const nameAt = (index: number) => table.columns[index]!.name
  const repeated = idOf(thing, understanding)
  const counted = repeated === null && isBasketOrOrder(thing) ? salesCount(understanding) : null
  if (counted !== null)
    return [{ ...span, metric: { kind: 'ratio', numerator: nameAt(money), denominator: nameAt(counted) } }]
  if (repeated === null) {
    const column = { ...averageWord, text: 'xmetricx', column: money }
    const isRow = isRowWord(thing, understanding) || idOf(thing, understanding, everyRow) !== null
    const isOfOrders = isBasketOrOrder(thing) && !isRow
    const note = `No column numbers the ${thing}s: ${nameAt(money)} is averaged over the rows.`
    return [{ ...span, as: [averageWord, column], ...(isOfOrders && { note, isGuess: true }) }]
  }
  const metric = {
    kind: 'ratio',
    numerator: nameAt(money),
    denominator: nameAt(repeated),
    each: true,
  } as const
  return [{ ...span, metric }]
}
