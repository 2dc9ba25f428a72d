import fs from 'node:fs'
import http from 'node:http'
import { createClient } from '@/lib/client/create-client'
import { makeKey } from '../e2e/api/product'
import { startProduct } from '../scripts/test/start-product'
import { cpuMsOf, findWebProcess } from './web-process'

/**
 * `npm run bench -- crowd [SECONDS [CONNECTIONS]]`: as many share pages as the product gives out, one after the other on so
 * many connections: how many a second, how many of them failed, and what one costs the web server's processor.
 */
const [seconds = 5, connections = 40] = process.argv.slice(2).map(Number)
const file = 'public/samples/store-orders.csv'

interface Seen {
  ms: number[]
  failed: number
}

function getOnce(url: string, agent: http.Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode === 200 && answer.complete))
    })
    request.once('error', () => resolve(false))
  })
}

async function askUntil(end: number, url: string): Promise<Seen> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const seen: Seen = { ms: [], failed: 0 }
  while (performance.now() < end) {
    const from = performance.now()
    const isGood = await getOnce(url, agent)
    if (isGood) seen.ms.push(performance.now() - from)
    else seen.failed++
  }
  agent.destroy()
  return seen
}

async function crowd(url: string, ms: number) {
  const end = performance.now() + ms
  const all = await Promise.all(Array.from({ length: connections }, () => askUntil(end, url)))
  const times = all.flatMap((one) => one.ms).sort((a, b) => a - b)
  return { times, failed: all.reduce((sum, one) => sum + one.failed, 0) }
}

const product = await startProduct()
try {
  Object.assign(process.env, product.env)
  const client = createClient({ baseUrl: product.baseUrl, apiKey: makeKey('premium') })
  const blob = new Blob([fs.readFileSync(file)])
  const made = await client.generateDashboard({ file: blob, fileName: 'table.csv', fileType: 'csv' })
  if (made.status !== 'completed') throw new Error(`${file} is too large to be made within the request.`)
  const url = made.share_link.share_url
  await crowd(url, 1000)
  const pid = findWebProcess(product.baseUrl)
  const before = cpuMsOf(pid)
  const { times, failed } = await crowd(url, seconds * 1000)
  const cpu = (cpuMsOf(pid) - before) / (times.length + failed)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(1)
  console.log(
    `${(times.length / seconds).toFixed(0)} share pages a second, ${failed} failed; ${cpu.toFixed(2)} ms of web CPU each; ` +
      `half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms`,
  )
} finally {
  await product.stop()
}
