import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const { pick, random } = createNoise(59)
const sales = Array.from({ length: 300 }, (_, at) => ({
  at,
  item: pick(['Lamp', 'Desk', 'Chair']),
  price: pick([19.9, 89, 240]),
  quantity: 1 + Math.floor(6 * random()),
  step: pick([0, 1, 2, 3]),
}))
type Sale = (typeof sales)[number]

/** What all rows come to; null where nothing is made of price and quantity. */
function madeOf(header: string, discount: (sale: Sale) => string | number): number | null {
  const lines = sales.map((sale) => [sale.at, sale.item, sale.price, sale.quantity, discount(sale)].join())
  const bytes = new TextEncoder().encode([`sale,item,${header}`, ...lines].join('\n'))
  const { profile } = understandDataset(bytes, { fileType: 'csv', fileName: 'sales.csv' })
  return profile.columns.find(({ name }) => name === 'Line value')?.summary?.sum ?? null
}
const sum = (part: (sale: Sale) => number) =>
  sales.reduce((all, sale) => all + sale.price * sale.quantity * part(sale), 0)
const whole = sum(() => 1)

describe('what is taken off a price times a quantity', () => {
  it.each([
    ['unit_price,quantity,discount', ({ step }: Sale) => step / 20, sum(({ step }) => 1 - step / 20)],
    ['unit_price,quantity,Discount %', ({ step }: Sale) => step / 4, sum(({ step }) => 1 - step / 400)],
    ['unit_price,quantity,disc_pct', ({ step }: Sale) => 5 * step, sum(({ step }) => 1 - step / 20)],
    ['Unit price,Quantity,Rabatt', ({ step }: Sale) => `${5 * step} %`, sum(({ step }) => 1 - step / 20)],
  ])('is a share or a percentage: %s', (header, discount, value) => {
    expect(madeOf(header, discount)).toBeCloseTo(value, 4)
  })

  it.each([
    ['unit_price,quantity,Discount days', ({ step }: Sale) => [7, 10, 14, 30][step]!],
    ['unit_price,quantity,Discount', ({ step, price }: Sale) => (step * price) / 40],
    ['unit_price,quantity,Discount per unit', ({ step }: Sale) => `$${step}.50`],
    ['Net price,Quantity,Discount', ({ step }: Sale) => step / 20],
  ])('is nothing else: %s', (header, discount) => {
    expect(madeOf(header, discount)).toBeCloseTo(whole, 4)
  })

  it('is of what is sold, and not of what is looked at', () => {
    expect(madeOf('unit_price,page_views,clicks_per_view', ({ step }) => step / 20)).toBeNull()
  })
})
