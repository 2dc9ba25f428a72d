import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

interface Line {
  part: string
  count: number
}
interface Order {
  no: string
  place: string
  date: string
  fee: number
  lines: Line[]
}

const parts = ['K-10', 'K-20', 'P-7', 'Z-3', 'Q-44']

function madeOrders(seed: number, { partsOf = 4 } = {}): Order[] {
  const { random, pick } = createNoise(seed)
  return Array.from({ length: 150 }, (_, at) => {
    const own = pick(parts)
    return {
      no: `B${4000 + at * 3}`,
      place: pick(['Oslo', 'Lyon', 'Graz']),
      date: `2024-0${1 + (at >> 5)}-${10 + (at % 18)}`,
      fee: Math.round(300 + 900 * random()) / 100,
      lines: Array.from({ length: 1 + Math.floor(4 * random()) }, () => ({
        part: random() * 4 < partsOf ? pick(parts) : own,
        count: 1 + Math.floor(5 * random()),
      })),
    }
  })
}

type Write = (orders: Order[], names: Names) => { text: string; fileType: 'csv' | 'json' }
interface Names {
  no: string
  place: string
  date: string
  fee: string
  part: string
  count: string
}

const rowsOf = (orders: Order[]) =>
  orders.flatMap((order) => order.lines.map((line, at) => ({ ...order, ...line, isFirst: at === 0 })))

const table =
  (columns: (keyof Names)[], { onFirst = [] as string[], mark = ',' } = {}): Write =>
  (orders, names) => ({
    fileType: 'csv',
    text: [
      columns.map((key) => names[key]).join(mark),
      ...rowsOf(orders).map((row) =>
        columns
          .map((key) => (onFirst.includes(key) && !row.isFirst ? '' : String(row[key])))
          .map((cell) => (mark === ';' ? cell.replace(/^(\d+)\.(\d+)$/, '$1,$2') : cell))
          .join(mark),
      ),
    ].join('\n'),
  })

const records =
  (wrap: (records: object[]) => string): Write =>
  (orders, names) => ({
    fileType: 'json',
    text: wrap(
      orders.map(({ no, place, date, fee, lines }) => ({
        [names.no]: no,
        [names.place]: place,
        [names.date]: date,
        [names.fee]: fee,
        items: lines.map(({ part, count }) => ({ [names.part]: part, [names.count]: count })),
      })),
    ),
  })

const english = {
  no: 'order_no',
  place: 'city',
  date: 'placed',
  fee: 'shipping',
  part: 'sku',
  count: 'quantity',
}
const german = {
  no: 'Auftrag',
  place: 'Ort',
  date: 'Datum',
  fee: 'Versandkosten',
  part: 'Artikel',
  count: 'Menge',
}
const french = {
  no: 'commande',
  place: 'ville',
  date: 'date',
  fee: 'frais',
  part: 'article',
  count: 'quantité',
}
const clinic = {
  no: 'visit_id',
  place: 'clinic',
  date: 'seen_on',
  fee: 'charge',
  part: 'procedure',
  count: 'units',
}

const forms: [string, Names, Write][] = [
  ['repeated', english, table(['no', 'date', 'place', 'fee', 'part', 'count'])],
  ['on the first line', german, table(['no', 'date', 'place', 'fee', 'part', 'count'], { onFirst: ['fee'] })],
  [
    'all of it on the first line',
    french,
    table(['no', 'date', 'place', 'fee', 'part', 'count'], { onFirst: ['date', 'place', 'fee'], mark: ';' }),
  ],
  ['nested', clinic, records((all) => JSON.stringify(all))],
  ['nested lines', german, records((all) => all.map((one) => JSON.stringify(one)).join('\n'))],
  ['lines first', clinic, table(['part', 'count', 'fee', 'place', 'no'])],
  ['nothing else', french, table(['fee', 'part', 'no'], { mark: ';' })],
  ['wrapped', english, records((all) => JSON.stringify({ data: all }))],
]

function asked([, names, write]: (typeof forms)[number], request: (names: Names) => string, of = {}) {
  const { text, fileType } = write(madeOrders(31, of), names)
  const { instructions } = generateDashboard(new TextEncoder().encode(text), {
    fileType,
    instructions: request(names),
  })
  return instructions
}

describe.each(forms)('an amount of orders: %s', (...form) => {
  it('is not split by what is of their lines', () => {
    for (const request of [
      ({ fee, part }: Names) => `${fee} by ${part}`,
      ({ fee, part }: Names) => `average ${fee} per ${part} as bars`,
      ({ fee, part, no }: Names) => `${fee} per ${no} by ${part}`,
      ({ fee, part, count }: Names) => `${fee} / ${count} by ${part}`,
    ]) {
      const [clause] = asked(form, request)
      expect(clause).toMatchObject({ status: 'not_possible' })
      expect(clause!.reason).toContain(form[1].part)
    }
  })

  it('is told where it is of the lines with one value', () => {
    const [clause] = asked(form, ({ fee, part }) => `total ${fee} where ${part} is K-20`)
    expect(clause!.status).not.toBe('applied')
  })

  it('is drawn and told of where but few orders have several', () => {
    const [clause] = asked(form, ({ fee, part }) => `${fee} by ${part}`, { partsOf: 0.2 })
    expect(clause).toMatchObject({ status: 'partly' })
  })

  it('is drawn and told of where most orders have one line', () => {
    const orders = madeOrders(31).map((order, at) =>
      at % 6 ? { ...order, lines: order.lines.slice(0, 1) } : order,
    )
    const { text, fileType } = form[2](orders, form[1])
    const instructions = `${form[1].fee} by ${form[1].part}`
    const made = generateDashboard(new TextEncoder().encode(text), { fileType, instructions })
    expect(made.instructions[0]).toMatchObject({ status: 'partly' })
  })

  it('is split by what is of orders, and what is of lines by lines', () => {
    const { place, fee, part, count } = form[1]
    if (form[0] === 'nothing else') return
    for (const request of [`${fee} by ${place}`, `${count} by ${part}`])
      expect(asked(form, () => request)[0]).toMatchObject({ status: 'applied' })
  })
})

describe('a total of orders that is called as they are', () => {
  const names = { ...english, fee: 'order_total' }
  const orders = madeOrders(31)
  const write = table(['no', 'date', 'place', 'fee', 'part', 'count'])
  const made = (instructions: string) => {
    const { text, fileType } = write(orders, names)
    return generateDashboard(new TextEncoder().encode(text), { fileType, instructions })
  }

  it('is not split by their lines, nor taken over itself', () => {
    expect(made('order total per order by sku').instructions[0]).toMatchObject({ status: 'not_possible' })
    const { blocks, instructions } = made('order total per order by city')
    expect(instructions[0]).toMatchObject({ status: 'applied' })
    const [first] = blocks.filter(({ clause }) => clause)
    const inOslo = orders.filter(({ place }) => place === 'Oslo')
    const mean = inOslo.reduce((sum, { fee }) => sum + fee, 0) / inOslo.length
    const rows = (first!.data_preview as { rows: Record<string, unknown>[] }).rows
    const oslo = Object.values(rows.find((row) => Object.values(row).includes('Oslo'))!)
    expect(oslo.find((cell) => typeof cell === 'number')).toBeCloseTo(mean, 6)
  })

  it.each(['quantity per order by city', 'quantity per order by sku'])(
    'is not what is counted: %s',
    (text) => {
      const [first] = made(text).blocks.filter(({ clause }) => clause)
      expect(first!.config).toMatchObject({ query: { ratio: { denominator: 'order_no', each: true } } })
    },
  )
})
