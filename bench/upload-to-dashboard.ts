import fs from 'node:fs'
import path from 'node:path'
import type { SuccessEnvelope } from '@/lib/contracts/envelope'
import type { GenerateAccepted, GenerateCompleted, Generation } from '@/lib/contracts/generation'

const pollEveryMs = 50
const giveUpMs = 60_000

/** Milliseconds from the start of the upload to a dashboard that is completed. */
export async function uploadToDashboard({
  baseUrl,
  key,
  file,
}: {
  baseUrl: string
  key: string
  file: string
}) {
  const headers = { authorization: `Bearer ${key}` }
  const form = new FormData()
  form.set('file_type', 'csv')
  form.set('file', new Blob([fs.readFileSync(file)]), path.basename(file))
  const started = performance.now()
  const answer = await fetch(`${baseUrl}/api/dashboard/generate/`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as SuccessEnvelope<GenerateCompleted | GenerateAccepted>
  if (data.status === 'completed') return performance.now() - started
  while (performance.now() - started < giveUpMs) {
    const poll = await fetch(data.status_url, { headers })
    const generation = ((await poll.json()) as SuccessEnvelope<Generation>).data
    if (generation.status === 'completed') return performance.now() - started
    if (generation.status === 'failed') throw new Error(`The generation failed: ${generation.error?.message}`)
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
  }
  throw new Error(`No dashboard within ${giveUpMs / 1000} s.`)
}
