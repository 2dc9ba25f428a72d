import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { startProduct } from '../scripts/test/start-product'
import { makeOrdersTable } from './orders-table'
import { uploadToDashboard } from './upload-to-dashboard'

/**
 * `npm run bench -- speed`: uploads over HTTP to finished dashboards, beside the engine alone and beside Papa Parse reading the
 * same text, in one run on one machine. Medians of five tables each; what counts is the ratios.
 */
const repeats = 5
const sizes = { '200 kB': 200_000, '10 MB': 10 * 1024 * 1024 }
const folder = path.resolve('.build/bench')

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

function timeParse(text: string) {
  const started = performance.now()
  Papa.parse(text)
  return performance.now() - started
}

/** Milliseconds of the engine for each file, in one process, from the bytes in memory to the draft. */
function timeEngine(files: string[]) {
  const requests = path.join(folder, 'requests.jsonl')
  fs.writeFileSync(requests, files.map((file) => JSON.stringify({ id: file, file })).join('\n'))
  const output = execFileSync('npm', ['run', '-s', 'analyze', '--', '--batch', requests], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const results = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ok: boolean; error: unknown; timing: { total: number } })
  return results.map((result) => {
    if (!result.ok) throw new Error(`The engine refused a table: ${JSON.stringify(result.error)}`)
    return result.timing.total
  })
}

function makeFiles(label: string, bytes: number) {
  return Array.from({ length: repeats }, (_, i) => {
    const file = path.join(folder, `${label.replace(' ', '')}-${i}.csv`)
    fs.writeFileSync(file, makeOrdersTable(bytes, i + 1))
    return file
  })
}

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
const product = await startProduct()
try {
  const key = execFileSync(
    'npm',
    ['run', '-s', 'key', '--', '--email', 'bench@example.com', '--plan', 'premium'],
    {
      encoding: 'utf8',
      env: { ...process.env, ...product.env },
    },
  ).trim()
  for (const [label, bytes] of Object.entries(sizes)) {
    const files = makeFiles(label, bytes)
    const parse = median(files.map((file) => timeParse(fs.readFileSync(file, 'utf8'))))
    const engine = median(timeEngine(files))
    const uploads: number[] = []
    for (const file of files) uploads.push(await uploadToDashboard({ baseUrl: product.baseUrl, key, file }))
    const http = median(uploads)
    console.log(
      `${label}: upload to dashboard ${http.toFixed(0)} ms, engine alone ${engine.toFixed(0)} ms, Papa Parse ${parse.toFixed(0)} ms; ` +
        `HTTP / engine ${(http / engine).toFixed(2)}, engine / Papa ${(engine / parse).toFixed(2)}`,
    )
  }
} finally {
  await product.stop()
}
