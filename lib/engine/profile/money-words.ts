import { wordList } from '../names/name-words'

/** What one piece costs. */
export const priceWords = wordList(
  'price prices unitprice preis einzelpreis stueckpreis prix precio prezzo preco prijs cena',
  'preis',
)

/** Money, of which there is none per piece or kilogram. */
export const amountWords = wordList(
  'amount amounts cost costs revenue sales total subtotal turnover spend value net gross payment tax fee betrag umsatz kosten montant importe importo',
  'betrag umsatz kosten',
)

/** Amounts and prices, where nothing but their names says so. */
export const moneyWords = wordList(
  `amount amounts price prices fee fees cost costs revenue revenues sales total totals subtotal tax taxes payment payments
  charge charges salary wage income budget spend value net gross refund refunded refunds balance profit turnover shipping
  betrag preis kosten umsatz gebuehr gehalt montant prix cout importe precio importo prezzo`,
  'betrag preis kosten umsatz',
)
