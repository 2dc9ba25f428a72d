import { describe, expect, it } from 'vitest'
import { generateDashboard, understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const articles = [
  ['Tasse', 12.5],
  ['Lampe', 49],
  ['Tisch', 240],
  ['Stift', 3],
] as const

interface Line {
  order: number
  day: string
  country: string
  article: (typeof articles)[number]
  quantity: number
  isFirst: boolean
  total: number
}

function orderLines(seed: number): Line[] {
  const { random, pick } = createNoise(seed)
  return Array.from({ length: 120 }, (_, order) => {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(order / 2))).toISOString().slice(0, 10)
    const country = pick(['DE', 'AT', 'CH'])
    const lines = Array.from({ length: 1 + Math.floor(3 * random()) }, () => ({
      article: articles[Math.floor(articles.length * random())]!,
      quantity: 1 + Math.floor(4 * random()),
    }))
    const total = lines.reduce((sum, { article, quantity }) => sum + article[1] * quantity, 5)
    return lines.map((line, at) => ({ ...line, order, day, country, total, isFirst: at === 0 }))
  }).flat()
}

const lines = orderLines(5)
const orders = lines.filter(({ isFirst }) => isFirst)
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const value = sum(lines.map(({ article, quantity }) => article[1] * quantity))
const bytesOf = (header: string, row: (line: Line) => (string | number)[]) =>
  new TextEncoder().encode([header, ...lines.map((line) => row(line).join(';'))].join('\n'))
const options = { fileType: 'csv', fileName: 'export.csv', instructions: '' } as const
const read = (bytes: Uint8Array) => understandDataset(bytes, options)
const once = (line: Line, text: string | number) => (line.isFirst ? text : '')

describe('lines of orders whose date, country and total stand on the first line', () => {
  const bytes = bytesOf('Name;Date;Country;Total;Article;Quantity;Price', (line) => [
    `#${1001 + line.order}`,
    once(line, line.day),
    once(line, line.country),
    once(line, line.total),
    line.article[0],
    line.quantity,
    line.article[1],
  ])

  it('have them on each line, but for the amounts', () => {
    const { profile, cleaning } = read(bytes)
    const [, date, country, total] = profile.columns
    expect([date!.missing, country!.missing]).toEqual([0, 0])
    expect(total!.missing).toBe(lines.length - orders.length)
    expect(total!.summary!.sum).toBe(sum(orders.map((line) => line.total)))
    expect(cleaning.find(({ step }) => step === 'fill_down')).toMatchObject({
      rows: lines.length - orders.length,
      detail: expect.stringContaining('"Date", "Country"'),
    })
  })

  it('are counted as orders, and an order is told on average', () => {
    const { blocks } = generateDashboard(bytes, options)
    const kpis = blocks.filter(({ type }) => type === 'kpi')
    const units = sum(lines.map(({ quantity }) => quantity))
    expect(kpis.find(({ title }) => title === 'Number of orders')).toMatchObject({
      spec: { value: orders.length },
      description: `Quantity comes to ${units}, on ${lines.length} rows.`,
    })
    expect(kpis.find(({ title }) => title === 'Total')!.description).toContain(
      `per order, over ${orders.length} orders`,
    )
  })

  it('are told by article by what they come to, never by the total of their order', () => {
    const { blocks } = generateDashboard(bytes, options)
    const bars = blocks.flatMap(({ spec }) => {
      const { x, y } = spec as { x?: string; y?: string }
      return x === 'Article' ? [y] : []
    })
    expect(bars).toContain('Line value')
    expect(bars).not.toContain('Total')
  })

  it('are left as they are where one column alone is blank on further lines', () => {
    const { cleaning } = read(
      bytesOf('Name;Date;Country;Note;Article;Quantity;Price', (line) => [
        `#${1001 + line.order}`,
        line.day,
        line.country,
        once(line, 'gift'),
        line.article[0],
        line.quantity,
        line.article[1],
      ]),
    )
    expect(cleaning.some(({ step }) => step === 'fill_down')).toBe(false)
  })
})

describe('what a row of sales comes to', () => {
  it.each([
    ['Rechnung;Datum;Artikel;Menge;Einzelpreis', 'Einzelpreis', 'Menge'],
    ['InvoiceNo;InvoiceDate;Description;Quantity;UnitPrice', 'UnitPrice', 'Quantity'],
    ['Pedido;Fecha;Producto;Cantidad;Precio', 'Precio', 'Cantidad'],
    ['commande;date;article;quantité;prix unitaire', 'prix unitaire', 'quantité'],
  ])('is its price times its quantity: %s', (header, price, quantity) => {
    const bytes = bytesOf(header, (line) => [
      7000 + line.order,
      line.day,
      line.article[0],
      line.quantity,
      line.article[1],
    ])
    const { table, profile } = read(bytes)
    const made = profile.columns.find(({ name }) => name === 'Line value')!
    expect(table.columns[made.index]!.derivedFrom).toEqual([price, quantity])
    expect(made).toMatchObject({ role: 'measure', additivity: 'additive' })
    expect(made.summary!.sum).toBeCloseTo(value, 6)
  })

  it.each([
    ['the file says it', 'order;day;item;quantity;price;amount', (l: Line) => l.article[1] * l.quantity],
    [
      'it says it less a discount',
      'order;day;item;quantity;price;net',
      (l: Line) => l.article[1] * l.quantity * (l.order % 3 ? 1 : 0.9),
    ],
    [
      'there are two prices',
      'order;day;item;quantity;price;list price',
      (l: Line) => l.article[1] + (l.order % 5),
    ],
  ] as const)('is not made where %s', (_, header, last) => {
    const bytes = bytesOf(header, (line) => [
      7000 + line.order,
      line.day,
      line.article[0],
      line.quantity,
      line.article[1],
      last(line),
    ])
    expect(read(bytes).profile.columns.some(({ name }) => name === 'Line value')).toBe(false)
  })

  it('is less what is taken off, whatever is counted at a price of one', () => {
    const off = (line: Line) => (line.order % 4 ? 0 : 20)
    const bytes = bytesOf('booking;day;show;tickets;list_price;disc_pct', (line) => [
      7000 + line.order,
      line.day,
      line.article[0],
      line.quantity,
      line.article[1],
      off(line),
    ])
    const { table, profile } = read(bytes)
    const made = profile.columns.find(({ name }) => name === 'Line value')!
    expect(table.columns[made.index]!.derivedFrom).toEqual(['list_price', 'tickets', 'disc_pct'])
    expect(made.evidence).toEqual(['Computed: list_price times tickets less disc_pct, row by row.'])
    const left = lines.map((line) => line.article[1] * line.quantity * (1 - off(line) / 100))
    expect(made.summary!.sum).toBeCloseTo(sum(left), 6)
  })

  it('is not made of prices without a quantity', () => {
    const bytes = bytesOf('order;day;item;price;weight', (line) => [
      7000 + line.order,
      line.day,
      line.article[0],
      line.article[1],
      line.quantity,
    ])
    expect(read(bytes).profile.columns.some(({ name }) => name === 'Line value')).toBe(false)
  })
})
