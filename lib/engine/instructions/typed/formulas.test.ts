import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { withColumnsOf } from '../../plan/asked-column'
import type { PlannedCard } from '../../plan/plan'
import { parseInstructions } from '../parse-instructions'

const rows = Array.from({ length: 150 }, (_, at) => ({
  created: new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
  category: ['Textiles', 'Kitchen', 'Lighting'][at % 3]!,
  qty: 1 + ((at * 7) % 29),
  unit_price: (10 + ((at * 37) % 900) / 10).toFixed(2),
  disc_pct: [0, 10, 20, 50][at % 4]!,
  unit_cost: (4 + ((at * 17) % 300) / 100).toFixed(2),
  employed: 900 + ((at * 131) % 7000),
  unemployed: 20 + ((at * 53) % 600),
}))
const lines = understandDataset(
  new TextEncoder().encode(
    [Object.keys(rows[0]!).join(), ...rows.map((row) => Object.values(row).join())].join('\n'),
  ),
  { fileType: 'csv', fileName: 'lines.csv' },
)
const cardOf = (text: string) => parseInstructions(text, lines).cards[0]!
/** What a column of a card holds in the first rows. */
function valuesOf(card: PlannedCard, column: string | undefined): number[] {
  const { table } = withColumnsOf(lines, { cards: [card] })
  const made = table.columns.find(({ name }) => name === column)
  return [...(made?.numbers ?? [])].slice(0, 20).map((value) => Math.round(value * 100))
}
const expected = (of: (row: (typeof rows)[0]) => number) =>
  rows.slice(0, 20).map((row) => Math.round(of(row) * 100))

const net = ({ qty, unit_price, disc_pct }: (typeof rows)[0]) =>
  qty * Number(unit_price) * (1 - disc_pct / 100)

describe('a number that is told in full', () => {
  it('is made in steps, per cent taken off as a share', () => {
    const card = cardOf('Cumulative net revenue by month, quantity times unit price minus the discount')
    expect(card).toMatchObject({ x: 'created', grain: 'month', grouping: null, computed: 'running_total' })
    expect(valuesOf(card, card.y!)).toEqual(expected(net))
  })

  it('goes by a name once it has one, and takes what a unit costs so often as there are units', () => {
    const card = cardOf(
      'margin by category: net sales (qty x unit price less disc pct) minus unit cost, over net sales',
    )
    const { metric } = card
    if (metric?.kind !== 'ratio') throw new Error('no ratio')
    expect(valuesOf(card, metric.denominator)).toEqual(expected(net))
    expect(valuesOf(card, metric.numerator)).toEqual(
      expected((row) => net(row) - row.qty * Number(row.unit_cost)),
    )
  })

  it('is over a sum of two', () => {
    const card = cardOf('unemployed over employed plus unemployed by category')
    const { metric } = card
    if (metric?.kind !== 'ratio') throw new Error('no ratio')
    expect(metric.numerator).toBe('unemployed')
    expect(valuesOf(card, metric.denominator)).toEqual(expected((row) => row.employed + row.unemployed))
  })

  it('is what stands in brackets first', () => {
    const card = cardOf('profit per category: (unit price minus unit cost) times quantity')
    expect(valuesOf(card, card.y!)).toEqual(
      expected(({ qty, unit_price, unit_cost }) => (Number(unit_price) - Number(unit_cost)) * qty),
    )
  })

  it.each(['employed and unemployed by category', 'qty by category, unit price over time'])(
    'is none where two are only named: %s',
    (text) => {
      expect(parseInstructions(text, lines).cards.every(({ made }) => !made)).toBe(true)
    },
  )
})
