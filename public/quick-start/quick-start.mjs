// Makes a dashboard of a CSV file:  node quick-start.mjs orders.csv
// READOUT_URL is where Readout runs, READOUT_API_KEY is a key of yours. Node 20 or newer, no dependencies.
// @ts-check  The types are in JSDoc, which TypeScript reads.
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

const { READOUT_URL = 'http://localhost:3000', READOUT_API_KEY } = process.env
const file = process.argv[2] ?? 'orders.csv'

/**
 * @typedef {object} Generation
 * @property {string} generation_id
 * @property {'processing' | 'completed' | 'failed'} status
 * @property {string} dashboard_id
 * @property {{ share_url: string } | null} share_link
 * @property {{ code: string, message: string } | null} [error]
 *
 * @typedef {object} Dashboard
 * @property {string} title
 * @property {{ narrative_snippets: string[] }} layout
 */

/**
 * Opens the envelope: gives its data, or ends with what was refused.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function call(path, init = {}) {
  const headers = { Authorization: `Bearer ${READOUT_API_KEY}`, ...init.headers }
  const response = await fetch(READOUT_URL + path, { ...init, headers })
  const answer = await response.json()
  if (!answer.success) end(`${answer.error.code}: ${answer.message}`)
  return answer.data
}

/** @param {string | undefined} message */
function end(message) {
  console.error(message)
  process.exit(1)
}

const form = new FormData()
form.set('file_type', 'csv')
form.set('instructions', 'revenue by region and by month')
form.set('file', await openAsBlob(file), basename(file))

/** @type {Generation} */
let generation = await call('/api/dashboard/generate/', {
  method: 'POST',
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: form,
})
// A small file is finished within the request. A larger one is waited for, 25 seconds at a time.
while (generation.status === 'processing') {
  generation = await call(`/api/dashboard/generate/${generation.generation_id}/?wait=25`)
}
if (generation.status === 'failed') end(generation.error?.message)

/** @type {Dashboard} */
const dashboard = await call(`/api/dashboard/${generation.dashboard_id}/`)
console.log(dashboard.title)
for (const sentence of dashboard.layout.narrative_snippets) console.log(`- ${sentence}`)
console.log(`Share it: ${generation.share_link?.share_url}`)
