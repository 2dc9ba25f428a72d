// Makes a dashboard of a CSV file:  npx tsx quick-start.ts orders.csv
// READOUT_URL is where Readout runs, READOUT_API_KEY is a key of yours. Node 20 or newer, no dependencies.
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

const { READOUT_URL = 'http://localhost:3000', READOUT_API_KEY } = process.env
const file = process.argv[2] ?? 'orders.csv'

interface Generation {
  generation_id: string
  status: 'processing' | 'completed' | 'failed'
  dashboard_id: string
  share_link: { share_url: string } | null
  error?: { code: string; message: string } | null
}

interface Dashboard {
  title: string
  layout: { narrative_snippets: string[] }
}

/** Opens the envelope: gives its data, or throws what was refused. */
async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const headers = { Authorization: `Bearer ${READOUT_API_KEY}`, ...init.headers }
  const response = await fetch(READOUT_URL + path, { ...init, headers })
  const answer = await response.json()
  if (!answer.success) throw new Error(`${answer.error.code}: ${answer.message}`)
  return answer.data
}

const form = new FormData()
form.set('file_type', 'csv')
form.set('instructions', 'revenue by region and by month')
form.set('file', await openAsBlob(file), basename(file))

let generation = await call<Generation>('/api/dashboard/generate/', {
  method: 'POST',
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: form,
})
// A small file is finished within the request. A larger one is waited for, 25 seconds at a time.
while (generation.status === 'processing') {
  generation = await call<Generation>(`/api/dashboard/generate/${generation.generation_id}/?wait=25`)
}
if (generation.status === 'failed') throw new Error(generation.error?.message)

const dashboard = await call<Dashboard>(`/api/dashboard/${generation.dashboard_id}/`)
console.log(dashboard.title)
for (const sentence of dashboard.layout.narrative_snippets) console.log(`- ${sentence}`)
console.log(`Share it: ${generation.share_link?.share_url}`)
