import { describe, expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const day = (number: number) => dayAfter('2022-01-01', number)

const orders = madeTable(
  { fileName: 'orders.csv', names: 'order_id order_date customer country units revenue cost', count: 240 },
  (row) => [
    `O${row}`,
    day(row * 2),
    `C${(row * 7) % 31}`,
    inTurn(['Spain', 'Italy', 'France'], row * row),
    1 + ((row * 5) % 11),
    40 + ((row * 137) % 900),
    20 + ((row * 53) % 300),
  ],
)

const staff = madeTable(
  {
    fileName: 'staff.csv',
    names: 'staff_no department hire_date leaving_date salary waiting_min',
    count: 160,
  },
  (row) => [
    1000 + row,
    inTurn(['Sales', 'IT', 'Finance'], row * row + 1),
    day(row * 3),
    row % 3 === 0 ? day(400 + row * 2) : '',
    28_000 + ((row * 977) % 60_000),
    (row * 29) % 119,
  ],
)

const read = (text: string, data: typeof staff) => {
  const { cards, clauses } = parseInstructions(text, data)
  return { cards: cards.map(cardText), status: clauses[0]!.status }
}

describe('things are counted once each', () => {
  it.each([
    'number of customers per country',
    'how many customers per country',
    'customers by country',
    'Anzahl Kunden pro Land',
    'Wie viele Kunden je Land?',
    'nombre de clients par pays',
    'combien de clients par pays',
    'número de clientes por país',
    'numero di clienti per paese',
    'número de clientes por país, por favor',
  ])('%s', (text) => {
    expect(read(text, orders).cards).toEqual(['bar: count_distinct customer by country'])
  })

  it('but for what each row has one of', () => {
    expect(read('number of orders per country', orders).cards).toEqual(['auto: rows by country'])
  })
})

describe('an amount is measured, and tells nothing apart', () => {
  it.each([
    'revenue and units by month',
    'list revenue and units by month',
    'Umsatz und Menge nach Monat',
    'Liste Umsatz und Menge nach Monat',
    'ingresos y unidades por mes',
  ])('%s', (text) => {
    expect(read(text, orders).cards).toEqual([
      'auto: revenue by order_date/month',
      'auto: units by order_date/month',
    ])
  })
})

describe('who leaves or comes is told by its own date', () => {
  it.each([
    ['leavers per month', 'auto: count rows by leaving_date/month'],
    ['number of leavers by month', 'auto: count rows by leaving_date/month'],
    ['departures per month', 'line: rows by leaving_date/month'],
    ['Austritte pro Monat', 'auto: count rows by leaving_date/month'],
    ['départs par mois', 'auto: count rows by leaving_date/month'],
    ['salidas por mes', 'auto: count rows by leaving_date/month'],
    ['uscite per mese', 'auto: count rows by leaving_date/month'],
    ['saídas por mês', 'auto: count rows by leaving_date/month'],
    ['joiners by month', 'line: rows by hire_date/month'],
    [
      'leavers in 2023 per department',
      'bar: count rows by department where leaving_date >= 2023-01-01 and leaving_date < 2024-01-01',
    ],
  ])('%s', (text, card) => {
    expect(read(text, staff).cards).toEqual([card])
  })
})

describe('those of whom a date tells it are picked by whether they have one', () => {
  const of2023 = 'leaving_date >= 2023-01-01 and leaving_date < 2024-01-01'
  it.each([
    ['leavers by department', 'bar: count rows by department where leaving_date != ', 'partly'],
    ['number of leavers by department', 'bar: count rows by department where leaving_date != ', 'partly'],
    ['salidas por departamento', 'bar: count rows by department where leaving_date != ', 'partly'],
    ['average salary of leavers', 'auto: avg salary where leaving_date != ', 'partly'],
    ['leavers in 2023', `auto: count rows where ${of2023}`, 'partly'],
    [
      'leavers by department in 2023',
      `bar: count rows by department where ${of2023} and leaving_date != `,
      'partly',
    ],
  ])('%s', (text, card, status) => {
    expect(read(text, staff)).toEqual({ cards: [card], status })
  })
})

const movements = madeTable(
  {
    fileName: 'movements.csv',
    names:
      'datum fecha_ingreso data_uscita date_sortie departure_date hire_date unit ingresos entrate uscite sorties departures hires',
    count: 120,
  },
  (row) => [
    day(row * 2),
    ...[3, 5, 7, 9, 11].map((step) => day((row * step * 3) % 500)),
    inTurn(['Nord', 'Sud'], row * row + (row >> 2)),
    ...[13, 17, 19, 23, 29, 31].map((step) => 1 + ((row * step) % 83)),
  ],
)

describe('a number that is called as was said is measured, whatever date has the word', () => {
  it.each([
    ['ingresos por mes', ['line: ingresos by datum/month']],
    ['total ingresos por mes', ['line: sum ingresos by datum/month']],
    ['uscite per mese', ['line: uscite by datum/month']],
    ['entrate e uscite per mese', ['line: entrate by datum/month', 'line: uscite by datum/month']],
    ['sorties par mois', ['line: sorties by datum/month']],
    ['departures per month', ['line: departures by datum/month']],
    ['hires per month', ['line: hires by datum/month']],
    ['hires and departures per month', ['line: hires by datum/month', 'line: departures by datum/month']],
  ])('%s', (text, cards) => {
    expect(read(text, movements)).toEqual({ cards, status: 'applied' })
  })
})

describe('steps are as wide as was said', () => {
  it.each([
    'waiting time in steps of 15 minutes',
    'wait in steps of 15 minutes',
    'histogram of waiting minutes with bins of 15',
    'Wartezeit in Schritten von 15 Minuten',
    'tempo di attesa in fasce di 15 minuti',
    'tiempo de espera en tramos de 15 minutos',
  ])('%s', (text) => {
    expect(parseInstructions(text, staff).cards).toMatchObject([
      { type: 'histogram', x: 'waiting_min', binWidth: 15 },
    ])
  })
})

describe('steps that something else breaks down too are stretches', () => {
  it.each([
    ['waiting time in steps of 15 minutes by department', 15],
    ['waiting_min in bins of 30 per department', 30],
    ['distribution of waiting_min in steps of 10 by department', 10],
    ['salary in bands of 5000 by department', 5000],
    ['Wartezeit in Schritten von 15 Minuten nach Abteilung', 15],
  ])('%s', (text, width) => {
    const [card] = parseInstructions(text, staff).cards
    expect(card).toMatchObject({ type: 'bar', x: card!.made![0]!.name, grouping: 'department' })
    const [made] = card!.made!
    const edges = made!.kind === 'bands' ? made!.bands.map(({ from, to }) => to! - from!) : []
    expect(edges.length).toBeGreaterThan(1)
    expect(edges.every((edge) => edge === width)).toBe(true)
  })
})

describe('what may be meant as well is told', () => {
  it.each([
    'share of salary by department',
    'Anteil des Gehalts nach Abteilung',
    'part du salaire par département',
  ])('of a number that does not add up: %s', (text) => {
    expect(read(text, staff).status).toBe('partly')
    expect(parseInstructions(text, staff).clauses[0]!.reason).toContain('does not add up')
  })
})
