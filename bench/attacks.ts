import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../scripts/test/start-product'
import {
  type Answers,
  askAtOnce,
  askAtRate,
  askForUpgrades,
  holdBodies,
  uploadSlowly,
} from '../test/attacks/attacks'
import { makeOrdersTable } from './orders-table'

/** `npm run bench -- attacks`: what hostile clients do to the product, at length, and what it costs. Linux only. */
const product = await startProduct()
const { baseUrl } = product
Object.assign(process.env, product.env, { READOUT_BASE_URL: baseUrl })
// They read where the product runs when they are loaded.
const { countDescriptors, peakMemoryOf } = await import('../e2e/load/web-process')
const { bearer, makeKey } = await import('../e2e/api/product')
const { generate } = await import('../e2e/api/generate')

const file = { text: readFileSync('public/samples/store-orders.csv') }
const upload = (key: string, given: { text: string | Uint8Array } = file) =>
  generate(key, { fields: { file_type: 'csv' }, file: given })
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

interface Made {
  dashboard_id: string
  share_link: { share_url: string }
}

async function make(key: string): Promise<Made> {
  const answer = await upload(key)
  return ((await answer.json()) as { data: Made }).data
}

const seconds = 15
const healthPerSecond = 5

/** Some are served, the rest is told when to come again, and health answers all the while. */
async function crowd(what: string, url: string, headers?: Record<string, string>): Promise<void> {
  for (const perSecond of [50, 100, 200]) {
    const [crowd, health] = await Promise.all([
      askAtRate(url, { perSecond, seconds, headers }),
      askAtRate(`${baseUrl}/api/health/`, { perSecond: healthPerSecond, seconds }),
    ])
    const isWell = isAmong(crowd, ['200', '503']) && (crowd.statuses[200] ?? 0) > 0
    const isAlive = health.statuses[200] === healthPerSecond * seconds
    tell(`${what}, ${perSecond} a second`, { crowd, health }, isWell && isAlive)
  }
}

const isAmong = ({ statuses }: Answers, allowed: string[]) =>
  Object.keys(statuses).every((status) => allowed.includes(status))

/** A dashboard whose table is large enough to keep the engine busy. */
async function makeLarge(key: string): Promise<string> {
  const answer = await upload(key, { text: makeOrdersTable(5_000_000, 1) })
  const { data } = (await answer.json()) as { data: { generation_id: string } }
  const path = `${baseUrl}/api/dashboard/generate/${data.generation_id}/?wait=25`
  for (let tries = 0; tries < 4; tries++) {
    const ended = await fetch(path, { headers: bearer(key) })
    const { dashboard_id: id } = ((await ended.json()) as { data: { dashboard_id: string | null } }).data
    if (id) return id
  }
  throw new Error('The large table became no dashboard.')
}

async function exports(): Promise<void> {
  const [greedy, other] = [makeKey('free'), makeKey('free')]
  const url = `${baseUrl}/api/dashboard/${await makeLarge(greedy)}/dataset/cleaned.csv/`
  const asking = askAtOnce(url, 50, bearer(greedy))
  const started = performance.now()
  const { status } = await upload(other)
  const otherMs = Math.round(performance.now() - started)
  const crowd = await asking
  const isWell = isAmong(crowd, ['200', '429', '503']) && status === 200
  tell('50 cleaned tables of one key, an upload of another beside', { crowd, status, otherMs }, isWell)
}

async function prints(): Promise<void> {
  const key = makeKey('premium')
  const { dashboard_id: id } = await make(key)
  const crowd = await askAtOnce(`${baseUrl}/api/dashboard/${id}/pdf/`, 20, bearer(key))
  tell('20 PDFs at once', { crowd }, isAmong(crowd, ['200', '503']) && (crowd.statuses[200] ?? 0) > 0)
}

async function readers(): Promise<void> {
  const key = makeKey('premium')
  const { dashboard_id: id, share_link } = await make(key)
  await crowd('share page', share_link.share_url)
  await crowd('GET dashboard', `${baseUrl}/api/dashboard/${id}/`, bearer(key))
}

try {
  await upgrades()
  await heldBodies()
  await slowUploads()
  await exports()
  await prints()
  await readers()
  console.log(
    failures.length === 0 ? 'All attacks were withstood.' : `${failures.length} were not withstood.`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await product.stop()
}
