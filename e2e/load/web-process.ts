import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { baseUrl } from '../api/product'

const sampleMs = 50

/** Runs some work and gives the most memory that the web process held meanwhile, in megabytes. Linux only. */
export async function peakMemoryOf(work: () => Promise<void>): Promise<{ before: number; peak: number }> {
  const pid = findWebProcess()
  const before = residentMb(pid)
  let peak = before
  let isRunning = true
  const watch = (async () => {
    while (isRunning) {
      peak = Math.max(peak, residentMb(pid))
      await sleep(sampleMs)
    }
  })()
  await work().finally(() => {
    isRunning = false
  })
  await watch
  return { before, peak }
}

/** Descriptors that the web process holds. */
export const countDescriptors = (): number => readdirSync(`/proc/${findWebProcess()}/fd`).length

/** Its number. */
export const findWebProcess = (): string => findListener(Number(new URL(baseUrl).port))

function residentMb(pid: string): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

/** The process that holds the socket on which the product listens. */
function findListener(port: number): string {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((family) => listeningInodes(family, port)))
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOne(name, sockets))
  if (!pid) throw new Error(`No process of ours listens on port ${port}.`)
  return pid
}

/** Columns of /proc/net/tcp: 1 the local address, 3 the state (0A listens), 9 the inode. */
function listeningInodes(family: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const rows = readFileSync(`/proc/net/${family}`, 'utf8').trim().split('\n').slice(1)
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === '0A')
    .map((columns) => `socket:[${columns[9]}]`)
}

function holdsOne(pid: string, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(heldBy(`/proc/${pid}/fd/${fd}`)))
  } catch {
    return false
  }
}

/** Empty where it was closed since it was listed, as connections are all the while. */
function heldBy(descriptor: string): string {
  try {
    return readlinkSync(descriptor)
  } catch {
    return ''
  }
}
