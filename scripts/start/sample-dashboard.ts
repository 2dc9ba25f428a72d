import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Under the project's folder; also what the printed curl line sends. */
export const sampleFile = path.join('public', 'samples', 'store-orders.csv')

const pollMs = 500
const polls = 60

interface Answer {
  message: string
  data: { status: string; status_url?: string; share_link: { share_url: string } | null } | null
}

/** Uploads the sample as anybody would, over HTTP with the key; gives the path at which it is shared. */
export async function makeSampleDashboard(options: {
  address: string
  key: string
  projectDir: string
}): Promise<string> {
  const headers = { authorization: `Bearer ${options.key}` }
  const body = new FormData()
  body.set('file_type', 'csv')
  body.set(
    'file',
    new Blob([readFileSync(path.join(options.projectDir, sampleFile))]),
    path.basename(sampleFile),
  )
  let answer = await call(`${options.address}/api/dashboard/generate/`, { method: 'POST', headers, body })
  const statusPath = answer.data?.status_url && new URL(answer.data.status_url).pathname
  for (let poll = 0; statusPath && answer.data?.status === 'processing' && poll < polls; poll++) {
    await sleep(pollMs)
    answer = await call(options.address + statusPath, { headers })
  }
  const shareUrl = answer.data?.share_link?.share_url
  if (!shareUrl) throw new Error(answer.message)
  return new URL(shareUrl).pathname
}

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(answer.message)
  return answer
}
