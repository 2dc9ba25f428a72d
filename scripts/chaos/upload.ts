import { setTimeout as sleep } from 'node:timers/promises'
import type { Answers } from './answers'

export interface Upload {
  baseUrl: string
  key: string
  name: string
  text: string
  answers: Answers
}

export type Outcome =
  | { end: 'completed'; id: string }
  | { end: 'failed'; id: string | null; reason: string }
  | { end: 'lost'; id: string | null; reason: string }

const lostMs = 240_000
const pollMs = 500
const waitMsMax = 3000

/** One file, sent again under its key until it is taken, and followed to its end. */
export async function upload(one: Upload): Promise<Outcome> {
  const deadline = Date.now() + lostMs
  const taken = await send(one, deadline)
  if (typeof taken !== 'string') return taken
  const url = `${one.baseUrl}/api/dashboard/generate/${taken}/`
  while (Date.now() < deadline) {
    const answer = await one.answers.ask(url, { headers: { authorization: `Bearer ${one.key}` } })
    if (answer?.status === 404) return { end: 'lost', id: taken, reason: 'it is not there' }
    const status = answer?.data?.status
    if (status === 'completed')
      return read(one, { id: taken, dashboardId: String(answer?.data?.dashboard_id) })
    if (status === 'failed') {
      const { message = '?' } = (answer?.data?.error ?? {}) as { message?: string }
      return { end: 'failed', id: taken, reason: message }
    }
    await sleep(pollMs)
  }
  return { end: 'lost', id: taken, reason: `not ended after ${lostMs / 1000} s` }
}

/** Gives the generation's id, or how it ended without one. */
async function send(one: Upload, deadline: number): Promise<string | Outcome> {
  const idempotencyKey = `chaos-${one.name}`
  while (Date.now() < deadline) {
    const body = new FormData()
    body.set('file_type', 'csv')
    body.set('file', new Blob([one.text]), `${one.name}.csv`)
    const headers = { authorization: `Bearer ${one.key}`, 'idempotency-key': idempotencyKey }
    const answer = await one.answers.ask(`${one.baseUrl}/api/dashboard/generate/`, {
      method: 'POST',
      headers,
      body,
    })
    const id = answer?.data?.generation_id
    if (typeof id === 'string') return id
    const isFinal =
      answer && answer.status >= 400 && answer.status < 500 && ![408, 409, 429].includes(answer.status)
    if (isFinal) return { end: 'failed', id: null, reason: answer.message }
    await sleep(Math.min(answer?.retryAfterMs ?? pollMs, waitMsMax))
  }
  return { end: 'lost', id: null, reason: 'it was never taken' }
}

/** A completed one has a dashboard that can be read. */
async function read(one: Upload, { id, dashboardId }: { id: string; dashboardId: string }): Promise<Outcome> {
  for (const deadline = Date.now() + lostMs; Date.now() < deadline; await sleep(pollMs)) {
    const headers = { authorization: `Bearer ${one.key}` }
    const answer = await one.answers.ask(`${one.baseUrl}/api/dashboard/${dashboardId}/`, { headers })
    if (answer?.status === 200) return { end: 'completed', id }
    if (answer?.status === 404) break
  }
  return { end: 'lost', id, reason: 'its dashboard can not be read' }
}
