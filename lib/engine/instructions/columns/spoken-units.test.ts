import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../../generate-dashboard'
import { createNoise } from '../../insights/fixture-table'

const { pick, random } = createNoise(47)
const table = (header: string, row: () => (string | number)[]) =>
  new TextEncoder().encode([header, ...Array.from({ length: 200 }, () => row().join())].join('\n'))
const asked = (bytes: Uint8Array, instructions: string) => {
  const draft = generateDashboard(bytes, { fileType: 'csv', fileName: 'sales.csv', instructions })
  return { told: draft.instructions[0]!, card: draft.blocks.find(({ clause }) => clause !== undefined) }
}

describe('a unit that is said', () => {
  const beers = table('style,size,price_usd', () => [
    pick(['IPA', 'Stout', 'Lager']),
    `${pick([12, 16, 24])}.0 oz`,
    (2 + 4 * random()).toFixed(2),
  ])

  it('is what is measured in it, as a guess', () => {
    const { told, card } = asked(beers, 'Price per ounce by style')
    expect(told).toMatchObject({ status: 'partly', reason: '“ounce” was read as size.' })
    expect(card!.config.query?.ratio).toEqual({ numerator: 'price_usd', denominator: 'size' })
  })
})

describe('a word for what is taken in', () => {
  const orders = table('Billing Country,Billing Name,qty,note_len', () => [
    pick(['FR', 'GB', 'US']),
    pick(['Moss', 'Kerr', 'Lund']),
    1 + Math.floor(4 * random()),
    Math.floor(90 * random()),
  ])

  it('is no kind of something', () => {
    const { told } = asked(orders, 'top 3 countries by revenue')
    expect(told.reason).not.toContain('“revenue” was read as Billing')
    expect(told.status).not.toBe('applied')
  })
})
