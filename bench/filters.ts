import fs from 'node:fs'
import { createClient } from '@/lib/client/create-client'
import type { FilterFields } from '@/lib/contracts/selection'
import { bearer, makeKey } from '../e2e/api/product'
import { startProduct } from '../scripts/test/start-product'
import { makeShape } from './shape-tables'

/**
 * `npm run bench -- filters [FILE …]`: how long a dashboard over some of its rows takes over HTTP, by what the filter is
 * of: the first one after the table was read last, and the median of those that follow, each of other rows; and the
 * rows of the table as its data page asks for them.
 */
const rounds = 7
const files = process.argv.slice(2)
const tables: Record<string, string> =
  files.length > 0
    ? Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, 'utf8')]))
    : { '9.9 MB of orders': makeShape('orders', 9_900_000, 7), '1 MB of orders': makeShape('orders', 1e6, 7) }

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const product = await startProduct()
try {
  Object.assign(process.env, product.env)
  const apiKey = makeKey('premium')
  const client = createClient({ baseUrl: product.baseUrl, apiKey })
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, text] of Object.entries(tables)) {
    const started = await client.generateDashboard({
      file: new Blob([text]),
      fileName: 'table.csv',
      fileType: 'csv',
    })
    const made = await client.waitForGeneration(started.generation_id!)
    if (made.status !== 'completed') throw new Error(`${name} could not be made.`)
    rows[name] = await measure(made.dashboard_id!, apiKey)
  }
  console.table(rows)
} finally {
  await product.stop()
}

/** ms of each kind of filter that the table has fields for. */
async function measure(dashboardId: string, apiKey: string): Promise<Record<string, string>> {
  const ask = async (query: string) => {
    const startedAt = performance.now()
    const url = `${product.baseUrl}/api/dashboard/${dashboardId}/filtered/?${query}`
    const answer = await fetch(url, { headers: bearer(apiKey) })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`)
    return { ms: performance.now() - startedAt, data: body.data }
  }
  const whole = await ask('')
  const fields = whole.data.fields
  const kinds = filtersOf(fields)
  const told: Record<string, string> = {
    cards: String(whole.data.dashboard.chart_blocks.length),
    'none, first': whole.ms.toFixed(0),
  }
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push((await ask(queryOf(round).toString())).ms)
    told[kind] = `${median(times).toFixed(0)} (first ${times[0]!.toFixed(0)})`
  }
  return { ...told, ...(await measureRows(dashboardId, apiKey, fields)) }
}

/** ms of a page of rows: far down, sorted by a number, and of those that have a text. */
async function measureRows(dashboardId: string, apiKey: string, { numbers, categories }: FilterFields) {
  const [number, category] = [numbers[0]?.column ?? '', categories[0]!]
  const asks: Record<string, (round: number) => Record<string, string>> = {
    'rows further down': (round) => ({ offset: String(round * 2000), limit: '200' }),
    'rows sorted': (round) => ({ sort: number, order: round % 2 ? 'asc' : 'desc', limit: '200' }),
    'rows filtered': (round) => ({
      [`has.${category.column}`]: category.values[round % category.values.length]!.value.slice(0, 4),
      limit: '200',
    }),
  }
  const told: Record<string, string> = {}
  for (const [kind, queryOf] of Object.entries(asks)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      const path = `/api/dashboard/${dashboardId}/dataset/rows/?${new URLSearchParams(queryOf(round))}`
      const answer = await fetch(product.baseUrl + path, { headers: bearer(apiKey) })
      await answer.json()
      if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`)
      times.push(performance.now() - startedAt)
    }
    told[kind] = `${median(times).toFixed(0)} (first ${times[0]!.toFixed(0)})`
  }
  return told
}

/** What differs in each round, so that nothing of the round before answers it. */
function filtersOf({
  categories,
  numbers,
  time,
}: FilterFields): Record<string, (round: number) => URLSearchParams> {
  const valueAt = (round: number) => categories[0]!.values[round % categories[0]!.values.length]!.value
  const numberAt = (share: number) => numbers[0]!.min + (numbers[0]!.max - numbers[0]!.min) * share
  const dayAt = (share: number) =>
    new Date(Date.parse(time!.from) + share * (Date.parse(time!.to) - Date.parse(time!.from)))
      .toISOString()
      .slice(0, 10)
  return {
    ...(categories[0] && {
      'a category': (round: number) => new URLSearchParams([[`in.${categories[0]!.column}`, valueAt(round)]]),
    }),
    ...(time && {
      days: (round: number) => new URLSearchParams({ from: dayAt(0.1 + round / 50), to: dayAt(0.8) }),
      'days compared': (round: number) =>
        new URLSearchParams({ from: dayAt(0.6 + round / 50), to: dayAt(0.9), compare: 'previous_period' }),
    }),
    ...(numbers[0] && {
      'a number': (round: number) =>
        new URLSearchParams({
          [`min.${numbers[0]!.column}`]: String(numberAt((round + 1) / 40)),
        }),
    }),
  }
}
