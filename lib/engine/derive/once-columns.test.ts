import { describe, expect, it } from 'vitest'
import { generateDashboard, understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const items = [
  ['Mug', 'Home', 12],
  ['Lamp', 'Home', 49],
  ['Desk', 'Furniture', 240],
  ['Pen', 'Office', 3],
] as const

interface Line {
  order: number
  country: string
  item: (typeof items)[number]
  quantity: number
  total: number
  isFirst: boolean
}

/** Some 300 orders of one to four lines each. */
function orderLines(): Line[] {
  const { random, pick } = createNoise(17)
  return Array.from({ length: 300 }, (_, order) => {
    const country = pick(['DE', 'FR', 'UK'])
    const lines = Array.from({ length: 1 + Math.floor(4 * random()) }, () => ({
      item: items[Math.floor(items.length * random())]!,
      quantity: 1 + Math.floor(3 * random()),
    }))
    const total = lines.reduce((sum, { item, quantity }) => sum + item[2] * quantity, 0)
    return lines.map((line, at) => ({ ...line, order: 1001 + order, country, total, isFirst: at === 0 }))
  }).flat()
}

const lines = orderLines()
const wanted = lines.filter(({ isFirst }) => isFirst).reduce((sum, { total }) => sum + total, 0)
const file = (header: string, row: (line: Line) => (string | number)[]) =>
  new TextEncoder().encode([header, ...lines.map((line) => row(line).join())].join('\n'))
const options = { fileType: 'csv', fileName: 'sales.csv', instructions: '' } as const

it('is counted once where records within records were made rows', () => {
  const orders = [...new Set(lines.map(({ order }) => order))].map((order) => {
    const own = lines.filter((line) => line.order === order)
    const tons = (order * 7) % 23
    return {
      order,
      charge: own[0]!.total / 4 + 0.25,
      tons,
      lines: own.map(({ item, quantity }) => ({ sku: item[0], quantity })),
    }
  })
  const json = new TextEncoder().encode(JSON.stringify(orders))
  const { profile } = understandDataset(json, { ...options, fileType: 'json' })
  const once = profile.columns.find(({ name }) => name === 'charge once per order')
  expect(once).toMatchObject({ additivity: 'additive' })
  expect(once!.summary!.sum).toBeCloseTo(
    orders.reduce((sum, { charge }) => sum + charge, 0),
    6,
  )
  // what no name and no number says to add up is not added, however often it stands
  const tons = profile.columns.find(({ name }) => name === 'tons once per order')!
  expect(tons.additivity).not.toBe('additive')
  expect(tons.summary!.sum).toBe(orders.reduce((sum, one) => sum + one.tons, 0))
})

it('is counted once for each record of three levels, however few they are and where some have none inside', () => {
  const shops = Array.from({ length: 14 }, (_, at) => ({
    shop: `s${at}`,
    rent: 300 + ((at * 83) % 410),
    orders: Array.from({ length: at % 4 }, (_, order) => ({
      no: `${at}-${order}`,
      fee: 3 + ((at * 5 + order * 7) % 9),
      lines: Array.from({ length: (at + 2 * order) % 4 }, (_, line) => ({
        sku: `k${line}`,
        qty: 1 + line + at,
      })),
    })),
  }))
  const json = new TextEncoder().encode(JSON.stringify(shops))
  const { profile, table } = understandDataset(json, { ...options, fileType: 'json' })
  const summaryOf = (name: string) => profile.columns.find((column) => column.name === name)!.summary!
  const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const orders = shops.flatMap((shop) => shop.orders)
  expect(table.columns.map(({ name }) => name)).toContain('orders.lines.qty')
  expect(summaryOf('orders.fee once per orders.no')).toMatchObject({
    mean: total(orders.map(({ fee }) => fee)) / orders.length,
    sum: total(orders.map(({ fee }) => fee)),
  })
  expect(summaryOf('rent once per shop')).toMatchObject({
    mean: total(shops.map(({ rent }) => rent)) / shops.length,
    sum: total(shops.map(({ rent }) => rent)),
  })
  expect(summaryOf('orders.lines.qty').sum).toBe(
    total(orders.flatMap(({ lines }) => lines.map(({ qty }) => qty))),
  )
  const { blocks } = generateDashboard(json, { ...options, fileType: 'json' })
  expect(JSON.stringify(blocks)).not.toMatch(/missing in/)
})

it('is counted once where nothing but an amount tells the records apart', () => {
  const orders = Array.from({ length: 30 }, (_, at) => ({
    amount: 1000 + ((at * 37) % 401),
    rent: 300 + ((at * 83) % 40),
    lines: Array.from({ length: 1 + (at % 3) }, (_, line) => ({ sku: `k${line}`, qty: 1 + line })),
  }))
  const json = new TextEncoder().encode(JSON.stringify(orders))
  const { profile } = understandDataset(json, { ...options, fileType: 'json' })
  const once = profile.columns.find(({ name }) => name === 'rent once per amount')!
  expect(once).toMatchObject({ each: 'record' })
  expect(once.summary!.sum).toBe(orders.reduce((sum, { rent }) => sum + rent, 0))
  expect(profile.linesOf).toBeUndefined()
})

describe('an amount that stands on each line of its order', () => {
  const bytes = file('order,country,item,category,quantity,price,order_total', (line) => [
    line.order,
    line.country,
    ...line.item.slice(0, 2),
    line.quantity,
    line.item[2],
    line.total,
  ])

  it('is counted once: the numbers that its lines share are names, no measure', () => {
    const { profile, table } = understandDataset(bytes, options)
    expect(profile.columns[0]!.role).toBe('code')
    const once = profile.columns.find(({ name }) => name === 'order_total once per order')!
    expect(table.columns[once.index]!.derivedFrom).toEqual(['order_total', 'order'])
    expect(once.summary!.sum).toBe(wanted)
    expect(profile.measures).not.toContain(6)
  })

  it('is what the page is about, by what orders are and not by what lines are', () => {
    const { blocks } = generateDashboard(bytes, options)
    const [headline, number] = [blocks[0]!, blocks.find(({ type }) => type === 'kpi')!]
    expect(headline.description).toContain('over 300 orders')
    expect(number).toMatchObject({
      spec: { value: wanted },
      description: expect.stringContaining('per order'),
    })
    const axes = blocks.flatMap(({ spec }) => {
      const { x, y } = spec as { x?: string; y?: string }
      return y?.startsWith('order_total') ? [x] : []
    })
    expect(axes).toContain('country')
    for (const axis of ['item', 'category', 'price', 'quantity']) expect(axes).not.toContain(axis)
  })

  it('is summed once where somebody asks for it', () => {
    const { blocks } = generateDashboard(bytes, { ...options, instructions: 'total order_total as a kpi' })
    expect(blocks[0]).toMatchObject({ type: 'kpi', spec: { value: wanted } })
  })
})

describe('an amount that stands on the first line of its order alone', () => {
  it('is told by nothing that lines have', () => {
    const bytes = file('name,country,item,category,quantity,total', (line) => [
      `#${line.order}`,
      line.country,
      ...line.item.slice(0, 2),
      line.quantity,
      line.isFirst ? line.total : '',
    ])
    const { blocks } = generateDashboard(bytes, options)
    const axes = blocks.flatMap(({ spec }) => {
      const { x, y } = spec as { x?: string; y?: string }
      return y === 'total' ? [x] : []
    })
    expect(axes.length).toBeGreaterThan(0)
    for (const axis of ['item', 'category', 'quantity']) expect(axes).not.toContain(axis)
  })
})

describe('an amount that each thing has, however many rows it stands on', () => {
  it('is counted once, and is nothing that the rows come to', () => {
    const { random } = createNoise(9)
    const rows = Array.from({ length: 200 }, (_, patient) => {
      const visits = Math.floor(90 * random())
      return ['scan', 'surgery'].map(
        (stage) => `P${1000 + patient},${stage},${visits},${Math.round(90 * random())}`,
      )
    }).flat()
    const bytes = new TextEncoder().encode(['patient_id,stage,visits,wait', ...rows].join('\n'))
    const { profile } = understandDataset(bytes, options)
    const once = profile.columns.find(({ name }) => name.startsWith('visits once'))
    expect(once).toMatchObject({ each: 'patient', isTotal: false })
  })
})

describe('what only looks alike', () => {
  it('is left as it is: a table sorted by a number, and amounts that are nought nearly everywhere', () => {
    const { random } = createNoise(3)
    const rows = Array.from({ length: 400 }, (_, row) => [
      `P${row}`,
      Math.floor(row / 4),
      ['A', 'B', 'C', 'D'][Math.floor(4 * random())],
      random() < 0.01 ? 25 : 0,
      Math.round(500 * random()),
    ])
    const bytes = new TextEncoder().encode(
      ['player,points,team,fine,minutes', ...rows.map((row) => row.join())].join('\n'),
    )
    const { profile, table } = understandDataset(bytes, options)
    expect(profile.columns[1]!.role).toBe('measure')
    expect(table.columns.some(({ derivedFrom }) => derivedFrom)).toBe(false)
  })
})
