/** mulberry32: a small seeded generator, so that every run measures the same bytes. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const pickOf = (random: () => number, list: string[]): string =>
  list[Math.floor(random() * list.length)]!

const header =
  'order_id,ordered_on,customer,region,channel,product,units,unit_price,discount_pct,revenue,rating,returned'
const regions = ['North', 'South', 'East', 'West', 'Central']
const channels = ['Web', 'Store', 'Phone', 'Partner']
const products = ['Chair', 'Desk', 'Lamp', 'Shelf', 'Rug', 'Bed']
const firstDay = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000

/** A CSV table of orders of at most `bytesMax` bytes. */
export function makeOrdersTable(bytesMax: number, seed: number) {
  const random = seeded(seed)
  const pick = (list: string[]) => pickOf(random, list)
  const lines = [header]
  let bytes = header.length + 1
  for (let i = 0; ; i++) {
    const units = 1 + Math.floor(random() * 20)
    const price = 5 + 200 * random() * random()
    const discount = [0, 0, 0, 5, 10, 20][Math.floor(random() * 6)] as number
    const line = [
      1_000_000 + i,
      new Date(firstDay + Math.floor(random() * 1095) * dayMs).toISOString().slice(0, 10),
      `C-${1000 + Math.floor(random() * 9000)}`,
      pick(regions),
      pick(channels),
      pick(products),
      units,
      price.toFixed(2),
      discount,
      (units * price * (1 - discount / 100)).toFixed(2),
      random() < 0.05 ? '' : 1 + Math.floor(random() * 5),
      random() < 0.07 ? 'yes' : 'no',
    ].join(',')
    if (bytes + line.length + 1 > bytesMax) break
    lines.push(line)
    bytes += line.length + 1
  }
  return `${lines.join('\n')}\n`
}
