import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { parseInstructions } from '../parse-instructions'
import { repairs } from './repairs.fixture'

const planOf = (text: string) => parseInstructions(text, repairs)
const conditionsOf = ({ filters }: PlannedCard) =>
  filters.map((one) => ('op' in one && !('by' in one) ? `${one.column} ${one.op} ${one.value}` : '?'))

/** What a card shows: axes, number, conditions. */
const told = (card: PlannedCard): string =>
  [
    card.type === 'table' ? 'table of' : '',
    [card.x, card.grouping, card.values].filter((name) => name !== null).join('/'),
    card.metric?.kind === 'rate'
      ? `rate of ${card.metric.of.column} ${card.metric.of.op}`
      : (card.y ?? 'rows'),
    card.limit ?? '',
    ...conditionsOf(card),
  ]
    .filter((part) => part !== '')
    .join(' | ')
const saidOf = (text: string) => planOf(text).cards.map(told)
const bandsOf = (text: string) =>
  planOf(text).cards.flatMap(({ made }) => (made ?? []).flatMap((one) => (one.kind === 'bands' ? [one] : [])))

/** Wishes and the card that each comes to, by kind. */
const oneCard: Record<string, [wish: string, card: string][]> = {
  'rows that are listed': [
    [
      'list the cancelled repairs with workshop and price',
      'table of | repair/workshop | price_eur | state = cancelled',
    ],
    [
      'show all repairs collected in June 2023 with mechanic and price',
      'table of | repair/mechanic | price_eur | collected >= 2023-06-01 | collected < 2023-07-01',
    ],
    ['list the 5 dearest repairs with bike and mechanic', 'table of | repair/bike/mechanic | price_eur | 5'],
    ['list everyone with bike, mechanic and price', 'table of | bike/mechanic | price_eur'],
    [
      'Liste der offenen Reparaturen mit Werkstatt und Preis',
      'table of | repair/workshop | price_eur | state = open',
    ],
  ],
  'what is told per kind, counted or summed up is no list of rows': [
    ['list total price by workshop', 'workshop | price_eur'],
    ['list price per bike', 'bike | price_eur'],
    ['list the number of repairs by mechanic', 'mechanic | rows'],
    ['list mechanics with price', 'mechanic | price_eur'],
    ['list mechanics by price', 'mechanic | price_eur'],
    ['list mechanics', 'mechanic | rows'],
    ['show a list of workshops and their price', 'workshop | price_eur'],
    ['make a list of cancelled repairs per workshop', 'workshop | rows | state = cancelled'],
    ['list the top 2 mechanics', 'mechanic | rows | 2'],
    ['liste des ateliers avec prix', 'workshop | price_eur'],
  ],
  'rows that are listed keep what they are called by': [
    ['list cancelled repairs', 'table of | repair | rows | state = cancelled'],
    ['list the 10 highest prices with mechanic', 'table of | mechanic | price_eur | 10'],
    ['list finished repairs by date', 'table of | repair/brought | rows | state = finished'],
    ['list repairs brought before 2024', 'table of | repair | rows | brought < 2024-01-01'],
    ['list the ten dearest repairs with mechanic', 'table of | repair/mechanic | price_eur | 10'],
    ['liste des dix réparations les plus chères avec atelier', 'table of | repair/workshop | price_eur | 10'],
  ],
  'a rate of what only some rows have': [
    ['complaint rate by workshop', 'workshop | rate of complaint !='],
    ['Beschwerdequote je Werkstatt', 'workshop | rate of complaint !='],
    ['taux de réclamation par atelier', 'workshop | rate of complaint !='],
    ['complaint rate per bike, cancelled ones out', 'bike | rate of complaint != | state != cancelled'],
  ],
  'what came about in a period is picked by its own date': [
    ['how many repairs collected in 2024, by workshop', 'workshop | rows | collected = 2024'],
    ['how many were collected since March 2024, by workshop', 'workshop | rows | collected >= 2024-03'],
    [
      'repairs collected in February by workshop',
      'workshop | rows | collected >= 2024-02-01 | collected < 2024-03-01',
    ],
    // the last of that month, where the last year does not reach it
    [
      'repairs collected in November by mechanic',
      'mechanic | rows | collected >= 2023-11-01 | collected < 2023-12-01',
    ],
  ],
  'a number with a unit is no year': [
    ['repairs over 2000 km by mechanic', 'mechanic | rows | ridden_km > 2000'],
    ['repairs of 2000 km or more by mechanic', 'mechanic | rows | ridden_km >= 2000'],
  ],
  'what is to be left out is not what is picked': [
    ['price by workshop, cancelled ones out', 'workshop | price_eur | state != cancelled'],
    ['open repairs by workshop, Mill out', 'workshop | rows | state = open | workshop != Mill'],
    ['Preis nach Mechaniker, Mill raus', 'mechanic | price_eur | workshop != Mill'],
    ['prix par atelier, ni Ada ni Bo', 'workshop | price_eur | mechanic != Ada | mechanic != Bo'],
    [
      'precio por mecánico, ni Mill ni Harbour',
      'mechanic | price_eur | workshop != Mill | workshop != Harbour',
    ],
    [
      'prezzo per meccanico né Mill né Harbour',
      'mechanic | price_eur | workshop != Mill | workshop != Harbour',
    ],
  ],
  'what has come of rows, in other languages': [
    ['Wie viele Reparaturen wurden storniert, je Werkstatt?', 'workshop | rows | state = cancelled'],
    ['combien de réparations annulées par atelier ?', 'workshop | rows | state = cancelled'],
    ['¿cuántas reparaciones canceladas por taller?', 'workshop | rows | state = cancelled'],
    ['quante riparazioni annullate per meccanico', 'mechanic | rows | state = cancelled'],
    ['Wie viele Reparaturen sind noch offen, je Werkstatt?', 'workshop | rows | state = open'],
  ],
}

