import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { plainName } from './plain-name'

function columnOf(name: string, sign = '') {
  const lines = Array.from({ length: 40 }, (_, row) => `p${row};${sign}${(5 + ((row * 37) % 90)).toFixed(2)}`)
  const bytes = new TextEncoder().encode([`posto;${name}`, ...lines].join('\n'))
  const { profile } = understandDataset(bytes, { fileType: 'csv', fileName: 'precos.csv' })
  return profile.columns[1]!
}
const currencyIn = (name: string, sign?: string) => columnOf(name, sign).format?.currency

describe('the dollar sign behind letters is that of another currency', () => {
  it.each([
    ['Valor (R$)', 'BRL', 'Valor'],
    ['valor_r$', 'BRL', 'valor'],
    ['Price (A$)', 'AUD', 'Price'],
    ['Price C$', 'CAD', 'Price'],
    ['price_NZ$', 'NZD', 'price'],
    ['Price HK$', 'HKD', 'Price'],
    ['Price [US$]', 'USD', 'Price'],
    ['Precio MX$', 'MXN', 'Precio'],
    ['Price (S$)', 'SGD', 'Price'],
    ['Price NT$', 'TWD', 'Price'],
    ['PRICE (R$)', 'BRL', 'PRICE'],
    ['Price ($)', 'USD', 'Price'],
    ['Price$', 'USD', 'Price'],
    ['Price USD$', 'USD', 'Price'],
    ['Price CAD$', 'CAD', 'Price'],
    ['Price (AUD $)', 'AUD', 'Price'],
    ['Price (CAN$)', 'CAD', 'Price'],
    ['Precio MEX$', 'MXN', 'Precio'],
  ])('in the name %s', (name, currency, plain) => {
    const column = columnOf(name)
    expect(column.format?.currency).toBe(currency)
    expect(plainName(column)).toBe(plain)
  })

  it.each([
    'Receita (R$ milhões)',
    'Receita (R$ mil)',
    'RECEITA (R$ MIL)',
    'Revenue (A$m)',
    'Revenue A$ million',
  ])('in %s', (name) => {
    expect(currencyIn(name)).toBe(name.includes('R$') ? 'BRL' : 'AUD')
  })

  it.each([
    ['R$ ', 'BRL'],
    ['R$', 'BRL'],
    ['A$', 'AUD'],
    ['C$', 'CAD'],
    ['NZ$', 'NZD'],
    ['HK$', 'HKD'],
    ['US$ ', 'USD'],
    ['MX$', 'MXN'],
    ['NT$', 'TWD'],
    ['$', 'USD'],
  ])('in cells with %s', (sign, currency) => {
    expect(currencyIn('price', sign)).toBe(currency)
  })

  it('in the name, over the bare sign in the cells', () => {
    expect(currencyIn('Price (A$)', '$')).toBe('AUD')
    expect(currencyIn('Price ($)', 'A$')).toBe('AUD')
    expect(currencyIn('Price in €', '$')).toBe('USD')
  })
})
