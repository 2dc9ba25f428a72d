import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../scripts/test/start-product'
import { makeOrdersTable } from './orders-table'

/**
 * `npm run bench -- full-disk`: the product on a disk that runs full while files come in, and has room again later.
 * Linux only, as root, who may mount the small disk that it needs.
 */
const diskMb = 400
const fullMs = 20_000
const recoverMs = 60_000

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('A small disk can be mounted by root on Linux alone.')
  process.exit(2)
}
const disk = mkdtempSync(path.join(tmpdir(), 'readout-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', disk])
const dataDir = path.join(disk, 'data')
mkdirSync(dataDir)
const failures: string[] = []

function tell(what: string, figures: object, isWell: boolean): void {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${what}: ${JSON.stringify(figures)}`)
  if (!isWell) failures.push(what)
}

try {
  await onDisk()
  console.log(failures.length === 0 ? 'It was lived through.' : `${failures.length} were not.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
}

async function onDisk(): Promise<void> {
  const product = await startProduct({ dataDir })
  const { baseUrl } = product
  Object.assign(process.env, product.env, { READOUT_BASE_URL: baseUrl })
  // They read where the product runs when they are loaded.
  const { bearer, makeKey } = await import('../e2e/api/product')
  const { generate } = await import('../e2e/api/generate')
  const { findWebProcess } = await import('../e2e/load/web-process')
  const small = readFileSync('public/samples/store-orders.csv')
  const large = makeOrdersTable(5_000_000, 1)
  const key = makeKey('premium')
  const upload = (text: string | Uint8Array) =>
    generate(key, { fields: { file_type: 'csv' }, file: { text } })
  const health = async () => {
    const answer = await fetch(`${baseUrl}/api/health/`)
    return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
  }

  try {
    const made = (await (await upload(small)).json()) as { data: { dashboard_id: string } }
    const url = `${baseUrl}/api/dashboard/${made.data.dashboard_id}/`
    const read = async () => (await fetch(url, { headers: bearer(key) })).status
    const web = findWebProcess()

    const ballast = path.join(disk, 'ballast')
    fill(ballast)
    const full = await whileFull({ upload, small, large, health, read })
    tell('a full disk', full, isRefused(full))

    rmSync(ballast)
    const started = Date.now()
    while ((await health()).status !== 200 && Date.now() - started < recoverMs) await sleep(250)
    const wellAgainMs = Date.now() - started
    const after = {
      wellAgainMs,
      health: await health(),
      read: await read(),
      upload: (await upload(small)).status,
    }
    const isSame = findWebProcess() === web
    tell('room again', { ...after, isSame }, isSame && after.read === 200 && after.upload === 200)
  } finally {
    await product.stop()
  }
}

/** Takes all the room that is left, to the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'a')
  for (let size = 1024 * 1024; size > 0; ) {
    try {
      writeSync(handle, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size = Math.floor(size / 2)
    }
  }
  console.log(
    `The disk is full: ${Math.round(fstatSync(handle).size / 1024 / 1024)} MB of ${diskMb} were free.`,
  )
  closeSync(handle)
}

interface Asked {
  upload: (text: string | Uint8Array) => Promise<Response>
  small: Uint8Array
  large: string
  health: () => Promise<{ status: number; message: string }>
  read: () => Promise<number>
}

interface WhileFull {
  uploads: Record<string, number>
  reads: Record<string, number>
  health: Record<string, number>
}

async function whileFull({ upload, small, large, health, read }: Asked): Promise<WhileFull> {
  const [uploads, reads, healths]: Record<string, number>[] = [{}, {}, {}]
  const count = (of: Record<string, number>, what: string) => {
    of[what] = (of[what] ?? 0) + 1
  }
  for (const until = Date.now() + fullMs; Date.now() < until; await sleep(250)) {
    for (const text of [small, large]) {
      const answer = await upload(text)
      const { error } = (await answer.json()) as { error?: { code: string } }
      const again = answer.headers.get('retry-after') ? ', to come again' : ''
      count(uploads!, `${answer.status} ${error?.code ?? ''}${again}`)
    }
    count(reads!, String(await read()))
    const { status, message } = await health()
    count(healths!, `${status} ${message}`)
  }
  return { uploads: uploads!, reads: reads!, health: healths! }
}

/** Every upload is refused with a time to come again, what is there can be read or not yet, and health says it. */
function isRefused({ uploads, reads, health }: WhileFull): boolean {
  return (
    Object.keys(uploads).every((answer) => answer === '503 overloaded, to come again') &&
    Object.keys(reads).every((status) => status === '200' || status === '503') &&
    Object.keys(health).every((answer) => answer.startsWith('503'))
  )
}
