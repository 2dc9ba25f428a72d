import { hasWord } from '../../names/name-words'
import { planWords } from '../../profile/plan-words'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnNames, unitsOf } from '../columns/column-names'

const words = (text: string) => new Set(text.split(' '))
/** What a sale is called, by how surely it is one. */
const called: [ReadonlySet<string>, number][] = [
  [words('revenue revenues sales turnover umsatz chiffre ca ventas fatturato'), 4],
  [words('net total amount grand takings gross betrag montant importe'), 3],
  [words('value fare charge charges payment paid wert valeur valor'), 2],
  [words('price spend preis prix precio'), 1],
]
const parts = words(
  'tax taxes shipping discount discounts refund refunded refunds cost costs unit tip tips fee fees',
)

/** Words for what is taken in, whatever the column is called. */
export const isMoneyWord = (word: string | undefined): boolean =>
  word !== undefined && words('revenue revenues sales turnover income takings').has(word)

/** The one column of amounts of money that add up and that people mean by revenue; null where none is plain. */
export const moneyColumn = (understanding: Understanding): number | null =>
  calledMoney(understanding) ?? plainMoney(understanding)

/** No name says so: the one amount in a currency, or what a price and a quantity come to. */
export function plainMoney(understanding: Understanding): number | null {
  const { profile, table } = understanding
  if (calledMoney(understanding) !== null) return null
  const amounts = columnNames(understanding).filter((name) => {
    const { additivity, format } = profile.columns[name.index]!
    const isMoney = format?.style === 'currency' || unitsOf(name).includes('money')
    const isOther = name.words.some((word) => parts.has(word) || hasWord(word, planWords))
    return (
      isMoney &&
      !isOther &&
      additivity === 'additive' &&
      canMeasure(understanding, name.index) &&
      !table.columns[name.index]!.derivedFrom
    )
  })
  const made = amounts.filter(({ index }) =>
    profile.identities.some((one) => one.kind === 'product' && one.result === index),
  )
  const [only, ...others] = made.length > 0 ? made : amounts
  return only && others.length === 0 ? only.index : null
}

function calledMoney(understanding: Understanding): number | null {
  const { profile } = understanding
  const rated = columnNames(understanding).flatMap(({ index, words: own }) => {
    const { additivity, confidence } = profile.columns[index]!
    const isOpen = additivity === 'intensive' && confidence < sureMin && own.length <= openWordsMax
    if ((additivity !== 'additive' && !isOpen) || !canMeasure(understanding, index)) return []
    if (own.some((word) => parts.has(word) || hasWord(word, planWords))) return []
    const score = Math.max(
      0,
      ...called.map(([list, rank]) => (own.some((word) => list.has(word)) ? rank : 0)),
    )
    return score > 0 ? [{ index, score: score + (own.length === 1 ? 0.5 : 0) }] : []
  })
  const best = Math.max(...rated.map(({ score }) => score))
  const first = rated.filter(({ score }) => score === best)
  return first.length === 1 ? first[0]!.index : null
}

/** Where nothing but its size speaks against a sum, and the name for it. */
const sureMin = 0.5
const openWordsMax = 2

const quantities = words('quantity qty units pieces count items menge quantite cantidad amount')
const prices = words('price prices fare preis prix precio')

/** The one price of a table that has no quantities: what each row was sold at. */
export function priceColumn(understanding: Understanding): number | null {
  const names = columnNames(understanding)
  if (names.some(({ words: own }) => own.some((word) => quantities.has(word)))) return null
  const found = names.filter(
    ({ index, words: [first, ...others], ...name }) =>
      canMeasure(understanding, index) &&
      prices.has(first ?? '') &&
      (others.length === 0 ||
        (others.length === 1 && unitsOf({ index, words: [], ...name }).includes('money'))),
  )
  return found.length === 1 ? found[0]!.index : null
}
