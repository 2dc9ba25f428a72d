import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../scripts/test/start-product'
import { askAtRate, askForUpgrades, holdBodies, uploadSlowly } from '../test/attacks/attacks'

/** `npm run bench -- attacks`: what hostile clients do to the product, at length, and what it costs. Linux only. */
const product = await startProduct()
const { baseUrl } = product
Object.assign(process.env, product.env, { READOUT_BASE_URL: baseUrl })
// They read where the product runs when they are loaded.
const { countDescriptors, peakMemoryOf } = await import('../e2e/load/web-process')
const { makeKey } = await import('../e2e/api/product')
const { generate } = await import('../e2e/api/generate')

const file = { text: readFileSync('public/samples/store-orders.csv') }
const upload = (key: string) => generate(key, { fields: { file_type: 'csv' }, file })
const failures: string[] = []

function tell(what: string, figures: object, isWell: boolean): void {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${what}: ${JSON.stringify(figures)}`)
  if (!isWell) failures.push(what)
}

async function upgrades(): Promise<void> {
  const before = countDescriptors()
  await askForUpgrades(baseUrl, 20_000)
  // The last of them are being closed.
  for (let at = 0; at < 20 && countDescriptors() > before + 20; at++) await sleep(500)
  const after = countDescriptors()
  tell('20,000 upgrades, descriptors', { before, after }, after < before + 20)
}

async function heldBodies(): Promise<void> {
  const { before, peak } = await peakMemoryOf(() => holdBodies(baseUrl, 150, 10_000))
  tell('150 bodies of 10 MB held on pages, MB', { before, peak }, peak - before < 50)
}

async function slowUploads(): Promise<void> {
  const end = await uploadSlowly(baseUrl, { key: makeKey('free'), count: 40 })
  const other = makeKey('free')
  const statuses: number[] = []
  for (let at = 0; at < 20; at++) {
    statuses.push((await upload(other)).status)
    await sleep(1000)
  }
  end()
  tell(
    '40 slow uploads of one key, statuses of others',
    { statuses },
    statuses.every((status) => status < 300),
  )
}

async function sharePages(): Promise<void> {
  const answer = await upload(makeKey('premium'))
  const { data } = (await answer.json()) as { data: { share_link: { share_url: string } } }
  for (const perSecond of [50, 100, 200]) {
    const [shared, health] = await Promise.all([
      askAtRate(data.share_link.share_url, { perSecond, seconds: 15 }),
      askAtRate(`${baseUrl}/api/health/`, { perSecond: 5, seconds: 15 }),
    ])
    const isWell = Object.keys(shared.statuses).every((status) => status === '200' || status === '503')
    tell(`share page, ${perSecond} a second`, { shared, health }, isWell && health.statuses[200] === 75)
  }
}

try {
  await upgrades()
  await heldBodies()
  await slowUploads()
  await sharePages()
  console.log(
    failures.length === 0 ? 'All attacks were withstood.' : `${failures.length} were not withstood.`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await product.stop()
}
