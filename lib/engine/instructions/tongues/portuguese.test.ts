import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { languageOf } from './language'
import { itDraws } from './plan-text.fixture'

describe('a table with columns in English', () => {
  itDraws(sales, [
    ['receita por região', 'auto: revenue by region'],
    ['vendas por mês', 'line: revenue by order_date/month'],
    ['preço médio por produto', 'auto: avg unit_price by product'],
    ['quantos pedidos há por estado?', 'bar: count rows by status'],
    ['os 5 maiores produtos por receita', 'auto: revenue by product sort y desc limit 5'],
    ['vendas por produto exceto França', 'auto: revenue by product where country != France'],
    ['gráfico de barras das vendas por produto', 'bar: revenue by product'],
    ['vendas por região onde a quantidade é maior que 10', 'auto: revenue by region where quantity > 10'],
    ['mediana do preço por produto', 'auto: median unit_price by product'],
  ])
})

describe('the language of a text', () => {
  it.each([
    ['proporção de cancelados para cada categoria', 'pt'],
    ['atraso médio em dias por forma de pagamento, só as pagas', 'pt'],
    ['promedio de descuento por producto', 'es'],
    ['ventas por año y región', 'es'],
    ['Montreal revenue', 'en'],
    ['Las Vegas hotels', 'en'],
    ['revenue in Los Angeles', 'en'],
    ['Rio de Janeiro orders', 'en'],
    ['Ventas por Región y Canal', 'es'],
  ])('is told by its small words, of which names have none: %s', (text, language) =>
    expect(languageOf(text)).toBe(language),
  )
})