describe.each(Object.entries(oneCard))('%s', (_kind, wishes) => {
  it.each(wishes)('%s', (wish, card) => {
    expect(saidOf(wish)).toEqual([card])
  })
})

/** Wishes and the cards that each comes to, by kind. */
const severalCards: Record<string, [wish: string, cards: string[]][]> = {
  'what is put together is no list of rows': [
    ['list the total price by workshop', ['workshop | price_eur']],
    ['show all mechanics and their average price', ['mechanic | price_eur']],
    ['List the number of repairs per month', ['brought | rows']],
  ],
  'what stands first breaks down all that follows': [
    [
      'per workshop I want both the total price and the number of repairs',
      ['workshop | price_eur', 'workshop | rows'],
    ],
    [
      'For each mechanic the average price and the number of cancelled repairs',
      ['mechanic | price_eur', 'mechanic | rows | state = cancelled'],
    ],
  ],
}

describe.each(Object.entries(severalCards))('%s', (_kind, wishes) => {
  it.each(wishes)('%s', (wish, cards) => {
    expect(saidOf(wish)).toEqual(cards)
  })
})

describe('bands are of the number whose unit or name they are told in', () => {
  it.each([
    'number of repairs by km ridden: under 500 km, 500 to 2000 km, 2000 km and further',
    'average price for 0-99 km, 100-499 km and 500+',
    'Anzahl der Reparaturen: unter 500 km, 500 bis 2000 km, über 2000 km',
    'prix moyen : moins de 500 km, de 500 à 2000 km, plus de 2000 km',
    'precio medio: menos de 500 km, de 500 a 2000 km, más de 2000 km',
    'prezzo medio: meno di 500 km, da 500 a 2000 km, oltre 2000 km',
  ])('%s', (text) => {
    const [bands] = bandsOf(text)
    expect(bands).toMatchObject({ column: 'ridden_km' })
    expect(bands!.bands).toHaveLength(3)
  })
})

describe('a spread is in the steps that are said', () => {
  it.each([
    ['how long do repairs take? in steps of 5 days', 'Days from brought to collected', 5],
    ['how long do the repairs take? spread in steps of 2 weeks', 'Days from brought to collected', 14],
    ['Wie lange dauern Reparaturen? In Schritten von 5 Tagen', 'Days from brought to collected', 5],
  ])('%s', (text, column, width) => {
    expect(planOf(text).cards).toMatchObject([{ type: 'histogram', x: column, binWidth: width }])
  })
})

describe('a share of all, said at the end', () => {
  it.each([
    ['Répartition du prix par atelier, en pourcentage', 'workshop', 'price_eur'],
    ['Verteilung des Preises auf die Werkstätten in Prozent', 'workshop', 'price_eur'],
    ['reparto del precio por taller, en porcentaje', 'workshop', 'price_eur'],
    ['ripartizione del prezzo per officina, in percentuale', 'workshop', 'price_eur'],
    ['was macht jede Werkstatt vom Gesamtpreis aus, in Prozent?', 'workshop', 'price_eur'],
    ['number of repairs by bike in percent', 'bike', null],
    ['Anzahl der Reparaturen je Werkstatt in Prozent', 'workshop', null],
    ['nombre de réparations par atelier, en pourcentage', 'workshop', null],
  ])('%s', (text, x, y) => {
    const { cards, clauses } = planOf(text)
    expect(cards).toMatchObject([{ x, y, aggregation: y ? 'sum' : 'count', computed: 'share_of_total' }])
    // that a price is summed up is told
    if (y) expect(clauses).toMatchObject([{ status: 'partly' }])
  })

  it('is none of an average', () => {
    expect(planOf('average price by bike in percent').cards).toMatchObject([
      { y: 'price_eur', aggregation: 'avg' },
    ])
  })
})

describe('a quotient is read the way round it is said', () => {
  const pages = understandDataset(
    new TextEncoder().encode(
      [
        'day,channel,revenue,conversions,conversions_per_revenue',
        ...Array.from({ length: 120 }, (_, row) => {
          const [revenue, conversions] = [100 + ((row * 37) % 90), 2 + ((row * 7) % 9)]
          const day = new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)
          return [
            day,
            row % 3 ? 'Mail' : 'Search',
            revenue,
            conversions,
            (conversions / revenue).toFixed(5),
          ].join()
        }),
      ].join('\n'),
    ),
    { fileType: 'csv', fileName: 'pages.csv' },
  )

  it('revenue per conversion is no conversions per revenue', () => {
    const [card] = parseInstructions('revenue per conversion by month', pages).cards
    expect(card!.metric).toMatchObject({ kind: 'ratio', numerator: 'revenue', denominator: 'conversions' })
  })

  it('conversions per revenue stands in the table', () => {
    const [card] = parseInstructions('conversions per revenue by channel', pages).cards
    expect(card).toMatchObject({ x: 'channel', y: 'conversions_per_revenue' })
  })
})
