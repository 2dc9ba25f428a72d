import type { AskedColumn } from '../../plan/asked-column'
import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import { askedToken, plainToken } from './asked-token'
import type { MetricSpan, Said } from './metric-span'
import { isMoneyWord, moneyColumn, plainMoney, priceColumn } from './money-column'

/** What people call a single amount of money. */
const payments = wordSet('charge payment purchase invoice bill transaction spend spending')
const summaries = wordSet('average avg mean median total sum highest lowest typical')
const wordsBetweenMax = 3

/** Words for money that no column is called by: "revenue" where each row is a sale at a price, "average charge" of an amount. */
export function moneySpans(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    const isNamed = said.mentions.some(({ from, to }) => from <= at && at < to)
    if (isNamed || isRowWord(word, said.understanding)) return []
    if (isMoneyWord(word)) return revenueAt(said, at)
    return payments.has(singular(word)) ? paymentAt(said, at) : []
  })
}

/** Where there is a column of amounts the grammar lends it. */
function revenueAt(said: Said, at: number): MetricSpan[] {
  const { words, understanding } = said
  if (words.includes('profit')) return []
  const plain = plainMoney(understanding)
  if (plain !== null) return [plainAt(said, at, plain)]
  const column = moneyColumn(understanding) === null ? priceColumn(understanding) : null
  if (column === null) return []
  const { name, label } = understanding.profile.columns[column]!
  const asked: AskedColumn = { kind: 'amount', name: `Revenue (${label})`, column: name }
  return [
    {
      from: at,
      to: at + 1,
      as: summaries.has(words[at - 1] ?? '') ? [askedToken(asked)] : [plainToken('total'), askedToken(asked)],
      note: `“${words[at]}” was read as ${name}, summed up: each row is taken for one sale.`,
    },
  ]
}

function plainAt({ words, understanding }: Said, at: number, column: number): MetricSpan {
  const { name } = understanding.table.columns[column]!
  return {
    from: at,
    to: at + 1,
    as: [{ ...plainToken('xmetricx'), column }],
    note: `“${words[at]}” was read as ${name}.`,
  }
}

/** "average paid charge": what is averaged is the amount of it. */
function paymentAt(said: Said, at: number): MetricSpan[] {
  const { words, mentions, understanding } = said
  const before = words.slice(Math.max(0, at - wordsBetweenMax), at)
  const made = before.findLastIndex((word) => summaries.has(word))
  const column = made < 0 ? null : moneyColumn(understanding)
  if (column === null) return []
  const lead = at - before.length + made
  const isOther = mentions.some(
    ({ from, to, column: other }) => from > lead && to <= at && canMeasure(understanding, other),
  )
  const { name } = understanding.table.columns[column]!
  const stand = { ...plainToken('xmetricx'), column }
  return isOther ? [] : [{ from: at, to: at + 1, as: [stand], note: `“${words[at]}” was read as ${name}.` }]
}
