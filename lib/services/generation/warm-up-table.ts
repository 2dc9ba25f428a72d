const rowCount = 2000
const dayMs = 86_400_000
const firstDay = Date.UTC(2022, 0, 1)
const regions = ['North', 'South', 'East', 'West', '']
const products = ['Chair', 'Desk', 'Lamp', 'Rug']

/** Primes, so that the columns do not follow from each other. */
const pick = (row: number, prime: number, count: number) => ((row * prime) % 104_729) % count

/** Clauses of all usual kinds on that table. */
export const warmUpInstructions =
  'total amount by region as a bar chart; average price per month for North and South where units are above 10; top 5 products by amount, sorted descending; how many customers paid in 2023? distribution of price as a histogram; no pie charts; call it Orders; show the rows as a table'

/** A CSV table of orders that has all usual kinds of columns; the engine goes most of its ways on it. */
export function warmUpTable(): string {
  const lines = ['id,day,customer,region,product,units,price,discount,amount,rating,paid,note']
  for (let row = 0; row < rowCount; row++) {
    const units = 1 + pick(row, 7919, 20)
    const cents = 500 + pick(row, 15_485, 20_000)
    lines.push(
      [
        100_000 + row,
        new Date(firstDay + pick(row, 6151, 1000) * dayMs).toISOString().slice(0, 10),
        `C-${1000 + pick(row, 3571, 200)}`,
        regions[pick(row, 9973, regions.length)],
        products[pick(row, 8831, products.length)],
        units,
        cents / 100,
        5 * pick(row, 5077, 4),
        ((units * cents) / 100).toFixed(2),
        pick(row, 4421, 20) === 0 ? '' : 1 + pick(row, 2749, 5),
        pick(row, 6563, 2) === 0 ? 'yes' : 'no',
        pick(row, 1997, 5) === 0 ? '"gift, wrapped"' : '',
      ].join(','),
    )
  }
  return `${lines.join('\n')}\n`
}
