import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'

/** What can be asked for, in a language: each metric of each population, by each breakdown. */
interface Said {
  metrics: string[]
  rows: string[]
  by: string[]
}

const languages: [string, typeof sales, Said][] = [
  [
    'English',
    sales,
    {
      metrics: [
        'median revenue',
        'p90 of revenue',
        'average discount',
        'revenue per quantity',
        'share of cancelled orders',
      ],
      rows: [
        'on weekends',
        'without Sundays',
        'for Germany only',
        'last full month',
        'where quantity is above 5',
      ],
      by: ['by region', 'by product', 'by month'],
    },
  ],
  [
    'German',
    verkauf,
    {
      metrics: ['Median des Umsatzes', 'Durchschnitt der Menge', 'Umsatz pro Menge'],
      rows: ['am Wochenende', 'ohne Bayern', 'nur Technik', 'im letzten vollen Monat'],
      by: ['nach Filiale', 'nach Kundentyp'],
    },
  ],
  [
    'French',
    ventes,
    {
      metrics: ["médiane du chiffre d'affaires", 'quantité moyenne', 'total de la quantité'],
      rows: ['le week-end', 'sans Bretagne', 'uniquement Meubles', 'le dernier mois complet'],
      by: ['par ville', 'par type de client'],
    },
  ],
  [
    'Spanish',
    ventasEs,
    {
      metrics: ['mediana de las ventas', 'promedio de la cantidad', 'total de la cantidad'],
      rows: ['los fines de semana', 'solo los lunes', 'el último mes completo'],
      by: ['por ciudad', 'por vendedor'],
    },
  ],
]

/** One in so many is tried, another part of each list for each of the others. */
const step = 5

describe.each(languages)('in %s what is measured, of which rows and by what combine', (_, data, said) => {
  const known = new Map<string, ReturnType<typeof read>>()
  const read = (text: string) => {
    const { cards, clauses } = parseInstructions(text, data)
    return { card: cards[0], status: clauses[0]?.status, reason: clauses[0]?.reason }
  }
  const cardOf = (text: string) => {
    const made = known.get(text) ?? read(text)
    known.set(text, made)
    return made
  }
  const plain = said.metrics[0]!
  const all = said.metrics.flatMap((metric, m) =>
    said.rows.flatMap((rows, r) => said.by.map((by, b) => ({ metric, rows, by, at: m + r * 2 + b }))),
  )
  const measured = (card: ReturnType<typeof cardOf>['card']) =>
    card && { y: card.y, aggregation: card.aggregation, metric: card.metric ?? null }

  it.each(all.filter(({ at }) => at % step === 0))('$metric $by $rows', ({ metric, rows, by }) => {
    const { card, status, reason } = cardOf(`${metric} ${by} ${rows}`)
    expect(status, `${reason}`).toBe('applied')
    expect(measured(card)).toEqual(measured(cardOf(`${metric} ${by}`).card))
    expect(card?.filters).toEqual(cardOf(`${plain} ${by} ${rows}`).card?.filters)
    expect(card?.filters.length).toBeGreaterThan(0)
    expect([card?.x, card?.grain]).toEqual([
      cardOf(`${plain} ${by}`).card?.x,
      cardOf(`${plain} ${by}`).card?.grain,
    ])
  })
})
