import fs from 'node:fs'
import { createClient } from '@/lib/client/create-client'
import { bearer, makeKey } from '../e2e/api/product'
import { startProduct } from '../scripts/test/start-product'
import { cpuMsOf, findWebProcess } from './web-process'

/**
 * `npm run bench -- reads [FILE]`: what the web server's process costs a GET, of what is given out ready beside what goes
 * through Next, in turns in one run: ms of its processor, and medians of the time that each takes.
 */
const [file = 'public/samples/store-orders.csv'] = process.argv.slice(2)
const rounds = 5
const readsARound = 100

interface Read {
  url: string
  method?: string
  headers?: Record<string, string>
  status?: number
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(pid: number, { url, method = 'GET', headers = {}, status = 200 }: Read) {
  const before = cpuMsOf(pid)
  const times: number[] = []
  for (let at = 0; at < readsARound; at++) {
    const startedAt = performance.now()
    const answer = await fetch(url, { method, headers })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (answer.status !== status) throw new Error(`${method} ${url} is answered with ${answer.status}.`)
  }
  return { cpuMs: (cpuMsOf(pid) - before) / readsARound, wallMs: median(times) }
}

const product = await startProduct()
try {
  Object.assign(process.env, product.env)
  const apiKey = makeKey('premium')
  const key = bearer(apiKey)
  const client = createClient({ baseUrl: product.baseUrl, apiKey })
  const blob = new Blob([fs.readFileSync(file)])
  const made = await client.generateDashboard({ file: blob, fileName: 'table.csv', fileType: 'csv' })
  if (made.status !== 'completed') throw new Error(`${file} is too large to be made within the request.`)
  const dashboard = `${product.baseUrl}/api/dashboard/${made.dashboard_id}/`
  const shared = `${product.baseUrl}/api/share/${made.share_link.id}/`
  const tagOf = async (url: string) => ({
    'if-none-match': (await fetch(url, { headers: key })).headers.get('etag') ?? '',
  })
  const reads: Record<string, Read> = {
    health: { url: `${product.baseUrl}/api/health/` },
    'dashboard, a HEAD through Next': { url: dashboard, method: 'HEAD', headers: key },
    'its dataset, through Next': { url: `${dashboard}dataset/`, headers: key },
    dashboard: { url: dashboard, headers: key },
    'dashboard, 304': { url: dashboard, headers: { ...key, ...(await tagOf(dashboard)) }, status: 304 },
    'share JSON': { url: shared },
    'share JSON, 304': { url: shared, headers: await tagOf(shared), status: 304 },
    'share page': { url: made.share_link.share_url },
  }
  const pid = findWebProcess(product.baseUrl)
  const seen = new Map<string, { cpuMs: number; wallMs: number }[]>()
  for (let round = 0; round <= rounds; round++) {
    for (const [name, read] of Object.entries(reads)) {
      const measured = await measure(pid, read)
      // The first warms up.
      if (round > 0) seen.set(name, [...(seen.get(name) ?? []), measured])
    }
  }
  const rows = [...seen].map(([name, all]) => {
    const [cpu, wall] = [median(all.map(({ cpuMs }) => cpuMs)), median(all.map(({ wallMs }) => wallMs))]
    return [name, { 'web CPU ms': cpu.toFixed(2), 'wall ms': wall.toFixed(2) }] as const
  })
  console.table(Object.fromEntries(rows))
} finally {
  await product.stop()
}
