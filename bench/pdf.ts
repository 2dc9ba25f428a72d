import fs from 'node:fs'
import { createClient } from '@/lib/client/create-client'
import { makeKey } from '../e2e/api/product'
import { findOrInstallChromium } from '../scripts/test/find-chromium'
import { startProduct } from '../scripts/test/start-product'

/**
 * `npm run bench -- pdf`: how long a PDF of a dashboard of fourteen cards and more takes over HTTP: the first, for
 * which a browser is started, and the median of those that follow.
 */
const rounds = 5
const file = 'public/samples/store-orders.csv'
const cardsMin = 14
const instructions = [
  'share of revenue by product',
  'histogram of unit price',
  'spread of revenue by category',
  'revenue by month and channel',
  'heatmap of revenue by region and product',
  'scatter of units and revenue',
  'average rating by product',
  'number of orders by region',
  'units by month',
  'cost by category',
  'revenue by segment',
  'average discount by channel',
  'revenue by region',
  'total cost',
].join('\n')

process.env.CHROMIUM_PATH = await findOrInstallChromium()
const product = await startProduct()
try {
  Object.assign(process.env, product.env)
  const client = createClient({ baseUrl: product.baseUrl, apiKey: makeKey('premium') })
  const made = await client.generateDashboard({
    file: new Blob([fs.readFileSync(file)]),
    fileName: 'orders.csv',
    fileType: 'csv',
    instructions,
  })
  if (made.status !== 'completed') throw new Error(`${file} is too large to be made within the request.`)
  const { chart_blocks: blocks } = await client.getDashboard(made.dashboard_id)
  if (blocks.length < cardsMin) throw new Error(`The dashboard has ${blocks.length} cards alone.`)
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now()
    bytes = (await (await client.downloadPdf(made.dashboard_id)).arrayBuffer()).byteLength
    times.push(performance.now() - startedAt)
  }
  const [first, ...later] = times
  const median = later.sort((a, b) => a - b)[Math.floor(later.length / 2)]
  console.table([
    {
      cards: blocks.length,
      kB: Math.round(bytes / 1024),
      'first ms': first?.toFixed(0),
      'later ms': median?.toFixed(0),
    },
  ])
} finally {
  await product.stop()
}
