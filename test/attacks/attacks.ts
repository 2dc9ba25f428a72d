import net, { type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a hostile client does to a product of ours on this machine, bounded in count and time. */

const addressOf = (baseUrl: string) => {
  const { hostname: host, port } = new URL(baseUrl)
  return { host, port: Number(port) }
}

/** Opens a connection and sends something; whatever comes back or breaks is the attacker's own affair. */
function open(baseUrl: string, text: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = net.connect(addressOf(baseUrl))
    socket.on('error', () => resolve(socket))
    socket.on('data', () => undefined)
    socket.once('connect', () => {
      socket.write(text)
      resolve(socket)
    })
  })
}

async function inRounds(count: number, size: number, round: (size: number) => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += size) await round(Math.min(size, count - done))
}

/** Asks for an upgrade and goes, again and again. */
export async function askForUpgrades(baseUrl: string, count: number): Promise<void> {
  const request = 'GET /api/x/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'
  await inRounds(count, 50, async (size) => {
    const sockets = await Promise.all(Array.from({ length: size }, () => open(baseUrl, request)))
    await sleep(5)
    for (const socket of sockets) socket.destroy()
  })
}

/** Sends ten megabytes to each of so many pages but for the last byte, holds them for a while, then goes. */
export async function holdBodies(baseUrl: string, count: number, heldMs: number): Promise<void> {
  const bytes = 10 * 1024 * 1024
  const head = `POST /sign-in/ HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`
  const sockets = await Promise.all(Array.from({ length: count }, () => open(baseUrl, head)))
  for (const socket of sockets) socket.write(Buffer.alloc(bytes - 1, 'x'))
  await sleep(heldMs)
  for (const socket of sockets) socket.destroy()
}

interface SlowUploads {
  key: string
  count: number
}

/** Holds uploads open at a byte every second, each with a file that never ends; gives what ends them. */
export async function uploadSlowly(baseUrl: string, { key, count }: SlowUploads): Promise<() => void> {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'
  const head = [
    'POST /api/dashboard/generate/ HTTP/1.1',
    'host: x',
    `authorization: Bearer ${key}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000000',
    '',
    part,
  ].join('\r\n')
  const sockets = await Promise.all(Array.from({ length: count }, () => open(baseUrl, head)))
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 1000)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}

export interface Answers {
  /** How often each status came; 0 where none did. */
  statuses: Record<number, number>
  p50Ms: number
  p99Ms: number
}

interface Rate {
  perSecond: number
  seconds: number
  headers?: Record<string, string>
}

/** Asks for an address so often a second, whether or not the answers before have come. */
export async function askAtRate(url: string, { perSecond, seconds, headers }: Rate): Promise<Answers> {
  const started = performance.now()
  const asked: Promise<{ status: number; ms: number }>[] = []
  for (let at = 0; at < perSecond * seconds; at++) {
    const dueMs = (at * 1000) / perSecond - (performance.now() - started)
    if (dueMs > 0) await sleep(dueMs)
    asked.push(ask(url, headers))
  }
  return summed(await Promise.all(asked))
}

/** Asks so many times at once. */
export const askAtOnce = async (
  url: string,
  count: number,
  headers?: Record<string, string>,
): Promise<Answers> => summed(await Promise.all(Array.from({ length: count }, () => ask(url, headers))))

/** Nothing of ours takes longer; then there is no answer. */
const answerMsMax = 30_000

async function ask(url: string, headers?: Record<string, string>): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(answerMsMax) })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
  return { status, ms: performance.now() - started }
}

function summed(answers: { status: number; ms: number }[]): Answers {
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  return { statuses, p50Ms: at(0.5), p99Ms: at(0.99) }
}
