import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

type State = string | number
const table = (name: string, amount: string, [isVoid, isGood]: [State, State]) => [
  ['Nr', 'Filiale', name, amount],
  ...Array.from({ length: 240 }, (_, row) => [
    `A${1000 + row}`,
    ['Nord', 'Süd', 'West'][row % 3]!,
    row % 8 === 0 ? isVoid : isGood,
    row % 8 === 0 ? 50 : 100 + spread(row, 60),
  ]),
]
const kpiOf = (rows: State[][]) =>
  draft(rows, 'table.csv').blocks.find(({ type, title }) => type === 'kpi' && title.startsWith('Total '))

describe('voidPart', () => {
  it.each([
    ['Status', 'Umsatz', ['storniert', 'geliefert']],
    ['Storniert', 'Umsatz', [1, 0]],
    ['Storniert', 'Umsatz', ['ja', 'nein']],
    ['statut', 'montant', ['Annulée', 'Livrée']],
    ['remboursé', 'montant', [1, 0]],
    ['estado', 'importe', ['Devuelto', 'Entregado']],
    ['cancelado', 'importe', ['sí', 'no']],
    ['stato', 'importo', ['Annullato', 'Evaso']],
    ['reso', 'importo', [1, 0]],
    ['Order status', 'revenue', ['Cancelled by user', 'Shipped']],
    ['is_returned', 'revenue', [1, 0]],
    ['policy_state', 'premium', ['Lapsed', 'In force']],
    ['outcome', 'fee', ['No-show', 'Attended']],
  ] as [string, string, [State, State]][])('tells both totals: %s beside %s', (name, amount, states) => {
    const kpi = kpiOf(table(name, amount, states))
    const [kept, left] = kpi?.config.evidence?.figures ?? []
    expect(kpi?.description).toMatch(/^Without .* it is .*: .* less\./)
    expect(left?.value).toBe(30 * 50)
    expect(kept!.value + left!.value).toBe((kpi!.spec as { value: number }).value)
  })

  it.each([
    ['Status', 'Umsatz', ['offen', 'geliefert']],
    ['Status', 'revenue', ['Not cancelled', 'Shipped']],
    ['Status', 'revenue', ['Partially refunded', 'Shipped']],
    ['Free cancellation', 'revenue', [1, 0]],
    ['Storno möglich', 'Umsatz', [1, 0]],
    ['previously_cancelled', 'revenue', [1, 0]],
    ['member', 'revenue', [1, 0]],
  ] as [string, string, [State, State]][])('says nothing of %s', (name, amount, states) => {
    expect(kpiOf(table(name, amount, states))?.description).not.toMatch(/^Without/)
  })

  it('counts rows without a state among what is kept', () => {
    const rows = table('Status', 'revenue', ['Cancelled', ''])
    const [kept] = kpiOf(rows)?.config.evidence?.figures ?? []
    expect(kpiOf(rows)?.description).toMatch(/^Without/)
    expect(kept?.value).toBeGreaterThan(20_000)
  })
})
