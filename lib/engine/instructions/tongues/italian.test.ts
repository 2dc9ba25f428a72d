import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { languageOf } from './language'
import { itDraws } from './plan-text.fixture'

describe('a table with columns in English', () => {
  itDraws(sales, [
    ['ricavi per regione', 'auto: revenue by region'],
    ['vendite per mese', 'line: revenue by order_date/month'],
    ['prezzo medio per prodotto', 'auto: avg unit_price by product'],
    ['quanti ordini ci sono per stato?', 'auto: rows by status'],
    ['numero di ordini per mese', 'line: rows by order_date/month'],
    ['i primi 5 prodotti per fatturato', 'auto: revenue by product sort y desc limit 5'],
    ['vendite per prodotto tranne Francia', 'auto: revenue by product where country != France'],
    ['vendite per prodotto senza la Francia', 'auto: revenue by product where country != France'],
    ['vendite per mese a partire dal 2024', 'line: revenue by order_date/month where order_date >= 2024'],
    ['grafico a torta degli ordini per regione', 'pie: rows by region'],
    ['grafico a barre delle vendite per prodotto', 'bar: revenue by product'],
    ['barre impilate delle vendite per regione e prodotto', 'bar: revenue by region and product stacked'],
    ['istogramma della quantità', 'histogram: rows by quantity'],
    ['quantità totale per cliente', 'auto: sum quantity by customer_name'],
    ['mediana del prezzo per prodotto', 'auto: median unit_price by product'],
    ['vendite per regione dove la quantità è maggiore di 10', 'auto: revenue by region where quantity > 10'],
    ['ordini con una quantità tra 5 e 10 per regione', 'auto: rows by region where quantity between 5|10'],
    ['vendite per prodotto in ordine decrescente', 'auto: revenue by product sort y desc'],
    ['gli ultimi 12 mesi di ricavi per regione', 'auto: revenue by region where order_date >= 2023-09-01'],
    ['i ricavi degli ultimi 12 mesi per regione', 'auto: revenue by region where order_date >= 2023-09-01'],
    ['gli ultimi 12 prodotti per fatturato', 'auto: revenue by product sort y asc limit 12'],
    ['quale regione ha più vendite?', 'auto: revenue by region sort y desc'],
  ])
})

describe('English with words that Italian has too', () => {
  it.each(['i want a pie per region', 'revenue per order per country'])('%s', (text) =>
    expect(languageOf(text)).toBe('en'),
  )
})
