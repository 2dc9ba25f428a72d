import { expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft, spread } from '../subject/subject.fixture'

const statusOf = (row: number, area: string) => {
  const dice = spread(row, 100, 389)
  return dice < (area === 'Terrace' ? 45 : 10) ? 'No-show' : dice < 55 ? 'Cancelled' : 'Seated'
}
const bookings = Array.from({ length: 600 }, (_, row) => {
  const day = new Date(Date.UTC(2024, 0, 1 + (row % 180))).toISOString().slice(0, 10)
  const area = ['Main', 'Terrace', 'Bar', 'Main'][(row * 31) % 4]!
  const host = ['Ana', 'Ben', 'Cho', 'Dee', 'Eli'][(row * 7) % 5]!
  const source = ['web', 'phone', 'walk-in'][spread(row, 3, 997)]!
  return [
    `B${row}`,
    day,
    area,
    host,
    source,
    2 + spread(row, 5, 211),
    20 + spread(row, 90),
    statusOf(row, area),
  ]
})
const header = ['booking_id', 'booked_for', 'area', 'host', 'source', 'covers', 'spend', 'status']

it('puts behind the others how many came to each end, where the headline says it, and what does not differ', () => {
  const { blocks } = draft([header, ...bookings], 'bookings.csv')
  const headline = blocks.find(({ type }) => type === 'insight')!
  expect(headline.description).toMatch(/^Status: /)
  const first = blocks.filter(({ type, config }) => type !== 'table' && !config.further)
  expect(first.length).toBeGreaterThanOrEqual(4)
  expect(first.map(({ title }) => title)).not.toContain('Bookings by status')
  expect(blocks.filter(({ config }) => config.further).map(({ title }) => title)).toContain(
    'Bookings by status',
  )
  for (const { description } of first) expect(description).not.toMatch(/^(No clear difference|Spread evenly)/)
})

it('puts behind the others what bars before it split further', () => {
  const commodities = ['Castings', 'Springs', 'Castings', 'PCB', 'PCB', 'Springs']
  const lots = Array.from({ length: 720 }, (_, row) => {
    const supplier = row % 6
    const day = new Date(Date.UTC(2024, 0, 1 + (row % 300))).toISOString().slice(0, 10)
    const shift = ['early', 'late', 'night'][spread(row, 3, 997)]!
    const days = [9, 2, 7, 4, 3, 1][supplier]! + spread(row, 5, 389) + (shift === 'night' ? 2 : 0)
    return [`L${row}`, day, `Supplier ${supplier + 1}`, commodities[supplier]!, shift, days]
  })
  const header = ['lot_id', 'received_on', 'supplier', 'commodity', 'shift', 'delay_days']
  const { blocks } = draft([header, ...lots], 'lots.csv')
  const first = blocks
    .filter(({ type, config }) => type === 'bar' && !config.further)
    .map(({ title }) => title)
  expect(first.join()).toContain('by supplier')
  expect(first.join()).not.toContain('by commodity')
})

it('keeps before the others what a treatment came to, and be it nothing', () => {
  const plots = Array.from({ length: 160 }, (_, row) => {
    const [block, col] = [1 + Math.floor(row / 20), 1 + (row % 20)]
    const treatment = ['T1 untreated', 'T2 biostim', 'T3 zinc', 'T4 std'][spread(row, 4, 389)]!
    const variety = ['Saki', 'Asory', 'Extase'][spread(row, 3, 997)]!
    const yields = 8 + spread(row, 101) / 80 - (col === 3 ? 0.9 : 0) + block / 20
    return [100 * block + col, block, col, variety, treatment, 82 + spread(row, 13, 211), yields.toFixed(2)]
  })
  const header = ['plot', 'block', 'col', 'variety', 'trt', 'emerg_pct', 'yield_t_ha']
  const { blocks } = draft([header, ...plots], 'trial.csv')
  const bars = blocks.filter(({ type, config }) => type === 'bar' && !config.further)
  expect(bars.map(({ title }) => title)).toContain('Average yield by trt')
})

/** Orders of regions, each of so many of a hundred; what one comes to hangs on nothing, but in the last it may be more. */
function orders(shares: Record<string, number>, more = 0) {
  const dice = createRandom(42)
  const regions = Object.entries(shares).flatMap(([name, share]) => Array<string>(share).fill(name))
  const rows = Array.from({ length: 900 }, (_, row) => {
    const region = regions[(row * 37) % regions.length]!
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(dice() * 270))).toISOString().slice(0, 10)
    const product = dice() < 0.5 ? 'Lamp' : 'Chair'
    const revenue = 20 + 80 * dice() + (region === regions.at(-1) ? more : 0)
    return [`O${row}`, day, region, product, revenue.toFixed(2)]
  })
  const { blocks } = draft([['order_id', 'date', 'region', 'product', 'revenue'], ...rows], 'regions.csv')
  const bars = blocks.filter(({ type }) => type === 'bar')
  const titlesOf = (isFurther: boolean) =>
    bars.filter(({ config }) => (config.further === true) === isFurther).map(({ title }) => title)
  return { first: titlesOf(false), behind: titlesOf(true) }
}

it.each([
  ['one is far ahead', { North: 45, South: 30, East: 15, Isles: 10 }],
  ['two are, as far as each other', { North: 36, South: 33, East: 17, West: 9, Isles: 5 }],
])(
  'keeps before the others a total that goes by its rows, and puts behind how many these are: %s',
  (_, shares) => {
    const { first, behind } = orders(shares)
    expect(first).toContain('Revenue by region')
    expect(first).not.toContain('Orders by region')
    expect(behind).toContain('Orders by region')
  },
)

it('keeps before the others a total of which one has clearly more than its rows', () => {
  expect(orders({ North: 45, South: 30, East: 15, Isles: 10 }, 200).first).toContain('Revenue by region')
})

it('puts behind the others a total that is as much of each', () => {
  const rows = Array.from({ length: 800 }, (_, row) => {
    const item = ['Chair', 'Table', 'Lamp'][spread(row, 3, 997)]!
    const revenue = { Chair: 80, Table: 400, Lamp: 40 }[item]! + spread(row, 40, 389)
    return [`O${row}`, 1 + spread(row, 5, 211), item, revenue]
  })
  const { blocks } = draft([['order_id', 'terminal', 'item', 'revenue'], ...rows], 'orders.csv')
  const titlesOf = (isFurther: boolean) =>
    blocks.filter(({ config }) => (config.further === true) === isFurther).map(({ title }) => title)
  expect(titlesOf(false)).toContain('Revenue by item')
  expect(titlesOf(true)).toContain('Revenue by terminal')
})

it('puts behind the others an average that differs by no number of a kind', () => {
  const rows = Array.from({ length: 600 }, (_, row) => {
    const kind = ['Loan', 'Return', 'Repair'][spread(row, 3, 997)]!
    const wait = { Loan: 5, Return: 12, Repair: 20 }[kind]! + spread(row, 9, 389)
    return [`T${row}`, kind, ['Ana', 'Ben', 'Cho'][spread(row, 3, 211)]!, 101 + spread(row, 6, 211), wait]
  })
  const header = ['ticket', 'kind', 'clerk', 'desk_no', 'wait_days']
  const { blocks } = draft([header, ...rows], 'tickets.csv')
  const first = blocks.filter(({ type, config }) => type === 'bar' && !config.further)
  expect(first.length).toBeGreaterThan(0)
  for (const { description } of first) expect(description).not.toMatch(/^No clear difference/)
})
