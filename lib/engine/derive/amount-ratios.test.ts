import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Cell = string | number

/** Rows of two amounts, of which the first is about the second times a factor that differs by channel. */
const amounts = (over: string, under: string, factor = 3): Cell[][] => [
  ['channel', 'city', under, over],
  ...Array.from({ length: 80 }, (_, row) => {
    const size = 100 + spread(row, 900, 613) + 0.25
    const channel = ['mail', 'search', 'social'][row % 3]!
    const times = factor * (channel === 'mail' ? 1.5 : 1) * (0.9 + spread(row, 21) / 100)
    return [channel, ['Bern', 'Basel'][row % 2]!, size, (size * times).toFixed(2)]
  }),
]
const ratioOf = (rows: Cell[][]) => understand(rows).table.columns.find(({ derivedFrom }) => derivedFrom)

describe('an amount over another one', () => {
  it.each([
    ['revenue_eur', 'spend_eur', 'Revenue per spend'],
    ['Umsatz', 'Werbekosten', 'Umsatz per werbekosten'],
    ['paid_amount', 'premium_amount', 'Paid amount per premium amount'],
    ['price_chf', 'sqm', 'Price per sqm'],
    ['kg_cosecha', 'sup_ha', 'Kg cosecha per ha'],
    ['valor_eur', 'peso_kg', 'Valor per kg'],
    ['paid_gbp', 'claimed_gbp', 'Paid per claimed'],
  ])('is computed of %s and %s', (over, under, name) => {
    expect(ratioOf(amounts(over, under))).toMatchObject({ name, derivedFrom: [over, under] })
  })

  it.each([
    ['revenue_eur', 'revenue per spend'],
    ['price_chf', 'rent/m2'],
  ])('is not made of %s and %s, which is one already', (over, under) => {
    expect(ratioOf(amounts(over, under))).toBeUndefined()
  })

  it.each([
    ['fuel_litres', 'distance_km', 'Fuel litres per 100 km'],
    ['litres', 'km_since', 'Litres per 100 km'],
    ['Kraftstoff', 'Strecke', 'Kraftstoff per strecke'],
  ])('is computed of %s and %s', (over, under, name) => {
    expect(ratioOf(amounts(over, under))?.name).toBe(name)
  })

  it('is told of all rows as all of the one over all of the other', () => {
    const rows = amounts('revenue_eur', 'spend_eur')
    const [over, under] = [3, 2].map((at) => rows.slice(1).reduce((sum, row) => sum + Number(row[at]), 0))
    const { blocks } = draft(rows)
    const number = blocks.find(({ type, title }) => type === 'kpi' && title === 'Revenue per spend')
    expect(number).toMatchObject({
      description: expect.stringMatching(/^Revenue comes to €/),
      spec: { value: expect.closeTo(over! / under!, 9) },
    })
  })

  it('stands behind the price of a home', () => {
    expect(draft(amounts('price_chf', 'sqm', 4000)).blocks[0]!.description).toMatch(/^Price averages /)
  })

  it.each([
    ['two amounts of one side', amounts('revenue_eur', 'net_eur')],
    ['what has nothing to do with what was spent', [...amounts('weight_kg', 'spend_eur')]],
    [
      'counts',
      amounts('claims', 'premium').map((row, at) => (at === 0 ? row : [...row.slice(0, 2), at, at % 7])),
    ],
  ])('is not computed of %s', (_, rows) => {
    expect(ratioOf(rows)).toBeUndefined()
  })
})
